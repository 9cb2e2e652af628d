#pragma once

#include "core/session/session.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

/// One turn of the kernel's outermost loop, as ticks.
struct Round {
    Site loop;
    std::uint32_t number = 0; ///< from 1
    std::uint32_t first_tick = 0;
    std::uint32_t end_tick = 0;
    std::int32_t value = 0; ///< of the loop's variable, where the loop has one
};

/// One work-group of a session with what every picture of it looks up: computed once a group, then read only.
struct GroupView {
    std::shared_ptr<const Session> session;
    std::size_t launch = 0;
    std::shared_ptr<const GroupSteps> steps;
    std::vector<std::uint32_t> last_tick;               ///< by the item's place in the group
    std::vector<std::vector<std::uint32_t>> warp_steps; ///< by warp: indices into steps->steps
    std::vector<Round> rounds;                          ///< in tick order
    /// In the window: pictures may not wait for simulations. They show what has been made and say that the
    /// rest is awaited.
    bool only_at_hand = false;

    [[nodiscard]] const Trace& trace() const { return session->trace(launch); }
    [[nodiscard]] const SiteInfo& site(Site s) const { return trace().program.sites[s.index()]; }
    [[nodiscard]] std::uint32_t tick_count() const { return static_cast<std::uint32_t>(steps->ticks.size()); }
    /// Lanes of a warp that exist: the last warp may be partial.
    [[nodiscard]] std::uint32_t lanes_of(Warp warp) const;
    [[nodiscard]] WorkItem first_item() const;
    /// The warp's step in this tick; null when it is not issued.
    [[nodiscard]] const WarpStep* step_at(Tick tick, Warp warp) const;
    /// The warp's first step after this tick; null when it has none.
    [[nodiscard]] const WarpStep* step_after(Tick tick, Warp warp) const;
    /// The round a tick stands in; null outside loops.
    [[nodiscard]] const Round* round_at(Tick tick) const;
};

[[nodiscard]] GroupView make_group_view(std::shared_ptr<const Session> session, std::size_t launch,
                                        Group group);

} // namespace lockstep
