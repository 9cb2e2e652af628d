#include "core/trace/trace_builder.h"

#include "core/trace/trace_check.h"

#include <utility>

namespace lockstep {

Result<Trace> build_trace(Program program, const NdRange& range, Capture capture) {
    Trace trace;
    trace.program = std::move(program);
    trace.range = range;
    trace.objects = std::move(capture.objects);
    trace.part = capture.part;
    trace.offsets = std::move(capture.offsets);
    trace.events = std::move(capture.events);
    trace.value_offsets = std::move(capture.value_offsets);
    trace.values = std::move(capture.values);
    trace.device = std::move(capture.device);
    trace.timing = std::move(capture.timing);
    trace.timing_reason = std::move(capture.timing_reason);
    trace.group_times = std::move(capture.group_times);
    trace.sub_groups = capture.sub_groups;
    trace.outputs = std::move(capture.outputs);
    trace.item_registers = capture.item_registers;
    if (const auto flaw = find_flaw(trace)) {
        return Error{ErrorCode::trace_mismatch,
                     {std::to_string(flaw->work_item), std::to_string(flaw->event)},
                     {},
                     flaw->part};
    }
    return trace;
}

} // namespace lockstep
