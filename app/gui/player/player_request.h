#pragma once

#include "app/common/place/place.h"
#include "app/gui/show/frames.h"
#include "core/session/session.h"

#include <QString>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockstep::gui {

/// A step with a text of the user: a bookmark.
struct PlayerNote {
    std::uint64_t step = 1; ///< number of the step, from 1; for a race, a time of its clock
    QString text;
};

/// What a player shows: the steps of a work-group, in one or several views; or a race, if the view of the place is
/// "race".
struct PlayerRequest {
    std::shared_ptr<const Session> session;
    /// The work-group and warp, the step that is shown first, the first view, and the size of the pictures.
    ViewPlace place;
    /// Names of the views in their order. If it is empty: the view of the place, then all other views that
    /// apply to the run, as many as fit into the file.
    std::vector<std::string> views = {};
    /// For a race, the unit is cycles of its clock; 0 cycles: a number that suits its length.
    FrameStep by = {};
    std::optional<std::uint64_t> from = std::nullopt; ///< as in frames(); empty: the first step
    std::optional<std::uint64_t> to = std::nullopt;   ///< empty: the last step
    QString title = {};                               ///< empty: the name of the run
    QString subtitle = {};                            ///< shown below the title
    /// The other runs of a race; otherwise other runs, shown beside the first one at the steps that are linked to its
    /// steps (ViewPlace::link). Their view is ViewPlace::picture, unless `views` names others.
    std::vector<std::shared_ptr<const Session>> others = {};
    std::vector<PlayerNote> notes = {}; ///< the markers; without any, the rounds are the markers
};

/// The largest player, in bytes.
inline constexpr std::size_t most_player_bytes = 5'000'000;
/// The largest number of runs side by side.
inline constexpr std::size_t most_player_runs = 4;
/// The largest number of steps in a player.
inline constexpr std::size_t most_player_frames = 5000;

} // namespace lockstep::gui
