#pragma once

#include "core/analysis/memory/requests.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// A set of sectors, stored by line in a hash table with open addressing. Clearing it takes constant time,
/// because each slot stores the round in which it was filled, and slots of earlier rounds count as empty.
class LoadedSectors {
public:
    LoadedSectors() : slots_(64) {}

    /// Adds the sectors of a line. Returns how many of them the set already contained.
    std::uint32_t add(TouchedLine touched) {
        Slot& slot = slot_of(line_number(touched));
        const std::uint32_t sectors = sectors_of(touched);
        if (slot.round != round_) {
            slot = {line_number(touched), sectors, round_};
            grow_if_half_full();
            return 0;
        }
        const auto known = static_cast<std::uint32_t>(std::popcount(slot.sectors & sectors));
        slot.sectors |= sectors;
        return known;
    }

    void clear() {
        used_ = 0;
        if (++round_ == 0) {
            slots_.assign(slots_.size(), {});
            round_ = 1;
        }
    }

private:
    struct Slot {
        std::uint64_t line = 0;
        std::uint32_t sectors = 0;
        std::uint32_t round = 0; ///< the round in which the slot was filled; 0: never
    };

    /// Returns the slot that contains this line, or the free slot in which to store it.
    [[nodiscard]] Slot& slot_of(std::uint64_t line) {
        const std::size_t mask = slots_.size() - 1;
        std::size_t at = static_cast<std::size_t>(line * 0x9E3779B97F4A7C15 >> 32) & mask;
        while (slots_[at].round == round_ && slots_[at].line != line) {
            at = (at + 1) & mask;
        }
        return slots_[at];
    }

    void grow_if_half_full() {
        if (++used_ * 2 <= slots_.size()) {
            return;
        }
        std::vector<Slot> old(slots_.size() * 2);
        old.swap(slots_);
        for (const Slot& slot : old) {
            if (slot.round == round_) {
                slot_of(slot.line) = slot;
            }
        }
    }

    std::vector<Slot> slots_; ///< hash table, whose size is a power of two
    std::size_t used_ = 0;
    std::uint32_t round_ = 1;
};

} // namespace lockstep
