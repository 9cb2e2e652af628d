#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/recorder/launch_programs.h"
#include "core/recorder/shared_chain.h"
#include "core/recording/run_spec.h"
#include "core/run/driver/device.h"
#include "core/run/plain_limit.h"
#include "core/run/plain_run.h"
#include "core/trace/recording.h"

#include <chrono>
#include <vector>

namespace lockstep {

/// Data of the instrumented run of a launch that the plain run of the same launch needs.
struct PlainLaunch {
    const Launch& launch;
    const Instrumented& instrumented;
    std::chrono::milliseconds instrumented_time{0}; ///< device time of all passes of the instrumented kernel
};

/// Returns the time limit for running the plain kernel of a launch. The watch in `options` enforces it.
[[nodiscard]] PlainLimit limit_of(const RecordOptions& options, std::size_t launch,
                                  std::chrono::milliseconds instrumented_time);

/// Runs the plain kernels of a recording after all its launches have been captured, and adds their results
/// and times.
class PlainRuns {
public:
    PlainRuns(const Device& device, LaunchPrograms& programs, const RecordOptions& options,
              const ProgressSink& progress, Recording& recording)
        : device_(device),
          programs_(programs),
          options_(options),
          progress_(progress),
          recording_(recording) {}

    /// Runs the plain kernels in launch order, up to the first launch with faults. If a driver fails, no more
    /// kernels are run, and the recording gets a PlainStop. Errors: those of building; cancelled.
    Status run(const std::vector<PlainLaunch>& launches, const std::vector<HostCode>& host_code);

private:
    Status run(std::size_t number, const PlainLaunch& launch);
    Status add_results(std::size_t number, const PlainLaunch& launch, const PlainProgram& program,
                       PlainLimit& limit);
    /// Runs the plain kernel for its results and, if wanted, its time.
    Result<PlainResults> run_and_time(const PlainLaunch& launch, const PlainProgram& program, PlainRun& plain,
                                      PlainLimit& limit);
    void take_results(PlainResults results, const Launch& launch, LaunchFacts& facts);
    Status add_group_times(std::size_t number, const PlainLaunch& launch, PlainRun& plain);
    Status add_copy_speed(LaunchFacts& facts);
    void run_host_code(std::size_t launch, const std::vector<HostCode>& host_code);
    [[nodiscard]] bool goes_on(std::size_t number) const;

    const Device& device_;
    LaunchPrograms& programs_;
    const RecordOptions& options_;
    const ProgressSink& progress_;
    Recording& recording_;
    SharedChain chain_;
    std::size_t next_step_ = 0; ///< index of the next host code to run
    std::uint64_t copy_bytes_per_second_ = 0;
};

/// Makes the PlainStop for an error of the driver. `launch` is the index of the launch that ran.
[[nodiscard]] PlainStop stop_by(const Error& error, std::size_t launch);

} // namespace lockstep
