#pragma once

#include "core/run/log/device_column.h"

#include <cstdint>
#include <optional>
#include <span>

namespace lockstep {

/// A range of consecutive work-items, in log order. All work-items outside it have no range of the log, so
/// they only count their events.
struct ItemRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
    friend bool operator==(const ItemRange&, const ItemRange&) = default;
};

/// How the counts of a pass compare with the ranges that were reserved before it.
enum class LogFit {
    exact,
    gaps,     ///< some work-items logged less than they counted before (possible with races)
    spilled,  ///< all events that did not fit into their range are in the spill area
    overflow, ///< some events were lost
};

/// The log of events or of values on the device: the counts of all work-items, the range ("place") of each
/// one in the log, and the log itself.
///
///     | place of item 0 | place of item 1 | ...                                        without a spill
///     | taken | room | first | end | item, word | item, word | ... | place of item 0 | ...   with one
///
/// The number of iterations of a compare-exchange loop can vary between passes. Words that do not fit into
/// the place of a work-item are written to the spill area, which all work-items share. The words of each
/// work-item keep their order there. The kernel must be built for this (LogKeeping::with_spill). `taken` is
/// the number of words that were written to the area or did not fit into it, `room` is its capacity in words,
/// and only work-items from `first` to `end` (exclusive) may use it.
struct DeviceLog {
    DeviceColumn places; ///< items + 1 offsets into `entries`
    DeviceColumn counts; ///< number of words that each work-item logged, or would have logged
    DeviceColumn entries;
    std::uint64_t spill_room = 0; ///< capacity of the spill area in words; 0: none
    bool is_placed = false;       ///< the memory of `entries` belongs to another object

    /// Creates a log without ranges, in which all work-items only count.
    DeviceLog(const Device& device, std::uint64_t items);
    /// Allocates `entries` for `words` words. The existing memory is reused if the log owns it and it is
    /// large enough.
    void make_entries(const Device& device, std::uint64_t words);
    /// Uses the memory `place` itself for the entries. Only for CPU devices.
    void place_entries(const Device& device, std::span<std::uint64_t> place);
};

/// Whether work-items that have no range in the log only count their events in a pass, or do not run.
enum class ItemsWithoutRange : std::uint8_t { count, do_not_run };

/// Reserves ranges of the counted sizes for `items`, and allocates the log with a spill area of `spill_room`
/// words (0: none). If other work-items do not run, their ranges keep their old values. A CPU device writes a
/// log without a spill area directly to `place`, which must have the counted size; if `place` is empty, any
/// memory is used.
void make_room(const Device& device, DeviceLog& log, ItemRange items, std::uint64_t spill_room,
               ItemsWithoutRange without_range = ItemsWithoutRange::count,
               std::span<std::uint64_t> place = {});

/// Returns the number of words that `items` logged, or would have logged, in the last pass.
[[nodiscard]] std::uint64_t counted(DeviceLog& log, ItemRange items);

/// Compares the counts of the last pass with the ranges of `items`.
[[nodiscard]] LogFit compare_with_places(DeviceLog& log, ItemRange items);

/// Returns the number of words that `items` logged, or would have logged, beyond their ranges in the last
/// pass.
[[nodiscard]] std::uint64_t words_beyond_places(DeviceLog& log, ItemRange items);

/// Copies the log of the last pass to the host's entries, without gaps and starting with the first work-item,
/// and updates the ranges. `fit` is the result of compare_with_places() for this pass; it must not be
/// LogFit::overflow. If words were spilled, returns a separate column instead, in which they are merged into
/// the log.
[[nodiscard]] std::optional<Column64> read_log(DeviceLog& log, ItemRange items, LogFit fit);

} // namespace lockstep
