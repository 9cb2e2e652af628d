#pragma once

#include "core/recorder/plain_watch.h"
#include "core/recorder/record.h"

#include <optional>

namespace lockstep {

struct RunSpec;

/// Ends a run before its plain kernels, and keeps the traces recorded so far. This saves a third of the
/// driver's builds in tests that need only traces.
class TracesAlone final : public PlainWatch {
public:
    Status captured(Recording& recording) override;
    void begins(std::size_t launch, std::chrono::milliseconds limit) override;
    Status ran(std::size_t launch, const LaunchFacts& facts) override;
    Status clocked(std::size_t launch, const LaunchFacts& facts) override;

    /// Returns the recording. `recorded` is the result of the run: the traces, or the run's own error.
    Result<Recording> taken(Result<Recording> recorded);

private:
    std::optional<Recording> traces_;
};

/// Records a run without its plain kernels. An experiment is correct if the results of its instrumented
/// kernels are correct.
Result<Recording> record_traces(Instrumenter& instrumenter, const RunSpec& run);

/// Records an experiment without its plain kernels.
Result<Recording> record_traces(const Experiment& experiment, const ParameterValues& values,
                                RecordOptions options = {});

} // namespace lockstep
