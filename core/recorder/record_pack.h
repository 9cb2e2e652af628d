#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/pack/packed_run.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"
#include "core/trace/recording.h"

namespace lockstep {

/// Records a packed run. Without its times, the recording equals the one that record() makes of the same run on
/// the same device. Of the options, the device, the limits and the receivers are used; `groups` and a false
/// `time_plain` replace those of the packed run. Without a device in the options, the run is recorded on the one for
/// which it was packed, if this machine has it, and otherwise on the default device. `instrumenter` answers from the
/// packed run (see PackedInstrumenter). The run must have no flaw (see find_flaw()). Errors: those of record();
/// pack_for_another_device, pack_of_another_version.
Result<Recording> record_pack(Instrumenter& instrumenter, const PackedRun& packed,
                              const RecordOptions& options, const ProgressSink& progress = {});

/// Returns the experiment of a packed run, if it is the same in this version. Errors: pack_of_another_version.
Result<const Experiment*> packed_experiment(const PackedRun& packed);

} // namespace lockstep
