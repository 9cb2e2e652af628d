#pragma once

#include "app/confine/protection.h"
#include "app/worker/instrumenter_process.h"
#include "app/worker/protocol.h"

#include <memory>

namespace lockstep {

/// What the worker has once it is confined.
struct Confined {
    std::unique_ptr<InstrumenterProcess> instrumenter; ///< null for a request that needs none
    Protection protection;
};

/// What building each of a request's kernels may take.
[[nodiscard]] BuildLimits build_limits_of(const WorkerRequest& request);

/// Confines this process to what a request needs, in two steps:
///
///     the folder of the kernel  ->  the instrumenter starts  ->  the files of the run alone  ->  drivers
///
/// The instrumenter stays at the first step, and makes itself unable to write. To be called before a second thread
/// starts.
[[nodiscard]] Confined confine_worker(const WorkerRequest& request);

} // namespace lockstep
