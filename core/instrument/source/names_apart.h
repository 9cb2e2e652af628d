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
/// lk_ and LK_. While the kernel is rewritten, its own names of that kind begin differently. Users see the
/// original names, and the driver gets the kernel's original name:
///
///     lk_sum(x, "lk_")  --renamed-->  Lk_sum(x, "lk_")  --as_written-->  lk_sum(x, "lk_")
///
/// Names keep their length, so that column numbers do not change.
class NamesApart {
public:
    /// @param text  preprocessed, so that it contains all names
    explicit NamesApart(std::string_view text);

    [[nodiscard]] std::string renamed(std::string_view text) const;
    [[nodiscard]] std::string as_written(std::string_view text) const;
    [[nodiscard]] Error as_written(Error error) const;
    [[nodiscard]] KernelSignature as_written(KernelSignature signature) const;
    /// Restores the names everywhere except in the text for the driver.
    [[nodiscard]] Instrumented as_written(Instrumented instrumented) const;

private:
    using Beginnings = std::vector<std::pair<std::string, std::string>>; ///< pairs (from, to)
    Beginnings marks_;
    Beginnings back_;
};

/// True if the name occurs in the text outside of literals.
[[nodiscard]] bool holds_name(std::string_view text, std::string_view name);
/// The text with one name replaced by another.
[[nodiscard]] std::string with_name(std::string_view text, std::string_view from, std::string_view to);

} // namespace lockstep
