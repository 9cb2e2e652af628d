#pragma once

#include "app/worker/protocol.h"
#include "core/base/input_file.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/pack/packed_run.h"
#include "core/recording/run_spec.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace lockstep {

/// A packed run in memory, as a .lkp file.
struct PackedBytes {
    std::shared_ptr<const InputFile> memory;
    std::uint64_t bytes = 0;
};

struct PackedInMemory {
    PackedBytes file;
    PackedRun run;
};

/// Packs a run in a worker process. Otherwise like pack_in_worker().
Result<PackedInMemory> pack_in_memory(const RunSpec& run, const std::string& description,
                                      const ProgressSink& progress = {});

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
