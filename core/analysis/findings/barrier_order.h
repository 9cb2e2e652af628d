#pragma once

#include "core/site/site.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// How the barriers of a group order its accesses to local memory, global memory or images. A barrier orders
/// the memory that its flags name (images with global memory), for the work-items that pass it.
///
///     tick    0  1  2  3  4  5        items 0..3
///     site    A  B1 A  B2 A  B1       B1: all four, divides the group's run
///                      0 1            B2: part of them, orders items 0 and 1 alone
///
/// A barrier of sub-groups orders each sub-group alone. A wait for copies orders as a barrier does: devices
/// make it one, and what the copies wrote is there for all.
///
/// If the flags of a barrier leave the memory out, an item may have fenced its accesses before, by mem_fence,
/// read_mem_fence (loads) or write_mem_fence (stores): all items that pass the barrier see what it did.
///
/// Not every item must pass a dividing barrier: not one that has not accessed the memory since the last dividing barrier
/// and does not access it later (such as one that returned at the top).
class BarrierOrder {
public:
    BarrierOrder(const GroupSteps& steps, const Trace& trace, Space space);

    /// Ticks of the barriers that everybody passes, ascending.
    [[nodiscard]] const std::vector<std::uint32_t>& dividing_ticks() const { return dividing_; }
    /// Whether barriers exist that do not order the whole group.
    [[nodiscard]] bool has_partial() const { return !partial_.empty(); }
    /// Whether such barriers order what `earlier` did at `tick` before what `later` does at `now`, directly
    /// or through other items. Looks at the last 256 of them.
    [[nodiscard]] bool orders(std::uint64_t earlier, std::uint32_t tick, std::uint64_t later,
                              std::uint32_t now) const;

    /// A barrier between two ticks that all items pass, but whose flags do not name this memory.
    [[nodiscard]] std::optional<Site> without_flag(std::uint32_t tick, std::uint32_t now) const;

private:
    using Set = std::vector<std::uint64_t>; ///< of work-items, a bit each
    struct Partial {
        std::uint32_t tick;
        Set passed;
        Set published;       ///< those of them whose earlier accesses the others see
        std::uint32_t width; ///< work-items of a sub-group; each sub-group is ordered alone
    };
    void add_partial(const GroupSteps& steps, std::uint32_t tick, std::uint32_t width, std::uint64_t flag,
                     const Set& fenced);
    void spread(const Partial& barrier, Set& reached) const;
    struct Unflagged {
        std::uint32_t tick;
        Site site;
    };
    void find_barriers(const GroupSteps& steps, const Trace& trace, Space space);
    void add_barrier(const GroupSteps& steps, std::uint32_t tick, std::uint64_t flag, const Set& fenced);
    /// Moves those partial barriers to the dividing ones that nobody who matters has missed.
    void settle(const GroupSteps& steps, const Trace& trace, Space space);

    std::uint32_t items_;
    std::vector<std::uint32_t> dividing_;
    std::vector<Partial> partial_;
    std::vector<Unflagged> unflagged_; ///< ascending
};

} // namespace lockstep
