#pragma once

#include "core/analysis/races/atomic_order.h"
#include "core/analysis/races/order_points.h"
#include "core/analysis/races/point_table.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <optional>
#include <span>

namespace lockstep {

/// The orders that atomics define in global memory, and in the local memory of one group. A null pointer
/// means that the atomics define no order.
struct KnownAtomics {
    const AtomicOrder* global = nullptr;
    const AtomicOrder* local = nullptr;
};

/// Assigns a number to each position in a work-item between its fences and barriers, and determines whether
/// atomics order two positions. The numbers stay valid when the next group starts.
class AtomicPlaces {
public:
    /// The trace and the atomics must outlive this object.
    AtomicPlaces(const Trace& trace, KnownAtomics atomics) : trace_(trace), atomics_(atomics) {}

    /// Whether any atomics define an order.
    [[nodiscard]] bool tell() const { return atomics_.global != nullptr || atomics_.local != nullptr; }
    /// Starts a group. Its part of the log must be in the trace until the next group starts.
    void begin_group() { group_.reset(); }
    /// Returns the number of the position at which an access of the current group happens.
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
    std::optional<GroupOrder> group_; ///< created on first use in the current group
    PointTable points_;
    std::uint64_t event_ = ~std::uint64_t{0}; ///< the event of the last query
    std::uint32_t place_ = 0;
};

} // namespace lockstep
