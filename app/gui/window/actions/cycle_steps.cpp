#include "app/gui/window/actions/cycle_steps.h"

#include "app/gui/panels/status_line.h"
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/model_place.h"
#include "app/gui/show/frames.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct CycleWords {
    Q_DECLARE_TR_FUNCTIONS(CycleWords)
};

} // namespace

bool CycleSteps::step(int count) {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr) {
        return false;
    }
    const Cursor& cursor = workspace_.selection().cursor();
    if (!timeline_key(*view, cursor)) {
        status_.say(CycleWords::tr(
            "This kernel does not fit on a multiprocessor of the model, so there are no simulated cycles"));
        return false;
    }
    const auto timeline = timeline_of(*view, cursor);
    if (timeline == nullptr) {
        status_.say(CycleWords::tr(
            "This run has not been simulated yet. To simulate it, open the Multiprocessor view"));
        return false;
    }
    const std::uint64_t cycles = view->session->analysis(view->launch).model.simulation->cycles;
    const auto now =
        static_cast<std::int64_t>(model_cycle(*view, cursor, *timeline).value_or(Cycle(0)).value());
    const std::int64_t target = std::clamp<std::int64_t>(
        now + count, 0, static_cast<std::int64_t>(std::max<std::uint64_t>(cycles, 1)) - 1);
    go_to(*timeline, Cycle(static_cast<std::uint64_t>(target)));
    return target != now;
}

void CycleSteps::go_to(const Timeline& timeline, Cycle cycle) {
    Selection& selection = workspace_.selection();
    selection.go(at_cycle(*selection.view(), selection.cursor(), timeline, cycle));
    workspace_.playback().seek(selection.cursor().tick);
}

} // namespace lockstep::gui
