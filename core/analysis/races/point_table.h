#pragma once

#include "core/analysis/races/order_points.h"

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// Assigns numbers to order points, which are positions of accesses relative to fences and barriers. Equal
/// points get the same number, so all accesses of a work-item between two fences share one number.
class PointTable {
public:
    [[nodiscard]] std::uint32_t number_of(const OrderPoint& point) {
        const auto [at, is_new] = numbers_.try_emplace(point, static_cast<std::uint32_t>(points_.size()));
        if (is_new) {
            points_.push_back(point);
        }
        return at->second;
    }
    [[nodiscard]] const OrderPoint& operator[](std::uint32_t number) const { return points_[number]; }

private:
    struct Hash {
        std::size_t operator()(const OrderPoint& point) const {
            std::uint64_t sum = point.item;
            for (const std::uint64_t part :
                 {point.event, std::uint64_t{point.phase} << 32 | point.decided_phase,
                  point.global_word.released, point.global_word.acquired, point.local_word.acquired}) {
                // The multiplication mixes the low bits into the high bits.
                sum = (sum ^ part) * 0x9E3779B97F4A7C15;
                sum ^= sum >> 29;
            }
            return static_cast<std::size_t>(sum);
        }
    };
    std::vector<OrderPoint> points_;
    std::unordered_map<OrderPoint, std::uint32_t, Hash> numbers_;
};

} // namespace lockstep
