#include "tests/support/recorder/launched_run.h"

#include "core/recorder/record.h"
#include "tests/support/recorder/traces_alone.h"

namespace lockstep::test {

Result<Recording> traces_of(Instrumenter& instrumenter, const LaunchedRun& run, RecordOptions options) {
    TracesAlone traces;
    options.time_plain = false;
    options.values = false;
    options.plain_watch = &traces;
    return traces.taken(record_run(instrumenter, run.launches, run.host_code, options));
}

InstrumentTarget target_of(const Trace& trace) {
    InstrumentTarget target;
    if (trace.answers) {
        target.address_bits = trace.answers->address_bits;
        target.macros = trace.answers->macros;
    }
    return target;
}

} // namespace lockstep::test
