#pragma once

#include "core/session/session.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

/// One iteration of the kernel's outermost loop, in ticks.
struct Round {
    Site loop;
    std::uint32_t number = 0; ///< counted from 1
    std::uint32_t first_tick = 0;
    std::uint32_t end_tick = 0;
    std::int32_t value = 0; ///< of the loop's variable, if it has one
};

/// One work-group of a session with the data that every picture of it needs: computed once per group, then
/// only read.
struct GroupView {
    std::shared_ptr<const Session> session;
    std::size_t launch = 0;
    std::shared_ptr<const GroupSteps> steps;
    std::vector<std::uint32_t> last_tick;               ///< by the work-item's index in the group
    std::vector<std::vector<std::uint32_t>> warp_steps; ///< by warp: indices into steps->steps
    std::vector<Round> rounds;                          ///< in tick order
    /// For use in the window: pictures must not wait for simulations. They show what is already available and
    /// indicate that the rest is being computed.
    bool only_at_hand = false;

    [[nodiscard]] const Trace& trace() const { return session->trace(launch); }
    [[nodiscard]] const SiteInfo& site(Site s) const { return trace().program.sites[s.index()]; }
    [[nodiscard]] std::uint32_t tick_count() const { return static_cast<std::uint32_t>(steps->ticks.size()); }
    /// Lanes that exist in a warp: the last warp may be partial.
    [[nodiscard]] std::uint32_t lanes_of(Warp warp) const;
    [[nodiscard]] WorkItem first_item() const;
    /// The warp's step in this tick; null if it does not issue in it.
    [[nodiscard]] const WarpStep* step_at(Tick tick, Warp warp) const;
    /// The warp's first step after this tick; null if there is none.
    [[nodiscard]] const WarpStep* step_after(Tick tick, Warp warp) const;
    /// The iteration that contains a tick; null outside loops.
    [[nodiscard]] const Round* round_at(Tick tick) const;
};

[[nodiscard]] GroupView make_group_view(std::shared_ptr<const Session> session, std::size_t launch,
                                        Group group);

} // namespace lockstep
