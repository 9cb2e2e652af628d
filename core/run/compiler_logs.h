#pragma once

#include "core/facts/device_info.h"

#include <filesystem>
#include <string>

namespace lockstep {

// What drivers' compilers said of programs, kept for the user's later runs: NVIDIA's says nothing of a program that the
// driver has in its cache. Losing a file costs a compilation.

/// Where what the device's compiler says of a program is kept, in user_data_dir(); empty where there is no such folder.
[[nodiscard]] std::filesystem::path compiler_log_file(const DeviceInfo& device, const std::string& text,
                                                      const std::string& options);
/// What was kept there; empty where nothing was, or too much.
[[nodiscard]] std::string kept_compiler_log(const std::filesystem::path& file);
/// Keeps the lines that name kernels and their registers. Does nothing where it cannot.
void keep_compiler_log(const std::filesystem::path& file, const std::string& log);

} // namespace lockstep
