#pragma once

#include "app/common/place/place.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>

namespace lockstep::gui {

/// A place that was visited, with its session as long as somebody else keeps it.
struct Visit {
    ViewPlace place;
    std::weak_ptr<const Session> session;
};

/// How one came from one place to the next.
enum class Move : std::uint8_t {
    none, ///< both are the same
    step, ///< a few steps on, another lane or warp, a pass or a cycle
    seek, ///< far away in the same work-group
    jump, ///< another run, view, launch, work-group or chosen line
};
/// `most_step`: of the distance between two steps that still count as a step.
[[nodiscard]] Move move_between(const ViewPlace& from, const ViewPlace& to, std::uint64_t most_step);

/// The visited places, as a browser keeps pages:
///
///     oldest ... [shown] ... newest        back <-   -> forward
///
/// A jump adds an entry behind the shown one and drops what lay ahead. A step only changes the shown entry.
class PlaceHistory {
public:
    static constexpr std::size_t most = 100;

    void visit(Visit visit, Move move);
    /// The entry that is shown now; null: nothing was visited.
    [[nodiscard]] const Visit* shown() const;
    [[nodiscard]] bool has_before() const { return shown_ > 0; }
    [[nodiscard]] bool has_after() const { return shown_ + 1 < visits_.size(); }
    /// Goes by one entry. Null if there is none.
    const Visit* back();
    const Visit* forward();
    [[nodiscard]] std::size_t size() const { return visits_.size(); }

private:
    std::deque<Visit> visits_;
    std::size_t shown_ = 0;
};

} // namespace lockstep::gui
