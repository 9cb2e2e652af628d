#pragma once

#include "core/site/site.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Determines how the barriers of a group order its accesses to local memory, global memory or images. A
/// barrier orders accesses to the memory in its flags, for the work-items that pass it. Images are ordered
/// like global memory.
///
///     tick    0  1  2  3  4  5        items 0..3
///     site    A  B1 A  B2 A  B1       B1: all four, divides the execution
///                      0 1            B2: some items, orders only items 0 and 1
///
/// A sub-group barrier orders each sub-group separately. A wait for copies orders like a barrier: devices
/// implement it as one, and the copied data is visible to all items.
///
/// If the flags of a barrier do not include the memory, a work-item may still have fenced its accesses before
/// the barrier, by mem_fence, read_mem_fence (loads) or write_mem_fence (stores). Then these accesses are
/// ordered for all items that pass the barrier.
///
/// A dividing barrier orders all accesses before it relative to all accesses after it. Items that do not pass
/// it are irrelevant if they have not accessed the memory since the last dividing barrier and do not access
/// it later (for example, because they returned early).
class BarrierOrder {
public:
    BarrierOrder(const GroupSteps& steps, const Trace& trace, Space space);

    /// Returns the ticks of the dividing barriers, which all relevant items pass, in ascending order.
    [[nodiscard]] const std::vector<std::uint32_t>& dividing_ticks() const { return dividing_; }
    /// Whether there are partial barriers: barriers that do not order the whole group.
    [[nodiscard]] bool has_partial() const { return !partial_.empty(); }
    /// Whether partial barriers order the accesses of item `earlier` at `tick` before those of item `later`
    /// at `now`, directly or through other items. Considers only the last 256 partial barriers.
    [[nodiscard]] bool orders(std::uint64_t earlier, std::uint32_t tick, std::uint64_t later,
                              std::uint32_t now) const;

    /// Returns 1 + the tick of the last dividing barrier before a tick; 0 if there is none.
    [[nodiscard]] std::uint32_t interval_begin(std::uint32_t tick) const;
    /// Whether barriers of any kind order the accesses of item `earlier` at `tick` before those of item
    /// `later` at `now`.
    [[nodiscard]] bool separates(std::uint64_t earlier, std::uint32_t tick, std::uint64_t later,
                                 std::uint32_t now) const {
        return interval_begin(now) > tick || (has_partial() && orders(earlier, tick, later, now));
    }

    /// Returns a barrier that all items pass between the two ticks and that would order the accesses if its
    /// flags included this memory.
    [[nodiscard]] std::optional<Site> without_flag(std::uint32_t tick, std::uint32_t now) const;

private:
    using Set = std::vector<std::uint64_t>; ///< set of work-items, one bit per work-item
    struct Partial {
        std::uint32_t tick;
        Set passed;
        Set published;       ///< the items whose earlier accesses become visible to the others
        std::uint32_t width; ///< number of work-items per sub-group; each sub-group is ordered separately
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
    /// Converts a partial barrier to a dividing barrier if all work-items that do not pass it are irrelevant:
    /// they do not access the memory between the previous dividing barrier and the end of the kernel.
    void settle(const GroupSteps& steps, const Trace& trace, Space space);

    std::uint32_t items_;
    std::vector<std::uint32_t> dividing_;
    std::vector<Partial> partial_;
    std::vector<Unflagged> unflagged_; ///< in ascending order of ticks
};

} // namespace lockstep
