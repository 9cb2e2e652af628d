#pragma once

#include "app/worker/protocol.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"

#include <filesystem>
#include <string>

namespace lockstep {

/// Packs a run in a worker process, and writes it as a .lkp file. `description` is what
/// `lockstep-record --describe` printed on the machine that will record the run; empty: for the device of the
/// run here. Errors: those of complete_run() and pack_run(); not_a_description without a path;
/// cannot_write_file; worker_not_started, worker_died, worker_answer_wrong, cancelled.
Status pack_in_worker(const RunSpec& run, const std::string& description, const std::filesystem::path& path,
                      const ProgressSink& progress = {});

/// Describes the devices of this machine, in another process of this program, lockstep-record. Errors: those of
/// describe_targets(); worker_not_started, worker_died, worker_answer_wrong, cancelled.
Result<TargetList> describe_targets_in_worker(const DescriptionWish& wish, const ProgressSink& progress = {});

} // namespace lockstep
