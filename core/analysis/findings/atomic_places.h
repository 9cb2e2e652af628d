#pragma once

#include "core/analysis/findings/atomic_order.h"
#include "core/analysis/findings/order_points.h"
#include "core/analysis/findings/point_table.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <optional>
#include <span>

namespace lockstep {

/// The orders that atomics give: in global memory and in the local memory of one group; null: none.
struct KnownAtomics {
    const AtomicOrder* global = nullptr;
    const AtomicOrder* local = nullptr;
};

/// Numbers the places of accesses among fences and barriers, and answers which places atomics order. The numbers stay valid
/// after their group has passed.
class AtomicPlaces {
public:
    /// The trace and the atomics must outlive this.
    AtomicPlaces(const Trace& trace, KnownAtomics atomics) : trace_(trace), atomics_(atomics) {}

    /// Whether there are atomics that give an order.
    [[nodiscard]] bool tell() const { return atomics_.global != nullptr || atomics_.local != nullptr; }
    /// The group's part of the log must be in the trace while its places are asked for.
    void begin_group() { group_.reset(); }
    /// The place of an access of the current group.
    [[nodiscard]] std::uint32_t place_of(ItemEvent at);
    /// Whether atomics order an access at `place` with an access at each of the others.
    [[nodiscard]] bool order(std::span<const std::uint32_t> others, std::uint32_t place) const;
    /// The same, if there were a fence next to each access.
    [[nodiscard]] bool would_order_with_fences(std::span<const std::uint32_t> others,
                                               std::uint32_t place) const;

private:
    const Trace& trace_;
    KnownAtomics atomics_;
    std::optional<GroupOrder> group_; ///< made at the first use
    PointTable points_;
    std::uint64_t event_ = ~std::uint64_t{0}; ///< the last one asked for
    std::uint32_t place_ = 0;
};

} // namespace lockstep
