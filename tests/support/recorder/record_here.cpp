#include "tests/support/recorder/record_here.h"

#include "core/instrument/clang_instrumenter.h"

namespace lockstep {

Result<Recording> record_run(const std::vector<Launch>& launches, const std::vector<HostCode>& host_code,
                             const RecordOptions& options, const ProgressSink& progress) {
    ClangInstrumenter instrumenter;
    return record_run(instrumenter, launches, host_code, options, progress);
}

Result<Trace> record(const Launch& launch, const RecordOptions& options, const ProgressSink& progress) {
    Result<Recording> recording = record_run({launch}, {}, options, progress);
    return recording ? Result<Trace>(std::move(recording->launches.front())) : recording.error();
}

Result<Recording> record_experiment(const Experiment& experiment, const ParameterValues& values,
                                    const RecordOptions& options, const ProgressSink& progress) {
    ClangInstrumenter instrumenter;
    return record_experiment(instrumenter, experiment, values, options, progress);
}

} // namespace lockstep
