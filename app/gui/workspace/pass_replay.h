#pragma once

#include "app/gui/workspace/passes.h"
#include "app/gui/workspace/playback.h"
#include "app/gui/workspace/selection.h"

#include <QObject>
#include <functional>
#include <optional>

namespace lockstep::gui {

/// During playback, shows the passes of a bank conflict of the cursor's warp one by one before playback
/// continues. At two steps per second:
///
///     step 7, whole --> pass 1 --> pass 2 --> pass 3 --> pass 4 --> step 8
///            500 ms     250 ms each
///
/// If the user chooses a pass during this time, playback pauses and shows that pass.
class PassReplay : public QObject {
    Q_OBJECT
public:
    /// Replays passes during playback. `are_shown` returns whether the front picture shows the passes of a
    /// warp; if it does not, playback skips them.
    PassReplay(Playback& playback, Selection& selection, std::function<bool(Warp)> are_shown);
    ~PassReplay() override { playback_.set_next_part(nullptr); }

private:
    /// Shows the next pass of the step. Returns false after the last pass, and if the step has no passes.
    bool next();
    void take_choice();

    Playback& playback_;
    Selection& selection_;
    std::function<bool(Warp)> are_shown_;
    std::optional<HeldPass> held_; ///< the pass that playback shows; empty if the user chose it
};

} // namespace lockstep::gui
