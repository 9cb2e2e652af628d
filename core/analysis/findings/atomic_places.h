#pragma once

#include "core/analysis/findings/atomic_order.h"
#include "core/analysis/findings/order_points.h"
#include "core/analysis/findings/point_table.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <optional>
#include <span>

namespace lockstep {

/// What atomics tell, of global memory and of one group's local memory; null where they tell nothing.
struct KnownAtomics {
    const AtomicOrder* global = nullptr;
    const AtomicOrder* local = nullptr;
};

/// Where accesses are among fences and barriers, as numbers that are kept when their groups have passed, and which of
/// these atomics order.
class AtomicPlaces {
public:
    /// The trace and the atomics must outlive this.
    AtomicPlaces(const Trace& trace, KnownAtomics atomics) : trace_(trace), atomics_(atomics) {}

    /// False: nothing is ordered.
    [[nodiscard]] bool tell() const { return atomics_.global != nullptr || atomics_.local != nullptr; }
    /// The group's part of the log must be in the trace as long as its places are asked for.
    void begin_group() { group_.reset(); }
    /// Of an access of the group at hand.
    [[nodiscard]] std::uint32_t place_of(ItemEvent at);
    /// Whether atomics order an access at one place with accesses at all others.
    [[nodiscard]] bool order(std::span<const std::uint32_t> others, std::uint32_t place) const;
    /// The same if fences were wherever they help.
    [[nodiscard]] bool would_order_with_fences(std::span<const std::uint32_t> others,
                                               std::uint32_t place) const;

private:
    const Trace& trace_;
    KnownAtomics atomics_;
    std::optional<GroupOrder> group_; ///< made when it is asked for first
    PointTable points_;
    std::uint64_t event_ = ~std::uint64_t{0}; ///< of the last that was asked for
    std::uint32_t place_ = 0;
};

} // namespace lockstep
