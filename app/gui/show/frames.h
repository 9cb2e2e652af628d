#pragma once

#include "app/common/place/place.h"
#include "app/gui/model/cursor.h"
#include "core/base/result.h"
#include "core/session/group_view.h"
#include "core/session/session.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace lockstep::gui {

/// The step from one frame to the next.
struct FrameStep {
    enum class By : std::uint8_t { step, access, line, round, barrier, pass, cycles };
    By by = By::step;
    std::uint64_t cycles = 1; ///< of By::cycles
    friend bool operator==(const FrameStep&, const FrameStep&) = default;
};

/// "step", "access", "line", "round", "barrier", "pass", "cycles:N". Errors: value_not_allowed {"by", text, allowed}.
[[nodiscard]] Result<FrameStep> frame_step(const std::string& text);

/// The cursors of the frames of a film of the place's work-group, in order. The first is at `from` and the
/// last at `to`; between them there is one for each stop:
///
///     step     every step                 round    the first step of each round
///     access   each memory access         barrier  each barrier
///     line     where the line changes     pass     each pass of a bank conflict of the place's warp
///     cycles   every N cycles of the model, with the step that the work-group issues then
///
/// `from` and `to` are steps, counted from 1, or for By::cycles, cycles, counted from 0, as in a place.
/// Simulates the model if cycles are requested. Errors: value_not_allowed {key, value, allowed}: the run has
/// no such place, step or cycle, or no model.
[[nodiscard]] Result<std::vector<Cursor>> frames(const std::shared_ptr<const Session>& session,
                                                 const ViewPlace& place, FrameStep by, std::uint64_t from,
                                                 std::uint64_t to);

/// The cursor at a cycle of the model. It goes to the step that its work-group issues in that cycle: that of
/// the cursor's warp if it issues, otherwise of the warp that comes first. If no warp issues, only the cycle
/// changes.
[[nodiscard]] Cursor at_cycle(const GroupView& view, Cursor cursor, const Timeline& timeline, Cycle cycle);

} // namespace lockstep::gui
