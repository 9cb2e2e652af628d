#include "app/gui/workspace/trial/edit_job.h"

#include <utility>

namespace lockstep::gui {

EditJob::Work edit_with(ArrayEditor editor) {
    return [editor = std::move(editor)](const EditWanted& wanted, const ProgressSink&) -> Result<EditDone> {
        Result<ArrayEdit> edit = editor(wanted.source, wanted.options, wanted.target, wanted.wish);
        return edit ? Result<EditDone>(EditDone{wanted, *std::move(edit)}) : edit.error();
    };
}

EditWanted edit_wanted(const TriedArray& array, LayoutChoice choice, KernelSource source,
                       std::string options) {
    const Trace& trace = array.requests->session->trace(array.requests->launch);
    const LocalObject& object = array.object();
    const ArrayMap& map = array.at(choice).map;
    EditWanted wanted{.source = std::move(source),
                      .options = std::move(options),
                      .target = {},
                      .wish = {trace.program.kernel, array.name, map},
                      .array_bytes = map.size_for(object.elements()) * object.element_bytes};
    if (trace.answers) {
        wanted.target.address_bits = trace.answers->address_bits;
        wanted.target.macros = trace.answers->macros;
    }
    return wanted;
}

} // namespace lockstep::gui
