#pragma once

#include "app/gui/scenes/model/slot_state.h"
#include "core/schedule/timeline_bins.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace lockstep::gui {

/// Minimum width of a bar, in pixels; narrower intervals are merged into columns of this width.
inline constexpr double merged_width = 3;

/// Adds a state as a bar, with a pattern if it is at least 6 px wide and a letter from 26 px. Arithmetic and
/// done are drawn as lines.
void add_state_bar(Scene& scene, SlotState state, QRectF bar, const SceneId& id);

/// The number of cycles of each state in the merged columns of all rows. Values of different slots for the
/// same time are adjacent in memory, because with one array per slot, the arrays of all slots would map to
/// the same cache lines of the CPU.
class MergedColumns {
public:
    MergedColumns(const Axis& axis, std::uint32_t slot_count);
    /// Adds a state for the cycles [begin, end) of the visible part.
    void add(std::uint32_t slot, SlotState state, double begin, double end) {
        auto column = static_cast<std::int64_t>((begin - axis_.begin) * columns_a_cycle_);
        for (; begin < end && column < column_count_; ++column) {
            const double border = std::min(end, axis_.begin + static_cast<double>(column + 1) * cycles_);
            at(column, slot)[static_cast<std::size_t>(state)] += std::max(0.0, border - begin);
            begin = std::max(begin, border);
        }
    }
    /// Sets all values from the bins whose borders are nearest to those of the columns.
    void take(const TimelineBins& bins);
    /// Subtracts an interval from the values that take() has set, because the interval is drawn as a bar.
    void take_out(std::uint32_t slot, const Interval& interval, const TimelineBins& bins);
    [[nodiscard]] bool has(SlotState state) const;
    void draw(Scene& scene, std::uint32_t slot, const QRectF& row) const;

private:
    using Shares = std::array<double, slot_states>;
    [[nodiscard]] std::uint64_t first_bin(std::int64_t column, const TimelineBins& bins) const;
    Shares& at(std::int64_t column, std::uint32_t slot) {
        return shares_[static_cast<std::size_t>(column) * slot_count_ + slot];
    }
    void draw(Scene& scene, std::uint32_t slot, const QRectF& row, std::int64_t column) const;

    const Axis axis_;
    const double cycles_; ///< cycles per column
    const double columns_a_cycle_;
    const std::int64_t column_count_;
    const std::uint32_t slot_count_;
    std::vector<Shares> shares_;
};

/// Draws the rows of the first slots over the visible part of the axis. Intervals of at least 3 px are bars,
/// with a pattern from 6 px and a letter from 26 px. Shorter intervals are merged: each 3 px column is a
/// stack that shows the share of each state, with active at the bottom. The input is either individual
/// intervals, or all intervals at once as bins of a timeline.
///
///     |////G////|..|~|=|////////|      bars, then merged columns, then a bar
class SlotRows {
public:
    SlotRows(const Timeline& timeline, std::uint32_t slot_count, const Axis& axis);
    /// Adds an interval of the timeline; [begin, end) are its visible cycles.
    void add(const Interval& interval, double begin, double end) {
        const std::uint32_t slot = timeline_.residencies[interval.residency].slot;
        if (slot < bars_.size() && end - begin < least_) {
            merged_.add(slot, slot_state(interval), begin, end);
        } else if (slot < bars_.size()) {
            bars_[slot].push_back(&interval);
        }
    }
    /// Adds all intervals of the visible part at once.
    void take(const TimelineBins& bins);
    /// Returns whether a state occurs in one of the rows.
    [[nodiscard]] bool has(SlotState state) const;
    void draw(Scene& scene, const std::function<QRectF(std::uint32_t)>& row_of) const;

private:
    void draw(Scene& scene, std::uint32_t slot, const QRectF& row) const;

    const Timeline& timeline_;
    const Axis axis_;
    const double least_; ///< minimum length of a bar, in cycles
    MergedColumns merged_;
    std::vector<std::vector<const Interval*>> bars_; ///< one list per slot
};

} // namespace lockstep::gui
