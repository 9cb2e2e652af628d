#pragma once

#include <string>
#include <string_view>

namespace lockstep {

/// Returns the OpenCL C 1.2 source of the probes that log accesses and decisions, and that redirect
/// out-of-bounds accesses.
[[nodiscard]] std::string_view access_probes_text();

/// Returns the OpenCL C 1.2 source of the probes for asynchronous copies between global and local memory, and
/// for waiting for them.
[[nodiscard]] std::string_view copy_probes_text();

/// Returns the OpenCL C 1.2 source of the functions with which work-items of a group vote, and with which
/// work-items of a sub-group exchange values.
[[nodiscard]] std::string_view group_probes_text();

/// Returns the OpenCL C 1.2 source of the image probes. They compute the accessed texels from the coordinates
/// and the settings of the sampler.
[[nodiscard]] std::string_view image_probes_text();

// The following functions return the OpenCL C source around the call of a rewritten kernel:
//
//     __kernel void k(PARAMETERS OF THE KERNEL, parameters) opening ... lk_kernel_k(lk_self, ...); closing

/// Returns the additional parameters that every instrumented kernel has (see Instrumented).
[[nodiscard]] std::string_view kernel_parameters_text();
/// Returns the code that sets up the context of a work-item. This is the part that is the same for all
/// kernels.
[[nodiscard]] std::string_view kernel_opening_text();
/// Returns the code that writes back the counters of the work-item.
[[nodiscard]] std::string_view kernel_closing_text();

/// Returns the source of the probes that write an event to the log. Events are written to the work-item's own
/// part of the log and, with -DLK_SPILL, to shared overflow space if that part is full. With -DLK_QUADS, four
/// words are written at a time.
[[nodiscard]] std::string_view log_probes_text();

/// Returns the OpenCL C 1.2 source of the probes that record which elements of private arrays have been
/// written, and that check reads of them.
[[nodiscard]] std::string_view private_probes_text();

/// Returns macro definitions for the probes: the layout of an event (core/site/record.h), such as `#define
/// LK_PAYLOAD_BITS 40`, and the kinds of faults, such as `#define LK_OUT_OF_BOUNDS 1u`.
[[nodiscard]] std::string record_constants_text();

} // namespace lockstep
