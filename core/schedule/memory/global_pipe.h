#pragma once

#include "core/analysis/memory/divider.h"
#include "core/hardware/hardware_model.h"

#include <algorithm>
#include <cstdint>

namespace lockstep {

/// Computes how many cycles a request occupies the global-memory pipe of a multiprocessor.
class GlobalPipe {
public:
    explicit GlobalPipe(const HardwareModel& hardware)
        : sectors_(hardware.sectors_per_cycle),
          written_(hardware.write_sectors_per_cycle),
          lines_(hardware.lines_per_cycle) {}

    /// Returns the cycles for a write; at least one.
    [[nodiscard]] std::uint64_t of_write(std::uint32_t sectors) const {
        return std::max<std::uint64_t>(1, written_.rounded_up(sectors));
    }
    /// Returns the cycles for a read or an atomic. Looking up lines overlaps with the transfer of sectors, so
    /// the slower of the two counts.
    [[nodiscard]] std::uint64_t of_read(std::uint32_t sectors, std::uint32_t lines) const {
        return std::max<std::uint64_t>({1, sectors_.rounded_up(sectors), lines_.rounded_up(lines)});
    }

private:
    /// A throughput: how many units the pipe can process per cycle.
    struct Rate {
        explicit Rate(std::uint32_t a_cycle) : less_one(a_cycle - 1), divider(a_cycle) {}
        [[nodiscard]] std::uint64_t rounded_up(std::uint32_t count) const {
            return divider.quotient(std::uint64_t{count} + less_one);
        }
        std::uint32_t less_one;
        Divider divider;
    };
    const Rate sectors_;
    const Rate written_;
    const Rate lines_;
};

} // namespace lockstep
