#pragma once

#include "core/site/site.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Records which work-items touched each memory cell since the last barrier, in one 64-bit word per cell.
/// This is enough to decide whether a cell may have a race and needs a detailed search.
///
///     63      51 50        34 33        17 16         0
///     +---------+------------+------------+------------+
///     |interval |  writer    |  reader    |  atomic    |      work-item + 1; 0: none; all ones: several
///     +---------+------------+------------+------------+
///
/// A cell has the size of the smallest access, so accesses to different elements share a cell only if they
/// are not aligned. For such accesses, the detailed search finds no race.
class RaceShadow {
public:
    /// Discards the data of the previous group.
    void begin_group() {
        next_interval();
        for (const std::size_t cell : met_) {
            met_bits_[cell / 64] = 0;
        }
        met_.clear();
    }
    void next_interval() {
        if (++interval_ == interval_end) {
            cells_.assign(cells_.size(), 0);
            interval_ = 1;
        }
    }

    /// Records an access of a work-item to a cell. If the cell may now have a race, has_met() returns true
    /// for it. A group has at most 65536 work-items.
    template <SiteKind kind>
    void touch(std::size_t cell, std::uint32_t item) {
        if (cell >= cells_.size()) [[unlikely]] {
            grow(cell);
        }
        const std::uint64_t me = item + 1;
        const std::uint64_t old = cells_[cell] >> shift_interval == interval_ ? cells_[cell] : 0;
        const std::uint64_t writer = old >> shift_writer & who_mask;
        const std::uint64_t reader = old >> shift_reader & who_mask;
        const std::uint64_t atomic = old & who_mask;
        const auto is_other = [me](std::uint64_t who) { return (who != 0) & (who != me); };
        bool met = is_other(writer);
        met |= kind != SiteKind::read && is_other(reader);
        met |= kind != SiteKind::atomic && is_other(atomic);
        const auto joined = [&](std::uint64_t who) { return is_other(who) ? who_mask : me; };
        constexpr unsigned shift = kind == SiteKind::write  ? shift_writer
                                   : kind == SiteKind::read ? shift_reader
                                                            : 0;
        cells_[cell] = (old & ~(who_mask << shift) & low_mask) | interval_ << shift_interval |
                       joined(old >> shift & who_mask) << shift;
        if (met) [[unlikely]] {
            meet(cell);
        }
    }

    [[nodiscard]] bool any_met() const { return !met_.empty(); }
    [[nodiscard]] bool has_met(std::size_t cell) const {
        return cell / 64 < met_bits_.size() && (met_bits_[cell / 64] >> (cell % 64) & 1) != 0;
    }

private:
    static constexpr unsigned shift_reader = 17;
    static constexpr unsigned shift_writer = 34;
    static constexpr unsigned shift_interval = 51;
    static constexpr std::uint64_t who_mask = (1U << 17) - 1;
    static constexpr std::uint64_t low_mask = (std::uint64_t{1} << shift_interval) - 1;
    static constexpr std::uint64_t interval_end = 1U << 13;

    void grow(std::size_t cell) { cells_.resize(cell + cell / 2 + 1024, 0); }
    void meet(std::size_t cell) {
        if (!has_met(cell)) {
            met_bits_.resize(cells_.size() / 64 + 1);
            met_bits_[cell / 64] |= std::uint64_t{1} << (cell % 64);
            met_.push_back(cell);
        }
    }

    std::vector<std::uint64_t> cells_;
    std::uint64_t interval_ = 0;
    std::vector<std::uint64_t> met_bits_;
    std::vector<std::size_t> met_;
};

} // namespace lockstep
