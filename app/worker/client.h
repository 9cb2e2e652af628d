#pragma once

#include "app/worker/protocol.h"
#include "core/base/input_file.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/recording/look.h"
#include "core/session/session.h"
#include "core/trace/recording.h"

#include <memory>
#include <vector>

namespace lockstep {

/// Creates the recording of a run: opens it if the run is a recording file; otherwise records the run in a
/// worker process, so that a driver that crashes or hangs does not affect this process. Blocks. Calls
/// `progress` at least every 50 ms; if it returns false, the worker is killed. The recording is transferred
/// through shared memory, which is always released. If the device is one of another machine ("ssh:HOST/NAME"), the
/// run is packed here and recorded there, see record_remotely(). Errors: those of complete_run(), of reading and of the
/// worker's stages; worker_not_started; worker_died with the end of its output; worker_answer_wrong;
/// cancelled.
Result<Recording> run_in_worker(const RunSpec& run, const ProgressSink& progress = {});

/// Records a packed run in another process of this program, lockstep-record, otherwise like run_in_worker(). Of
/// the options, record_pack() uses the device, the limits and the number of groups. Errors: those of reading a
/// packed run, without its path, and of record_pack(); those of run_in_worker().
Result<Recording> record_pack_in_worker(const InputFile& pack, const RecordOptions& options,
                                        const ProgressSink& progress = {});

/// Opens or records a run like run_in_worker(), and analyses it (see core/recording/look.h). If a large log
/// need not be kept, it is analysed while it is recorded, and only a few parts of it are in memory at a time.
/// In this case, the session contains only the log of the first groups, and the warp steps of those groups
/// that advice compares. Errors: also those of look().
Result<std::shared_ptr<const Session>> look(const RunSpec& run, const Wants& wants = {},
                                            const ProgressSink& progress = {});

/// Times the plain kernels of several runs alternately, in one worker process per device. Returns a timing
/// for each launch of each run. Errors: those of time_runs(); worker_not_started, worker_died,
/// worker_answer_wrong, cancelled.
Result<std::vector<RunTimings>> time_in_worker(const std::vector<RunSpec>& runs,
                                               const ProgressSink& progress = {});

/// Reads a launch file or kernel file in a worker process, and returns the launch that it describes. Errors:
/// those of complete_run() and launch_form(); worker_not_started, worker_died, worker_answer_wrong,
/// cancelled.
Result<LaunchForm> launch_form_in_worker(const RunSpec& run, const ProgressSink& progress = {});

/// Returns the devices that a worker finds, and how the worker is confined. Errors: no_device,
/// worker_not_started, worker_died, worker_answer_wrong, cancelled.
Result<DeviceList> devices_in_worker(const ProgressSink& progress = {});

/// Returns the devices of the machine that the name of a device refers to: "ssh:HOST", or a device of this machine.
/// Errors: those of devices_in_worker(), and of remote_devices().
Result<DeviceList> devices_of(const std::string& device, const ProgressSink& progress = {});

} // namespace lockstep
