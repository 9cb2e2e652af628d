#pragma once

#include "core/session/session.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

/// One iteration of the outermost loop of the kernel, as a range of ticks.
struct Round {
    Site loop;
    std::uint32_t number = 0; ///< number of the iteration, starting at 1
    std::uint32_t first_tick = 0;
    std::uint32_t end_tick = 0;
    std::int32_t value = 0; ///< value of the loop variable, if there is one
};

/// A work-group of a session, with the data that every picture of it needs. The data is computed once per
/// group and then only read.
struct GroupView {
    std::shared_ptr<const Session> session;
    std::size_t launch = 0;
    std::shared_ptr<const GroupSteps> steps;
    std::vector<std::uint32_t> last_tick; ///< for each work-item of the group, its last tick
    /// For each warp, the indices of its steps in steps->steps.
    std::vector<std::vector<std::uint32_t>> warp_steps;
    std::vector<Round> rounds; ///< iterations of the outermost loop, in tick order
    /// Set in the window, where pictures must not wait for simulations. If set, pictures show only data that
    /// has already been computed, and indicate that the rest is being computed.
    bool only_at_hand = false;

    [[nodiscard]] const Trace& trace() const { return session->trace(launch); }
    [[nodiscard]] const SiteInfo& site(Site s) const { return trace().program.sites[s.index()]; }
    [[nodiscard]] std::uint32_t tick_count() const { return static_cast<std::uint32_t>(steps->ticks.size()); }
    /// Returns the number of existing lanes of a warp. The last warp may be partial.
    [[nodiscard]] std::uint32_t lanes_of(Warp warp) const;
    [[nodiscard]] WorkItem first_item() const;
    /// Returns the step of a warp in this tick; null if the warp executes no step in it.
    [[nodiscard]] const WarpStep* step_at(Tick tick, Warp warp) const;
    /// Returns the first step of a warp after this tick; null if there is none.
    [[nodiscard]] const WarpStep* step_after(Tick tick, Warp warp) const;
    /// Returns the loop iteration that contains a tick; null outside of the loop.
    [[nodiscard]] const Round* round_at(Tick tick) const;
};

[[nodiscard]] GroupView make_group_view(std::shared_ptr<const Session> session, std::size_t launch,
                                        Group group);

} // namespace lockstep
