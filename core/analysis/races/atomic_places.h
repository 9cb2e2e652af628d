#pragma once

#include "core/analysis/races/atomic_order.h"
#include "core/analysis/races/order_points.h"
#include "core/analysis/races/point_table.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <optional>
#include <span>

namespace lockstep {

/// The orders from atomics in global memory, and in the local memory of one group. Null: no order.
struct KnownAtomics {
    const AtomicOrder* global = nullptr;
    const AtomicOrder* local = nullptr;
};

/// Numbers the positions of accesses relative to fences and barriers, and determines which of them are
/// ordered by atomics. The numbers stay valid when the next group begins.
class AtomicPlaces {
public:
    /// The trace and the atomics must outlive this object.
    AtomicPlaces(const Trace& trace, KnownAtomics atomics) : trace_(trace), atomics_(atomics) {}

    /// Whether there are atomics that give an order.
    [[nodiscard]] bool tell() const { return atomics_.global != nullptr || atomics_.local != nullptr; }
    /// The trace must contain the group's part of the log until the next group begins.
    void begin_group() { group_.reset(); }
    /// The position of an access of the current group.
    [[nodiscard]] std::uint32_t place_of(ItemEvent at);
    /// Whether atomics order an access at `place` with accesses at each of the other positions.
    [[nodiscard]] bool order(std::span<const std::uint32_t> others, std::uint32_t place) const;
    /// The same, assuming a fence next to each access.
    [[nodiscard]] bool would_order_with_fences(std::span<const std::uint32_t> others,
                                               std::uint32_t place) const;

private:
    const Trace& trace_;
    KnownAtomics atomics_;
    std::optional<GroupOrder> group_; ///< created on first use
    PointTable points_;
    std::uint64_t event_ = ~std::uint64_t{0}; ///< the event of the last query
    std::uint32_t place_ = 0;
};

} // namespace lockstep
