#pragma once

#include <string_view>

namespace lockstep {

// What stands around the call of a rewritten kernel, in OpenCL C:
//
//     __kernel void k(PARAMETERS OF THE KERNEL, parameters) opening ... lk_kernel_k(lk_self, ...); closing

/// The parameters that every instrumented kernel has beside its own (see Instrumented).
[[nodiscard]] std::string_view kernel_parameters_text();
/// Sets up the work-item's context; up to where what differs between kernels follows.
[[nodiscard]] std::string_view kernel_opening_text();
/// Leaves behind what the work-item counted.
[[nodiscard]] std::string_view kernel_closing_text();

} // namespace lockstep
