#pragma once

#include "app/gui/player/player_request.h"
#include "app/gui/workspace/cursor.h"
#include "core/base/result.h"
#include "core/session/group_view.h"

#include <memory>
#include <vector>

namespace lockstep::gui {

/// A run of a player: its work-group, and the cursor of each frame.
struct PlayedGroup {
    std::shared_ptr<const Session> session;
    GroupView view;
    std::vector<Cursor> frames;
    std::vector<bool> waits; ///< for each frame of a run that follows another: whether it has no such step
};

/// Returns the runs of a request. All have the same number of frames: each step of the first run has a step in the
/// others that it is linked to. Errors: value_not_allowed for a place, step or unit that the run does not have, and for
/// too many frames.
[[nodiscard]] Result<std::vector<PlayedGroup>> played_groups(const PlayerRequest& request);

/// Returns the index of the last frame that is not after the step of the place.
[[nodiscard]] std::uint32_t frame_of_place(const ViewPlace& place, const std::vector<Cursor>& frames);

} // namespace lockstep::gui
