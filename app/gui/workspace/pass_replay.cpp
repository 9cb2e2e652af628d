#include "app/gui/workspace/pass_replay.h"

namespace lockstep::gui {

PassReplay::PassReplay(Playback& playback, Selection& selection, std::function<bool(Warp)> are_shown)
    : playback_(playback), selection_(selection), are_shown_(std::move(are_shown)) {
    playback_.set_next_part([this] { return next(); });
    connect(&selection_, &Selection::cursor_changed, this, &PassReplay::take_choice);
}

bool PassReplay::next() {
    if (selection_.view() == nullptr || !are_shown_(selection_.cursor().warp)) {
        return false;
    }
    const Cursor& cursor = selection_.cursor();
    const auto pass = next_pass(*selection_.view(), cursor, Direction::forwards);
    if (!pass || pass->tick != cursor.tick) {
        return false;
    }
    held_ = pass;
    selection_.set_pass(pass->pass);
    return true;
}

void PassReplay::take_choice() {
    const Cursor& cursor = selection_.cursor();
    if (playback_.playing() && cursor.pass && held_ != HeldPass{cursor.tick, *cursor.pass}) {
        playback_.pause();
    }
}

} // namespace lockstep::gui
