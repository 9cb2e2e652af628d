#pragma once

#include <string_view>

namespace lockstep {

// The text around the call of a rewritten kernel, in OpenCL C:
//
//     __kernel void k(PARAMETERS OF THE KERNEL, parameters) opening ... lk_kernel_k(lk_self, ...); closing

/// The parameters that every instrumented kernel has in addition to its own (see Instrumented).
[[nodiscard]] std::string_view kernel_parameters_text();
/// Sets up the work-item's context; ends before the part that differs between kernels.
[[nodiscard]] std::string_view kernel_opening_text();
/// Writes back what the work-item counted.
[[nodiscard]] std::string_view kernel_closing_text();

} // namespace lockstep
