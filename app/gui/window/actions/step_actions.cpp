#include "app/gui/window/actions/step_actions.h"

#include "app/gui/panels/status_line.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/passes.h"
#include "app/gui/workspace/track.h"

#include <QInputDialog>
#include <algorithm>

namespace lockstep::gui {

StepActions::StepActions(Workspace& workspace, const ActionSet& actions, StatusLine& status, QWidget& window)
    : workspace_(workspace), status_(status), cycles_(workspace, status), window_(window) {
    workspace_.playback().set_cycle_steps([this](int count) { return cycles_.step(count); });
    connect_playing(actions);
    connect_jumps(actions);
    connect_lanes(actions);
}

StepActions::~StepActions() {
    workspace_.playback().set_cycle_steps(nullptr);
}

void StepActions::connect_playing(const ActionSet& actions) {
    Playback& playback = workspace_.playback();
    actions.on(Command::play, [&playback] { playback.toggle(Direction::forwards); });
    actions.on(Command::play_back, [&playback] { playback.toggle(Direction::backwards); });
    actions.on(Command::step, [&playback] { playback.step(1); });
    actions.on(Command::step_back, [&playback] { playback.step(-1); });
    actions.on(Command::ten_steps, [&playback] { playback.step(10); });
    actions.on(Command::ten_steps_back, [&playback] { playback.step(-10); });
    actions.on(Command::slower, [&playback] {
        playback.set_speed(playback.speed_index() > 0 ? playback.speed_index() - 1 : 0);
    });
    actions.on(Command::faster, [&playback] { playback.set_speed(playback.speed_index() + 1); });
    actions.on(Command::loop, [&playback] { playback.set_loop(!playback.loop()); });
}

void StepActions::connect_jumps(const ActionSet& actions) {
    Playback& playback = workspace_.playback();
    actions.on(Command::first, [&playback] { playback.first(); });
    actions.on(Command::last, [&playback] { playback.last(); });
    actions.on(Command::next_round, [this] { jump_round(1); });
    actions.on(Command::previous_round, [this] { jump_round(-1); });
    actions.on(Command::next_notable, [this] { jump_notable(Direction::forwards); });
    actions.on(Command::previous_notable, [this] { jump_notable(Direction::backwards); });
    actions.on(Command::next_pass, [this] { jump_pass(Direction::forwards); });
    actions.on(Command::previous_pass, [this] { jump_pass(Direction::backwards); });
    actions.on(Command::go_to, [this] { ask_for_step(); });
}

void StepActions::connect_lanes(const ActionSet& actions) {
    Selection& selection = workspace_.selection();
    actions.on(Command::warp_up, [&selection] { selection.move_lane(-1, 0); });
    actions.on(Command::warp_down, [&selection] { selection.move_lane(1, 0); });
    actions.on(Command::lane_left, [&selection] { selection.move_lane(0, -1); });
    actions.on(Command::lane_right, [&selection] { selection.move_lane(0, 1); });
}

void StepActions::jump_round(int count) {
    const GroupView* view = workspace_.selection().view();
    const bool has_rounds = view != nullptr && !view->rounds.empty();
    workspace_.playback().step(count, has_rounds ? Granularity::round : Granularity::barrier);
}

void StepActions::jump_notable(Direction direction) {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr) {
        return;
    }
    Selection& selection = workspace_.selection();
    if (const auto step =
            next_notable(*view, workspace_.playback().tick(), selection.cursor().warp, direction)) {
        workspace_.playback().seek(step->tick);
        selection.set_lane(step->warp, selection.cursor().lane);
    } else {
        status_.say(direction == Direction::forwards ? tr("No conflict or divergence after this step")
                                                     : tr("No conflict or divergence before this step"));
    }
}

void StepActions::jump_pass(Direction direction) {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr) {
        return;
    }
    if (const auto to = next_pass(*view, workspace_.selection().cursor(), direction)) {
        workspace_.playback().seek(to->tick);
        workspace_.selection().set_pass(to->pass);
    } else {
        status_.say(direction == Direction::forwards ? tr("No bank conflict of this warp after this step")
                                                     : tr("No bank conflict of this warp before this step"));
    }
}

void StepActions::ask_for_step() {
    Playback& playback = workspace_.playback();
    const auto count = static_cast<int>(playback.tick_count());
    bool accepted = false;
    const int step = QInputDialog::getInt(
        &window_, tr("Go to step"), tr("Step (1 to %1):").arg(count_text(count)),
        static_cast<int>(playback.tick().value()) + 1, 1, std::max(1, count), 1, &accepted);
    if (accepted) {
        playback.seek(Tick(static_cast<std::uint32_t>(step - 1)));
    }
}

} // namespace lockstep::gui
