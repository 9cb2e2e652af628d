#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/instrument/instrument.h"
#include "core/kernel/launch.h"
#include "core/run/capture.h"
#include "core/run/device.h"

#include <cstdint>

namespace lockstep {

struct CaptureOptions {
    std::uint64_t turn_budget = std::uint64_t{1} << 26; ///< loop turns a work-item may make
};

/// The instrumented program of a launch, built for a device; it can be captured many times.
struct Prepared {
    cl::Program program;
    bool values = false;
};

/// Whether kernel and device can take the launch.
/// Errors: bad_arguments, group_too_large, local_memory_too_large.
Status check_launch(const Device& device, const Launch& launch, const Instrumented& instrumented);

/// Checks the launch and builds the instrumented program, which serves all launches of the same source,
/// kernel and options. Errors: those of check_launch; driver_build_failed, driver_failed.
Result<Prepared> prepare(const Device& device, const Launch& launch, const Instrumented& instrumented,
                         bool values);

/// Runs the instrumented kernel twice: it counts its events, then writes them, each work-item to its exact
/// place. The plain kernel is not run. Errors: out_of_device_memory, driver_failed, cancelled.
Result<Capture> capture(const Device& device, const Launch& launch, const Instrumented& instrumented,
                        const Prepared& prepared, const CaptureOptions& options,
                        const ProgressSink& progress);

} // namespace lockstep
