#pragma once

#include "app/gui/scenes/model/slot_state.h"
#include "core/schedule/timeline_bins.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace lockstep::gui {

/// Narrower intervals are merged into columns of this width.
inline constexpr double merged_width = 3;

/// A state as a bar, with a pattern from 6 px and a letter from 26 px; arithmetic and done are lines.
void add_state_bar(Scene& scene, SlotState state, QRectF bar, const SceneId& id);

/// Cycles of each state in the merged columns of all rows. Data of several slots for the same time is
/// adjacent in memory: with one array per slot, all slots would map to the same cache lines of the processor.
class MergedColumns {
public:
    MergedColumns(const Axis& axis, std::uint32_t slot_count);
    /// Cycles [begin, end) of the shown part.
    void add(std::uint32_t slot, SlotState state, double begin, double end) {
        auto column = static_cast<std::int64_t>((begin - axis_.begin) * columns_a_cycle_);
        for (; begin < end && column < column_count_; ++column) {
            const double border = std::min(end, axis_.begin + static_cast<double>(column + 1) * cycles_);
            at(column, slot)[static_cast<std::size_t>(state)] += std::max(0.0, border - begin);
            begin = std::max(begin, border);
        }
    }
    /// All cycles of all states, from the bins whose borders are nearest to those of the columns.
    void take(const TimelineBins& bins);
    /// Subtracts an interval that is partly in the columns from the data of these bins.
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
    const double cycles_; ///< of a column
    const double columns_a_cycle_;
    const std::int64_t column_count_;
    const std::uint32_t slot_count_;
    std::vector<Shares> shares_;
};

/// The rows of the first slots over the visible part of the axis. Intervals of 3 px and more are bars, with a
/// pattern from 6 px and a letter from 26 px. Shorter ones are merged: each column of 3 px is a stack with
/// the shares of its cycles, active at the bottom. Input is either individual intervals, or all intervals at
/// once from a timeline's bins.
///
///     |////G////|..|~|=|////////|      bars, then merged columns, then a bar
class SlotRows {
public:
    SlotRows(const Timeline& timeline, std::uint32_t slot_count, const Axis& axis);
    /// An interval of the timeline, and its visible cycles.
    void add(const Interval& interval, double begin, double end) {
        const std::uint32_t slot = timeline_.residencies[interval.residency].slot;
        if (slot < bars_.size() && end - begin < least_) {
            merged_.add(slot, slot_state(interval), begin, end);
        } else if (slot < bars_.size()) {
            bars_[slot].push_back(&interval);
        }
    }
    /// All intervals of the shown part at once.
    void take(const TimelineBins& bins);
    /// True if a state occurs in one of them.
    [[nodiscard]] bool has(SlotState state) const;
    void draw(Scene& scene, const std::function<QRectF(std::uint32_t)>& row_of) const;

private:
    void draw(Scene& scene, std::uint32_t slot, const QRectF& row) const;

    const Timeline& timeline_;
    const Axis axis_;
    const double least_; ///< minimum cycles of a bar
    MergedColumns merged_;
    std::vector<std::vector<const Interval*>> bars_; ///< by slot
};

} // namespace lockstep::gui
