#pragma once

#include "app/common/command.h"

#include <string>
#include <vector>

namespace lockstep {

/// The first sentence in the help of both programs.
inline constexpr const char* program_summary =
    "Lockstep shows how a GPU executes a kernel and moves its data.";

/// Returns the values that shell completion offers for WHAT.
[[nodiscard]] std::vector<std::string> experiment_ids();

// Options used by commands of both programs.
[[nodiscard]] Option set_option();
[[nodiscard]] Option kernel_option();
[[nodiscard]] Option define_option();
[[nodiscard]] Option build_options_option();
[[nodiscard]] Option files_outside_option();
[[nodiscard]] Option device_option();
[[nodiscard]] Option hardware_option();
[[nodiscard]] Option hw_option();

} // namespace lockstep
