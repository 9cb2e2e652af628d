#pragma once

#include "core/base/error.h"
#include "core/kernel/kernel_signature.h"
#include "core/site/instrumented.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lockstep {

/// Keeps a kernel's own names from meeting those that instrumenting adds, which begin with lk_ and LK_. For as
/// long as the kernel is rewritten, its names of that kind begin otherwise; what a person reads, and the
/// kernel's name for the driver, is as it was written:
///
///     lk_sum(x, "lk_")  --renamed-->  Lk_sum(x, "lk_")  --as_written-->  lk_sum(x, "lk_")
///
/// Names keep their length, so that nothing moves.
class NamesApart {
public:
    /// @param text  preprocessed, so that all names stand in it
    explicit NamesApart(std::string_view text);

    [[nodiscard]] std::string renamed(std::string_view text) const;
    [[nodiscard]] std::string as_written(std::string_view text) const;
    [[nodiscard]] Error as_written(Error error) const;
    [[nodiscard]] KernelSignature as_written(KernelSignature signature) const;
    /// All but the text that the driver gets.
    [[nodiscard]] Instrumented as_written(Instrumented instrumented) const;

private:
    using Beginnings = std::vector<std::pair<std::string, std::string>>; ///< of names: from, to
    Beginnings marks_;
    Beginnings back_;
};

/// True where the name stands in the text, outside of literals.
[[nodiscard]] bool holds_name(std::string_view text, std::string_view name);
/// The text with one name in place of another.
[[nodiscard]] std::string with_name(std::string_view text, std::string_view from, std::string_view to);

} // namespace lockstep
