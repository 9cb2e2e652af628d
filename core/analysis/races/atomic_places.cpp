#include "core/analysis/races/atomic_places.h"

#include <algorithm>

namespace lockstep {

std::uint32_t AtomicPlaces::place_of(ItemEvent at) {
    if (!group_) {
        group_.emplace(trace_, at.item / items_per_group(trace_.range));
    }
    if (event_ != at.event) {
        event_ = at.event;
        place_ = points_.number_of(group_->point(at));
    }
    return place_;
}

bool AtomicPlaces::order(std::span<const std::uint32_t> others, std::uint32_t place) const {
    return std::ranges::all_of(others, [&](std::uint32_t other) {
        return (atomics_.global != nullptr && atomics_.global->orders(points_[other], points_[place])) ||
               (atomics_.local != nullptr && atomics_.local->orders(points_[other], points_[place]));
    });
}

bool AtomicPlaces::would_order_with_fences(std::span<const std::uint32_t> others, std::uint32_t place) const {
    const auto would = [&](const AtomicOrder* atomics, std::uint32_t other) {
        return atomics != nullptr && atomics->would_order_with_fences(points_[other], points_[place]);
    };
    return std::ranges::all_of(others, [&](std::uint32_t other) {
        return would(atomics_.global, other) || would(atomics_.local, other);
    });
}

} // namespace lockstep
