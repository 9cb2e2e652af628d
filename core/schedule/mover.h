#pragma once

#include "core/analysis/memory/divider.h"

#include <algorithm>
#include <cstdint>

namespace lockstep {

/// A bandwidth-limited resource. The unit of time is the transfer of one byte.
struct Mover {
    explicit Mover(std::uint32_t bytes_a_cycle) : rate(bytes_a_cycle), divider(bytes_a_cycle) {}
    [[nodiscard]] std::uint64_t cycles(std::uint64_t bytes) const {
        return divider.quotient(bytes + rate - 1);
    }
    std::uint64_t move(std::uint64_t start, std::uint64_t bytes) {
        moved_to = std::max(moved_to, start * rate) + bytes;
        return cycles(moved_to);
    }
    std::uint32_t rate;
    Divider divider;
    std::uint64_t moved_to = 0;
};

} // namespace lockstep
