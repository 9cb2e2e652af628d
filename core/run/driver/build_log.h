#pragma once

#include <cstdint>
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

} // namespace lockstep
