#pragma once

#include "core/recorder/plain_watch.h"
#include "core/recorder/record.h"

#include <optional>

namespace lockstep {

struct RunSpec;

/// Ends a run before its plain kernels, and keeps what it has by then. Building plain kernels is a third of what a driver
/// builds for a test that needs traces alone.
class TracesAlone final : public PlainWatch {
public:
    Status captured(Recording& recording) override;
    void begins(std::size_t launch, std::chrono::milliseconds limit) override;
    Status ran(std::size_t launch, const LaunchFacts& facts) override;
    Status clocked(std::size_t launch, const LaunchFacts& facts) override;

    /// `recorded` is what the run returned: the traces, or the run's own error.
    Result<Recording> taken(Result<Recording> recorded);

private:
    std::optional<Recording> traces_;
};

/// As record(), without plain kernels. An experiment is correct if the results of its instrumented kernels are.
Result<Recording> record_traces(Instrumenter& instrumenter, const RunSpec& run);

/// As record_experiment(), without plain kernels.
Result<Recording> record_traces(const Experiment& experiment, const ParameterValues& values,
                                RecordOptions options = {});

} // namespace lockstep
