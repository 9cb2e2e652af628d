#include "app/gui/window/actions/breakpoint_actions.h"

#include "app/gui/panels/source/source_panel.h"
#include "app/gui/panels/status_line.h"

#include <QMenu>
#include <algorithm>
#include <vector>

namespace lockstep::gui {

BreakpointActions::BreakpointActions(Workspace& workspace, const ActionSet& actions, SourcePanel& source,
                                     StatusLine& status)
    : workspace_(workspace), source_(source), status_(status) {
    connect(&workspace.selection(), &Selection::view_changed, this, &BreakpointActions::show);
    connect(&source, &SourcePanel::breakpoint_toggled, this, &BreakpointActions::toggle);
    actions.on(Command::toggle_breakpoint, [this] {
        if (workspace_.selection().view() != nullptr) {
            toggle(line_at_hand());
        }
    });
    actions.on(Command::run_to_line, [this] { run_to_line(); });
}

/// Returns the lines with breakpoints of the shown run.
std::set<std::uint32_t>& BreakpointActions::lines() {
    return workspace_.desk().breakpoints[workspace_.selection().view()->session->recording().what];
}

/// Returns the chosen line, or else the line of the current step.
std::uint32_t BreakpointActions::line_at_hand() const {
    const Selection& selection = workspace_.selection();
    return selection.cursor().line != 0 ? selection.cursor().line : selection.site()->line;
}

void BreakpointActions::show() {
    const GroupView& view = *workspace_.selection().view();
    std::vector<std::uint32_t> ticks;
    for (const std::uint32_t line : lines()) {
        const std::vector<std::uint32_t> of_line = ticks_of_line(view, line);
        ticks.insert(ticks.end(), of_line.begin(), of_line.end());
    }
    std::ranges::sort(ticks);
    workspace_.playback().set_breaks(std::move(ticks));
    source_.show_breakpoints(lines());
}

void BreakpointActions::toggle(std::uint32_t line) {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr) {
        return;
    }
    if (lines().erase(line) == 0) {
        if (ticks_of_line(*view, line).empty()) {
            status_.say(
                tr("No step of this work-group executes line %1, so playback cannot stop there").arg(line));
            return;
        }
        lines().insert(line);
    }
    show();
}

void BreakpointActions::run_to_line() {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr) {
        return;
    }
    Playback& playback = workspace_.playback();
    playback.pause();
    if (const auto tick =
            next_of(ticks_of_line(*view, line_at_hand()), playback.tick(), Direction::forwards)) {
        playback.seek(*tick);
    }
}

/// Says why the selected warp cannot be played to a line; empty if it can.
QString BreakpointActions::why_not_run_to(std::uint32_t line) const {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr) {
        return tr("nothing has been run yet");
    }
    if (!source_.is_text_of_run()) {
        return tr("the source has changed since the last run");
    }
    const Cursor& cursor = workspace_.selection().cursor();
    if (next_of_warp(*view, line, cursor.warp, cursor.tick)) {
        return {};
    }
    const bool is_before = std::ranges::any_of(ticks_of_line(*view, line), [&](std::uint32_t tick) {
        return view->step_at(Tick(tick), cursor.warp) != nullptr;
    });
    return is_before ? tr("warp %1 does not execute it after this step").arg(cursor.warp.value())
                     : tr("warp %1 does not execute it").arg(cursor.warp.value());
}

void BreakpointActions::add_entry(QMenu* menu, std::uint32_t line) {
    const GroupView* view = workspace_.selection().view();
    const std::uint32_t to = line != 0 || view == nullptr ? line : line_at_hand();
    const QString why_not = why_not_run_to(to);
    const QString name = tr("Run to line %1").arg(to);
    auto* entry = new QAction(
        why_not.isEmpty() ? name : tr("%1 (%2)", "an entry; why it is disabled").arg(name, why_not), menu);
    entry->setEnabled(why_not.isEmpty());
    QAction* const first = menu->actions().value(0);
    menu->insertAction(first, entry);
    menu->insertSeparator(first);
    connect(entry, &QAction::triggered, this, [this, to] {
        const Cursor& cursor = workspace_.selection().cursor();
        const GroupView* shown = workspace_.selection().view();
        if (const auto tick = next_of_warp(*shown, to, cursor.warp, cursor.tick)) {
            workspace_.playback().play_to(*tick);
        }
    });
}

} // namespace lockstep::gui
