#pragma once

#include <string>
#include <string_view>

namespace lockstep {

/// OpenCL C 1.2 text of the probes that log accesses and decisions and keep accesses inside their objects.
[[nodiscard]] std::string_view access_probes_text();

/// OpenCL C 1.2 text of the probes for asynchronous copies between global and local memory, and for the waits
/// for them.
[[nodiscard]] std::string_view copy_probes_text();

/// OpenCL C 1.2 text of the functions with which a group votes and its sub-groups exchange values.
[[nodiscard]] std::string_view group_probes_text();

/// OpenCL C 1.2 text of the image probes. They compute the texels from coordinates and a sampler's settings.
[[nodiscard]] std::string_view image_probes_text();

// The text around the call of a rewritten kernel, in OpenCL C:
//
//     __kernel void k(PARAMETERS OF THE KERNEL, parameters) opening ... lk_kernel_k(lk_self, ...); closing

/// The parameters that every instrumented kernel has in addition to its own (see Instrumented).
[[nodiscard]] std::string_view kernel_parameters_text();
/// Sets up the work-item's context; ends before the part that differs between kernels.
[[nodiscard]] std::string_view kernel_opening_text();
/// Writes back what the work-item counted.
[[nodiscard]] std::string_view kernel_closing_text();

/// The probes that write an event to a work-item's log: into the work-item's own part (with -DLK_QUADS, four
/// words at a time) and, with -DLK_SPILL, into shared overflow space when that part is full.
[[nodiscard]] std::string_view log_probes_text();

/// OpenCL C 1.2 text of the probes that note which elements of private arrays were written and check reads of
/// them.
[[nodiscard]] std::string_view private_probes_text();

/// The layout of an event (core/site/record.h) for the probes, such as `#define LK_PAYLOAD_BITS 40`, and a
/// name for each kind of fault, such as `#define LK_OUT_OF_BOUNDS 1u`.
[[nodiscard]] std::string record_constants_text();

} // namespace lockstep
