#pragma once

#include "core/facts/device_info.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace lockstep {

/// Returns the registers per work-item that a driver's build log reports for a kernel; 0 if the log contains
/// no number, or one that is larger than on any GPU. With -cl-nv-verbose, NVIDIA's driver reports:
///
///     ptxas info    : Compiling entry function 'reduce' for 'sm_90'
///     ptxas info    : Used 16 registers, 380 bytes cmem[0]
[[nodiscard]] std::uint32_t registers_in_build_log(const std::string& log, const std::string& kernel);
/// Returns the lines of a log that contain kernel names or register counts, including line ends.
[[nodiscard]] std::string lines_of_registers(const std::string& log);

// The output of drivers' compilers, saved for later runs of the user, because NVIDIA's driver returns no
// output for a program in its cache. If a file is lost, the program is compiled again.

/// Returns the path of the file for the compiler's output for a program on a device, in user_data_dir();
/// empty if there is no such folder.
[[nodiscard]] std::filesystem::path compiler_log_file(const DeviceInfo& device, const std::string& text,
                                                      const std::string& options);
/// Returns the contents of the file; empty if it does not exist or is too large.
[[nodiscard]] std::string kept_compiler_log(const std::filesystem::path& file);
/// Saves the lines that contain kernel names and register counts. Errors are ignored.
void keep_compiler_log(const std::filesystem::path& file, const std::string& log);

} // namespace lockstep
