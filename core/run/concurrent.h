#pragma once

#include "core/base/result.h"
#include "core/facts/launch_times.h"
#include "core/kernel/launch.h"
#include "core/site/instrumenter.h"

#include <string>
#include <vector>

namespace lockstep {

/// Runs the plain kernels of launches that do not depend on each other, all in flight at once, and gives the
/// times of each by OpenCL profiling events; in the order of the launches. All run once before, so that no
/// build is measured. `device`: as for open_device(). Errors: those of open_device(); driver_build_failed,
/// out_of_device_memory, driver_failed.
Result<std::vector<LaunchTimes>> run_concurrently(const std::string& device, Instrumenter& instrumenter,
                                                  const std::vector<Launch>& launches,
                                                  const ConcurrencyPlan& plan);

} // namespace lockstep
