#pragma once

#include "app/worker/protocol.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"
#include "core/trace/recording.h"

#include <string>
#include <vector>

namespace lockstep {

// What the functions in app/worker/client.h do for devices of other machines, "ssh:HOST/NAME". Runs are packed on this
// machine, for the device that the other machine describes, and recorded and timed there by lockstep-record. Errors of
// all functions: value_not_allowed for the name of the device; those of Connection; cancelled.

/// Records a run. The log is stored on this machine while it is recorded. If the connection is lost, returns a
/// recording of what has arrived, with a PlainStop, if that can be shown. Errors: also those of pack_in_worker() and
/// record_pack_in_worker().
Result<Recording> record_remotely(const RunSpec& run, const ProgressSink& progress);

/// Times runs of one device alternately. Errors: also those of pack_in_worker() and time_packs().
Result<std::vector<RunTimings>> time_remotely(const std::vector<RunSpec>& runs, const ProgressSink& progress);

/// Reads the launch of a file for a device of another machine. Errors: also those of launch_form_in_worker().
Result<LaunchForm> launch_form_remotely(const RunSpec& run, const ProgressSink& progress);

/// Returns the devices of the machine. Errors: also no_device.
Result<DeviceList> remote_devices(const std::string& device, const ProgressSink& progress);

} // namespace lockstep
