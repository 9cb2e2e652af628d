#pragma once

#include "core/base/result.h"
#include "core/facts/timing.h"
#include "core/kernel/launch.h"
#include "core/site/instrumenter.h"

#include <string>
#include <vector>

namespace lockstep {

/// Runs the plain kernels of independent launches concurrently and returns their times from OpenCL profiling
/// events, in launch order. Before that, runs every launch once, so that no build is measured. `device` is a
/// name as for open_device(). Errors: those of open_device(); driver_build_failed, out_of_device_memory,
/// driver_failed.
Result<std::vector<LaunchTimes>> run_concurrently(const std::string& device, Instrumenter& instrumenter,
                                                  const std::vector<Launch>& launches,
                                                  const ConcurrencyPlan& plan);

} // namespace lockstep
