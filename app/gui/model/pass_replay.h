#pragma once

#include "app/gui/model/passes.h"
#include "app/gui/model/playback.h"
#include "app/gui/model/selection.h"

#include <QObject>
#include <functional>
#include <optional>

namespace lockstep::gui {

/// During playback, holds the passes of a bank conflict of the cursor's warp one after the other before it
/// continues; at two steps per second:
///
///     step 7, whole --> pass 1 --> pass 2 --> pass 3 --> pass 4 --> step 8
///            500 ms     250 ms each
///
/// If the user chooses a pass meanwhile, playback pauses and holds that pass.
class PassReplay : public QObject {
    Q_OBJECT
public:
    /// `are_shown`: the front picture shows the passes of this warp; if not, playback does not wait for them.
    PassReplay(Playback& playback, Selection& selection, std::function<bool(Warp)> are_shown);
    ~PassReplay() override { playback_.set_next_part(nullptr); }

private:
    /// Holds the next pass of the step. False after the last one, and if the step has none.
    bool next();
    void take_choice();

    Playback& playback_;
    Selection& selection_;
    std::function<bool(Warp)> are_shown_;
    std::optional<HeldPass> held_; ///< held by playback, not by the user
};

} // namespace lockstep::gui
