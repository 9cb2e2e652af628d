#include "app/gui/workspace/trial/edit_job.h"

#include <utility>

namespace lockstep::gui {

namespace {

InstrumentTarget target_of(const Trace& trace) {
    InstrumentTarget target;
    if (trace.answers) {
        target.address_bits = trace.answers->address_bits;
        target.macros = trace.answers->macros;
    }
    return target;
}

} // namespace

EditJob::Work edit_with(ArrayEditor editor, GroupRequirer requirer) {
    return [editor = std::move(editor), requirer = std::move(requirer)](
               const EditWanted& wanted, const ProgressSink&) -> Result<EditDone> {
        if (const auto* group = std::get_if<GroupWish>(&wanted.wish)) {
            Result<std::string> text = requirer(wanted.source, wanted.options, wanted.target, *group);
            return text ? Result<EditDone>(EditDone{wanted, {.text = *std::move(text)}}) : text.error();
        }
        Result<ArrayEdit> edit =
            editor(wanted.source, wanted.options, wanted.target, std::get<ArrayEditWish>(wanted.wish));
        return edit ? Result<EditDone>(EditDone{wanted, *std::move(edit)}) : edit.error();
    };
}

EditWanted edit_wanted(const TriedArray& array, LayoutChoice choice, KernelSource source,
                       std::string options) {
    const Trace& trace = array.requests->session->trace(array.requests->launch);
    const LocalObject& object = array.object();
    const ArrayMap& map = array.at(choice).map;
    return {.source = std::move(source),
            .options = std::move(options),
            .target = target_of(trace),
            .wish = ArrayEditWish{trace.program.kernel, array.name, map},
            .array_bytes = map.size_for(object.elements()) * object.element_bytes};
}

EditWanted group_wanted(const Trace& trace, KernelSource source, std::string options) {
    return {.source = std::move(source),
            .options = std::move(options),
            .target = target_of(trace),
            .wish = GroupWish{trace.program.kernel, trace.range.local}};
}

} // namespace lockstep::gui
