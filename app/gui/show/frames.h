#pragma once

#include "app/common/place/place.h"
#include "app/gui/workspace/cursor.h"
#include "app/gui/workspace/track.h"
#include "core/base/result.h"
#include "core/session/group_view.h"
#include "core/session/session.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace lockstep::gui {

/// The unit by which consecutive frames differ.
struct FrameStep {
    Granularity by = Granularity::tick;
    std::uint64_t cycles = 1; ///< for Granularity::cycle: number of cycles per frame
    friend bool operator==(const FrameStep&, const FrameStep&) = default;
};

/// Parses "step", "access", "line", "round", "barrier", "pass" or "cycles:N". Errors: value_not_allowed
/// {"by", text, allowed}.
[[nodiscard]] Result<FrameStep> frame_step(const std::string& text);

/// Returns the cursors of the frames of a film of the place's work-group, in order. The first cursor is at
/// `from` and the last at `to`; between them there is one per stop:
///
///     step     every step                 round    the first step of each round
///     access   each memory access         barrier  each barrier
///     line     where the line changes     pass     each pass of a bank conflict of the place's warp
///     cycles   every N cycles of the model, with the step that the work-group issues in that cycle
///
/// As in a place, `from` and `to` are steps counted from 1 or, for cycles, cycles counted from 0. Runs
/// the simulation if cycles are requested. Errors: value_not_allowed {key, value, allowed} if the run has no
/// such place, step or cycle, or no model.
[[nodiscard]] Result<std::vector<Cursor>> frames(const std::shared_ptr<const Session>& session,
                                                 const ViewPlace& place, FrameStep by, std::uint64_t from,
                                                 std::uint64_t to);

/// Moves a cursor to a cycle of the model, and to the step that its work-group issues in that cycle: the step
/// of the cursor's warp if it issues, otherwise the step of the first warp that issues. If no warp issues,
/// only the cycle changes.
[[nodiscard]] Cursor at_cycle(const GroupView& view, Cursor cursor, const Timeline& timeline, Cycle cycle);

} // namespace lockstep::gui
