#pragma once

#include <functional>
#include <optional>
#include <string>

namespace lockstep::optimised {

/// What `make` makes, in a process of its own, so that a crash, an endless search or a stack that ends takes nothing
/// with it. None where it made nothing, crashed, or took more than so many seconds of a processor. The process that
/// calls must not have other threads at work in what `make` uses.
[[nodiscard]] std::optional<std::string> made_apart(const std::function<std::optional<std::string>()>& make,
                                                    unsigned seconds);

} // namespace lockstep::optimised
