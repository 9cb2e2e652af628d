#pragma once

#include "core/run/log/device_column.h"

#include <cstdint>
#include <optional>
#include <span>

namespace lockstep {

/// Consecutive work-items, in log order; those outside have no range in the log: they only count.
struct ItemRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
    friend bool operator==(const ItemRange&, const ItemRange&) = default;
};

/// How the counts of a pass compare with the ranges that were laid out for it.
enum class Fit {
    exact,
    gaps,     ///< some work-items logged less than was counted (possible with races)
    spilled,  ///< what did not fit into a range is in the spill
    overflow, ///< some events were lost
};

/// Events or values of all work-items: their counts, the range ("place") of each in the log, and the log
/// itself.
///
///     | place of item 0 | place of item 1 | ...                                        without a spill
///     | taken | room | first | end | item, word | item, word | ... | place of item 0 | ...   with one
///
/// How many iterations of a compare-exchange loop a work-item makes varies between passes. Words that do not
/// fit into a work-item's place go into the spill, which all work-items share; each keeps the order of its
/// own words there. The kernel must be built for it (LogKeeping::with_spill). `taken` counts the words that
/// were to be spilled, `room` is the capacity in words, and only work-items from `first` up to `end` may
/// spill.
struct DeviceLog {
    DeviceColumn places; ///< items + 1 offsets into the entries
    DeviceColumn counts; ///< what each work-item logged, or would have logged
    DeviceColumn entries;
    std::uint64_t spill_room = 0; ///< words
    bool is_placed = false;       ///< the entries are in memory owned by somebody else

    /// Without ranges: every work-item only counts.
    DeviceLog(const Device& device, std::uint64_t items);
    /// Makes entries for `words`; reuses the existing ones if the log owns them and they are large enough.
    void make_entries(const Device& device, std::uint64_t words);
    /// Uses `place` itself for the entries, on a CPU device.
    void place_entries(const Device& device, std::span<std::uint64_t> place);
};

/// What a pass does with work-items that have no range in the log.
enum class Others : std::uint8_t { count, do_not_run };

/// Lays out ranges of the counted sizes for `items`, and makes the log with a spill of `spill_room` words; 0:
/// no spill. If other work-items do not run, their ranges keep their old values. `place`: memory of the
/// counted size where a CPU device is to write a log without a spill; empty: anywhere.
void make_room(const Device& device, DeviceLog& log, ItemRange items, std::uint64_t spill_room,
               Others others = Others::count, std::span<std::uint64_t> place = {});

/// Words that `items` logged, or would have logged, in the last pass.
[[nodiscard]] std::uint64_t counted(DeviceLog& log, ItemRange items);

/// Compares the counts of the last pass with the ranges of `items`.
[[nodiscard]] Fit compare_with_places(DeviceLog& log, ItemRange items);

/// Words that `items` logged, or would have logged, beyond their ranges in the last pass.
[[nodiscard]] std::uint64_t words_beyond_places(DeviceLog& log, ItemRange items);

/// Brings the log of the last pass to the host's entries without gaps, starting with the first work-item, and
/// updates the ranges. `fit`: of that pass; not Fit::overflow. If the log has a spill, returns it joined in a
/// separate column instead.
[[nodiscard]] std::optional<Column64> read_log(DeviceLog& log, ItemRange items, Fit fit);

} // namespace lockstep
