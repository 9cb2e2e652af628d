#pragma once

#include "core/kernel/kernel_signature.h"
#include "core/kernel/launch.h"
#include "core/kernel/sim/sim_file.h"

#include <optional>
#include <string>

namespace lockstep::test {

/// Returns the signature of a kernel whose parameters match the arguments of a launch file.
[[nodiscard]] KernelSignature kernel_for(const SimFile& sim);

/// Describes what goes wrong when `text`, which may be anything, is read as a launch file; none if all is
/// well. The text must be read, or refused with a sentence. A launch file that was read must stay the same
/// when it is written and read again, and its arguments must be created within the limits, or refused.
[[nodiscard]] std::optional<std::string> flaw_in_reading(const std::string& text);

} // namespace lockstep::test
