#include "tests/support/recorder/traces_alone.h"

#include "core/experiments/catalogue.h"
#include "core/recording/run_spec.h"
#include "tests/support/recorder/record_here.h"

#include <utility>

namespace lockstep {
namespace {

/// Checks the results against the experiment's reference, as the end of record_experiment() does.
void check(const Experiment& experiment, const ParameterValues& values, bool is_edited,
           Recording& recording) {
    const auto launches = experiment.launches(values, *kernel_source(experiment));
    if (!experiment.is_broken() || is_edited) {
        recording.correct = experiment.check(values, *launches, recording);
    }
}

} // namespace

Status TracesAlone::captured(Recording& recording) {
    traces_ = std::move(recording);
    return Error{.code = ErrorCode::cancelled};
}

void TracesAlone::begins(std::size_t /*launch*/, std::chrono::milliseconds /*limit*/) {}

Status TracesAlone::ran(std::size_t /*launch*/, const LaunchFacts& /*facts*/) {
    return {};
}

Status TracesAlone::clocked(std::size_t /*launch*/, const LaunchFacts& /*facts*/) {
    return {};
}

Result<Recording> TracesAlone::taken(Result<Recording> recorded) {
    return traces_ ? Result<Recording>(std::move(*traces_)) : std::move(recorded);
}

Result<Recording> record_traces(Instrumenter& instrumenter, const RunSpec& run) {
    TracesAlone traces;
    RunSpec watched = run;
    watched.options.plain_watch = &traces;
    Result<Recording> recording = traces.taken(record(instrumenter, watched));
    if (recording && run.kind == RunKind::experiment) {
        check(**find_experiment(recording->what), recording->parameters, run.program_text.has_value(),
              *recording);
    }
    return recording;
}

Result<Recording> record_traces(const Experiment& experiment, const ParameterValues& values,
                                RecordOptions options) {
    TracesAlone traces;
    options.plain_watch = &traces;
    Result<Recording> recording = traces.taken(record_experiment(experiment, values, options));
    if (recording) {
        check(experiment, values, false, *recording);
    }
    return recording;
}

} // namespace lockstep
