#pragma once

#include "core/facts/device_info.h"

#include <filesystem>
#include <string>

namespace lockstep {

// Output of drivers' compilers, saved for the user's later runs: NVIDIA's driver gives no output for a
// program from its cache. If a file is lost, the program is compiled again.

/// The file for the output of the device's compiler for a program, in user_data_dir(); empty if there is no
/// such folder.
[[nodiscard]] std::filesystem::path compiler_log_file(const DeviceInfo& device, const std::string& text,
                                                      const std::string& options);
/// The saved content of the file; empty if there is none, or if it is too large.
[[nodiscard]] std::string kept_compiler_log(const std::filesystem::path& file);
/// Saves the lines that name kernels and their registers. Errors are ignored.
void keep_compiler_log(const std::filesystem::path& file, const std::string& log);

} // namespace lockstep
