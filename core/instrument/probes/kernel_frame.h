#pragma once

#include <string_view>

namespace lockstep {

// The OpenCL C source around the call of a rewritten kernel:
//
//     __kernel void k(PARAMETERS OF THE KERNEL, parameters) opening ... lk_kernel_k(lk_self, ...); closing

/// Returns the additional parameters of every instrumented kernel (see Instrumented).
[[nodiscard]] std::string_view kernel_parameters_text();
/// Returns the code that sets up the context of the work-item, up to the part that differs between kernels.
[[nodiscard]] std::string_view kernel_opening_text();
/// Returns the code that writes back the counters of the work-item.
[[nodiscard]] std::string_view kernel_closing_text();

} // namespace lockstep
