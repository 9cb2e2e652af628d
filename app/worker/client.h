#pragma once

#include "app/worker/protocol.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/recording/look.h"
#include "core/session/session.h"
#include "core/trace/recording.h"

#include <memory>
#include <vector>

namespace lockstep {

/// Makes the recording of a run: opens it if it is a file; otherwise completes the run and records it in the
/// worker process, so that a driver that crashes or hangs harms nothing else. Blocks. Calls `progress` at
/// least every 50 ms; if it returns false, the worker is ended at once. The recording is transferred through
/// memory that is released in every case. Errors: those of complete_run(), of reading and of the worker's
/// stages; worker_not_started; worker_died with the end of its output; worker_answer_wrong; cancelled.
Result<Recording> run_in_worker(const RunSpec& run, const ProgressSink& progress = {});

/// Opens or records a run like run_in_worker(), and analyses it: see core/recording/look.h. A large log that
/// need not be kept is analysed while it is recorded, in the memory of a few parts; only its first groups are
/// kept, and the warp steps of the groups that advice compares. Errors: also those of look().
Result<std::shared_ptr<const Session>> look(const RunSpec& run, const Wants& wants = {},
                                            const ProgressSink& progress = {});

/// Times the plain kernels of several runs on one device, interleaved, in one worker process. Returns a
/// timing for each launch of each run. Errors: those of time_runs(); worker_not_started, worker_died,
/// worker_answer_wrong, cancelled.
Result<std::vector<RunTimings>> time_in_worker(const std::vector<RunSpec>& runs,
                                               const ProgressSink& progress = {});

/// What a launch file or kernel file launches, as read in a worker process. Errors: those of complete_run()
/// and launch_form(); worker_not_started, worker_died, worker_answer_wrong, cancelled.
Result<LaunchForm> launch_form_in_worker(const RunSpec& run, const ProgressSink& progress = {});

/// The devices that a worker finds, and the confinement of the worker. Errors: no_device, worker_not_started,
/// worker_died, worker_answer_wrong, cancelled.
Result<DeviceList> devices_in_worker(const ProgressSink& progress = {});

} // namespace lockstep
