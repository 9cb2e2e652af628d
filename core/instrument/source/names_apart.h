#pragma once

#include "core/base/error.h"
#include "core/kernel/kernel_signature.h"
#include "core/site/instrumented.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lockstep {

/// Prevents conflicts between a kernel's own names and the names that instrumenting adds, which begin with
/// lk_ and LK_. Names of the kernel with these prefixes are renamed while the kernel is rewritten. Users see
/// the original names, and the driver gets the original name of the kernel:
///
///     lk_sum(x, "lk_")  --renamed-->  Lk_sum(x, "lk_")  --as_written-->  lk_sum(x, "lk_")
///
/// Names keep their length, so that column numbers do not change.
class NamesApart {
public:
    /// @param text  The preprocessed text, which contains all names of the program.
    explicit NamesApart(std::string_view text);

    [[nodiscard]] std::string renamed(std::string_view text) const;
    [[nodiscard]] std::string as_written(std::string_view text) const;
    [[nodiscard]] Error as_written(Error error) const;
    [[nodiscard]] KernelSignature as_written(KernelSignature signature) const;
    /// Restores the original names in all results except the program text that is passed to the driver.
    [[nodiscard]] Instrumented as_written(Instrumented instrumented) const;

private:
    using Beginnings = std::vector<std::pair<std::string, std::string>>; ///< pairs of prefixes (old, new)
    Beginnings marks_;
    Beginnings back_;
};

/// Whether the text contains this name outside of string and character literals.
[[nodiscard]] bool holds_name(std::string_view text, std::string_view name);
/// Returns the text with each occurrence of the name `from` replaced by `to`.
[[nodiscard]] std::string with_name(std::string_view text, std::string_view from, std::string_view to);

} // namespace lockstep
