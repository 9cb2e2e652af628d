#pragma once

#include "core/base/result.h"
#include "core/kernel/kernel_signature.h"
#include "core/kernel/launch.h"
#include "core/kernel/sim/sim_file.h"

#include <optional>
#include <string>

namespace lockstep::test {

/// A kernel that could have the arguments of a launch file.
[[nodiscard]] KernelSignature kernel_for(const SimFile& sim);

/// Describes what goes wrong when any `text` is read as a launch file; none if nothing does. It must be read,
/// or refused with a sentence. A launch file that was read must stay the same when it is written and read
/// again, and its arguments must be made within bounds, or refused.
[[nodiscard]] std::optional<std::string> flaw_in_reading(const std::string& text);

} // namespace lockstep::test
