#include "core/trace/trace_builder.h"

#include "core/trace/trace_check.h"

#include <utility>

namespace lockstep {

Result<Trace> build_trace(Program program, const NdRange& range, Capture capture) {
    Trace trace;
    static_cast<LaunchFacts&>(trace) = std::move(static_cast<LaunchFacts&>(capture));
    trace.program = std::move(program);
    trace.range = range;
    trace.objects = std::move(capture.objects);
    trace.part = capture.part;
    trace.offsets = std::move(capture.offsets);
    trace.events = std::move(capture.events);
    trace.value_offsets = std::move(capture.value_offsets);
    trace.values = std::move(capture.values);
    if (const auto flaw = find_flaw(trace)) {
        return Error{ErrorCode::trace_mismatch,
                     {std::to_string(flaw->work_item), std::to_string(flaw->event)},
                     {},
                     flaw->part};
    }
    return trace;
}

} // namespace lockstep
