#pragma once

#include "app/confine/protection.h"
#include "app/worker/build_time.h"
#include "app/worker/instrumenter_process.h"
#include "app/worker/protocol.h"

#include <memory>

namespace lockstep {

/// The objects of a worker process that were created while it was confined.
struct Confined {
    std::unique_ptr<BuildTime> build_time;             ///< time budget of the request's first run
    std::unique_ptr<InstrumenterProcess> instrumenter; ///< null if the request needs none
    Protection protection;
};

/// Returns the limits for reading and building the kernels of each run of a request.
[[nodiscard]] BuildLimits build_limits_of(const WorkerRequest& request);

/// Restricts the file access of this process to the files that a request needs, in two steps:
///
///     the folder of the kernel  ->  the instrumenter starts  ->  only the files of the run  ->  drivers
///
/// The instrumenter is started after the first step, so it keeps the access that this step allows; later it
/// loses write access. Call this function before a second thread starts.
[[nodiscard]] Confined confine_worker(const WorkerRequest& request);

} // namespace lockstep
