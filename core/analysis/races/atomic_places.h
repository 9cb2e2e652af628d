#pragma once

#include "core/analysis/races/atomic_order.h"
#include "core/analysis/races/order_points.h"
#include "core/analysis/races/point_table.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <optional>
#include <span>

namespace lockstep {

/// The orders that the atomics define: in global memory, and in the local memory of one group. Null: the
/// atomics define no order.
struct KnownAtomics {
    const AtomicOrder* global = nullptr;
    const AtomicOrder* local = nullptr;
};

/// Gives a number to each position of accesses relative to fences and barriers, and determines which
/// positions are ordered by atomics. The numbers stay valid when the next group begins.
class AtomicPlaces {
public:
    /// The trace and the atomics must outlive this object.
    AtomicPlaces(const Trace& trace, KnownAtomics atomics) : trace_(trace), atomics_(atomics) {}

    /// Whether there are atomics that define an order.
    [[nodiscard]] bool tell() const { return atomics_.global != nullptr || atomics_.local != nullptr; }
    /// Starts a group. Its part of the log must be in the trace until the next group starts.
    void begin_group() { group_.reset(); }
    /// Returns the number of the position of an access of the current group.
    [[nodiscard]] std::uint32_t place_of(ItemEvent at);
    /// Whether atomics order an access at position `place` relative to the accesses at all positions in
    /// `others`.
    [[nodiscard]] bool order(std::span<const std::uint32_t> others, std::uint32_t place) const;
    /// Like order(), but assumes that there is a fence next to each access.
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
