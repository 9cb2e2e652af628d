#pragma once

#include "app/common/place/place.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>

namespace lockstep::gui {

/// A visited place. Its session is only available while something else keeps it alive.
struct Visit {
    ViewPlace place;
    std::weak_ptr<const Session> session;
};

/// The distance between two consecutive places.
enum class Move : std::uint8_t {
    none, ///< the places are equal
    step, ///< a few steps away, another lane or warp, a pass or a cycle
    seek, ///< far away in the same work-group
    jump, ///< another run, view, launch, work-group or chosen line
};
/// Classifies the move between two places. `most_step` is the largest distance between two steps that still
/// counts as Move::step.
[[nodiscard]] Move move_between(const ViewPlace& from, const ViewPlace& to, std::uint64_t most_step);

/// The list of visited places, like the history of a browser:
///
///     oldest ... [shown] ... newest        back <-   -> forward
///
/// A jump adds an entry after the shown one and drops all later entries. A step only updates the shown entry.
class PlaceHistory {
public:
    static constexpr std::size_t most = 100;

    void visit(Visit visit, Move move);
    /// Returns the shown entry; null if nothing was visited.
    [[nodiscard]] const Visit* shown() const;
    [[nodiscard]] bool has_before() const { return shown_ > 0; }
    [[nodiscard]] bool has_after() const { return shown_ + 1 < visits_.size(); }
    /// Moves back by one entry; returns null if there is none.
    const Visit* back();
    const Visit* forward();
    [[nodiscard]] std::size_t size() const { return visits_.size(); }

private:
    std::deque<Visit> visits_;
    std::size_t shown_ = 0;
};

} // namespace lockstep::gui
