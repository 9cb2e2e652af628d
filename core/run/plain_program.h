#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/driver/device.h"
#include "core/run/driver/program.h"
#include "core/site/instrumenter.h"
#include "core/trace/capture.h"

#include <cstdint>
#include <string>

namespace lockstep {

/// The plain kernel (without probes), built for a device.
struct PlainProgram {
    cl::Program program;
    /// The implementation of sub-group functions; `none` if the kernel calls none.
    SubgroupFunctions sub_groups = SubgroupFunctions::none;
    /// Output of the driver's compiler for the kernels of the program; empty if there is none.
    std::string compiler_log = {};
};

/// Whether the output of the driver's compiler is needed. If the driver has the program in its cache, it
/// returns no output. With `wanted`, the output is then read from a saved file (build_log.h), or the program
/// is compiled again, which takes some tenths of a second.
enum class CompilerLog : std::uint8_t { as_it_comes, wanted };

/// Builds the plain kernel of a launch. If the kernel calls sub-group functions, the first suitable
/// implementation is used:
///
///     native     the device's own, if it has them and its sub-groups are `width` consecutive work-items
///     vendor     on NVIDIA, for a width of 32, functions with the same names in inline assembly (shfl.sync)
///     emulated   the instrumented text without probes: through local memory, with work-group barriers
///
/// The instrumenter resolves #include directives. `target` is the result of target_for(), or null if it is
/// not known yet; it is then determined if needed. `contraction` says whether the driver may contract operations; an
/// emulated program never does. Errors: driver_build_failed, driver_failed; those of the
/// instrumenter.
Result<PlainProgram> build_plain(const Device& device, Instrumenter& instrumenter, const Launch& launch,
                                 const Instrumented& instrumented, CompilerLog log = CompilerLog::as_it_comes,
                                 const InstrumentTarget* target = nullptr,
                                 Contraction contraction = Contraction::forbidden);

/// Returns OpenCL C source for NVIDIA's compiler with the sub-group functions for warps of 32, in groups of
/// `group_items` work-items.
[[nodiscard]] std::string nvidia_sub_groups_text(std::uint64_t group_items);

} // namespace lockstep
