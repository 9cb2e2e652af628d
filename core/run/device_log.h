#pragma once

#include "core/run/device_column.h"

#include <cstdint>

namespace lockstep {

/// Events or values of all work-items: their counts, their places, and the log itself.
struct DeviceLog {
    DeviceColumn places; ///< items + 1 offsets into the entries
    DeviceColumn counts; ///< what each work-item logged, or would have
    DeviceColumn entries;

    /// Without places: every work-item only counts.
    DeviceLog(const Device& device, std::uint64_t items);
};

/// How the counts of a pass compare with the places that were made for it.
enum class Fit { exact, gaps, overflow };

/// Consecutive work-items, in the order of the log; those outside of it have no place: they only count.
struct ItemRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
};

/// Makes a place for each of those work-items from its count; returns the sum.
std::uint64_t make_places(DeviceLog& log, ItemRange items);

/// How places grow where a pass logged more than they hold.
struct Growth {
    std::uint64_t factor = 2;      ///< times the largest excess
    std::uint64_t group_items = 1; ///< work-items of a group
    std::uint64_t most = 0;        ///< entries in all, where what was needed so far leaves so many
};

/// Makes larger places: what any pass so far needed, and beyond that `factor` times the most by which a
/// work-item exceeded its place. The turns of a compare-exchange loop fall on other work-items in every pass, so
/// all get it that stand in their group where one stood that exceeded its place:
///
///     group 0  x . . .    group 1  . . . .    group 2  x . . .      x: exceeded
///              + . . .             + . . .             + . . .      +: more room
///
/// Returns the sum.
std::uint64_t make_larger_places(DeviceLog& log, ItemRange items, const Growth& growth);

/// Compares the counts of the pass just run with the places that those work-items had.
Fit compare_with_places(DeviceLog& log, ItemRange items);

/// Closes the gaps of work-items that logged less than was counted (races can do that).
void close_gaps(DeviceLog& log, ItemRange items);

} // namespace lockstep
