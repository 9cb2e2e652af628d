#pragma once

#include <cstdint>
#include <string>

namespace lockstep {

/// Registers per work-item that a driver's build log reports for a kernel; 0 if it reports none, or more than
/// any GPU has. With -cl-nv-verbose, NVIDIA's driver reports:
///
///     ptxas info    : Compiling entry function 'reduce' for 'sm_90'
///     ptxas info    : Used 16 registers, 380 bytes cmem[0]
[[nodiscard]] std::uint32_t registers_in_build_log(const std::string& log, const std::string& kernel);
/// Those of its lines that name kernels or registers, including their line ends.
[[nodiscard]] std::string lines_of_registers(const std::string& log);

} // namespace lockstep
