#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/capture.h"
#include "core/run/device.h"
#include "core/site/instrumenter.h"

#include <cstdint>
#include <string>

namespace lockstep {

/// The kernel as its author wrote it, built for a device.
struct PlainProgram {
    cl::Program program;
    /// Where the kernel calls no sub-group functions: none.
    SubgroupFunctions sub_groups = SubgroupFunctions::none;
    std::string compiler_log = {}; ///< of its kernels; empty where the driver tells nothing
};

/// Whether the log of the driver's compiler is wanted: a driver that has the program from its cache tells none. Then it is
/// that which was kept (compiler_logs.h), or the program is compiled anew, which takes some tenths of a second.
enum class CompilerLog : std::uint8_t { as_it_comes, wanted };

/// Builds the plain kernel of a launch. A kernel that calls sub-group functions gets, in this order:
///
///     native     the device's own, where they are there and its sub-groups are `width` consecutive work-items
///     vendor     on NVIDIA, for a width of 32, functions of the same names in inline assembly (shfl.sync)
///     emulated   the instrumented text without observation: through local memory, with barriers of the group
///
/// The instrumenter puts included files in their places. Errors: driver_build_failed, driver_failed; those of
/// the instrumenter.
Result<PlainProgram> build_plain(const Device& device, Instrumenter& instrumenter, const Launch& launch,
                                 const Instrumented& instrumented,
                                 CompilerLog log = CompilerLog::as_it_comes);

/// OpenCL C for NVIDIA's compiler: the sub-group functions for warps of 32, in groups of so many work-items.
[[nodiscard]] std::string nvidia_sub_groups_text(std::uint64_t group_items);

} // namespace lockstep
