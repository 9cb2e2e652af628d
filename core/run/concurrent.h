#pragma once

#include "core/base/result.h"
#include "core/facts/timing.h"
#include "core/kernel/launch.h"
#include "core/site/instrumenter.h"

#include <string>
#include <vector>

namespace lockstep {

/// Runs the plain kernels of launches that do not depend on each other, all in flight at once, and returns
/// the times of each by OpenCL profiling events, in launch order. All run once beforehand, so that no build
/// is measured. `device`: as for open_device(). Errors: those of open_device(); driver_build_failed,
/// out_of_device_memory, driver_failed.
Result<std::vector<LaunchTimes>> run_concurrently(const std::string& device, Instrumenter& instrumenter,
                                                  const std::vector<Launch>& launches,
                                                  const ConcurrencyPlan& plan);

} // namespace lockstep
