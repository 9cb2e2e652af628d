#pragma once

#include "app/cli/command.h"

namespace lockstep {

/// What both programs say first of themselves.
inline constexpr const char* program_summary =
    "Lockstep shows how a GPU executes a kernel and moves its data.";

/// The command line of lockstep-cli.
[[nodiscard]] const CommandLine& lockstep_cli();

/// What a shell offers for WHAT.
[[nodiscard]] std::vector<std::string> experiment_ids();

// Options that commands of both programs take.
[[nodiscard]] Option set_option();
[[nodiscard]] Option device_option();
[[nodiscard]] Option hardware_option();
[[nodiscard]] Option hw_option();

Result<int> run_devices(const Arguments& arguments);
Result<int> run_list(const Arguments& arguments);
Result<int> run_run(const Arguments& arguments);
Result<int> run_sweep(const Arguments& arguments);
Result<int> run_compare(const Arguments& arguments);
Result<int> run_licences(const Arguments& arguments);

} // namespace lockstep
