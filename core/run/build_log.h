#pragma once

#include <cstdint>
#include <string>

namespace lockstep {

/// Registers of a work-item that a driver's build log names for a kernel; 0 where it names none, or more than any GPU
/// has. NVIDIA's says, with -cl-nv-verbose:
///
///     ptxas info    : Compiling entry function 'reduce' for 'sm_90'
///     ptxas info    : Used 16 registers, 380 bytes cmem[0]
[[nodiscard]] std::uint32_t registers_in_build_log(const std::string& log, const std::string& kernel);
/// Those of its lines that name kernels or registers, each with its end.
[[nodiscard]] std::string lines_of_registers(const std::string& log);

} // namespace lockstep
