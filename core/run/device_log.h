#pragma once

#include "core/run/device_column.h"

#include <cstdint>
#include <optional>
#include <span>

namespace lockstep {

/// Consecutive work-items, in the order of the log; those outside of it have no place: they only count.
struct ItemRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
    friend bool operator==(const ItemRange&, const ItemRange&) = default;
};

/// How the counts of a pass compare with the places that were made for it.
enum class Fit {
    exact,
    gaps,     ///< work-items logged less than was counted (races can do that)
    spilled,  ///< what did not fit into its place is in the spill
    overflow, ///< something was not logged
};

/// Events or values of all work-items: their counts, their places, and the log itself.
///
///     | place of item 0 | place of item 1 | ...                                        without a spill
///     | taken | room | first | end | item, word | item, word | ... | place of item 0 | ...   with one
///
/// The turns of a compare-exchange loop fall on other work-items in every pass: what a work-item logs beyond its
/// place goes into the spill, which all share, a work-item's own words in their order. The kernel must be built
/// for it (LogKeeping::with_spill). `taken` counts what wanted in, `room` is how many words are there, `first` and
/// `end` bound the work-items that may.
struct DeviceLog {
    DeviceColumn places; ///< items + 1 offsets into the entries
    DeviceColumn counts; ///< what each work-item logged, or would have
    DeviceColumn entries;
    std::uint64_t spill_room = 0; ///< words
    bool is_placed = false;       ///< the entries are memory of somebody else's

    /// Without places: every work-item only counts.
    DeviceLog(const Device& device, std::uint64_t items);
    /// Entries for so many words: those that are there, where they are its own and have the room.
    void make_entries(const Device& device, std::uint64_t words);
    /// Entries that are this very memory, on a CPU device.
    void place_entries(const Device& device, std::span<std::uint64_t> place);
};

/// What a pass does with the work-items that have no place in the log.
enum class Others : std::uint8_t { count, do_not_run };

/// Makes places of the size that was counted for those work-items, with the log itself and a spill of so many
/// words; 0: none. Where others do not run, their places stay whatever they were. `place`: where a log without a spill
/// shall be on a CPU device, of the size that was counted; empty: anywhere.
void make_room(const Device& device, DeviceLog& log, ItemRange items, std::uint64_t spill_room,
               Others others = Others::count, std::span<std::uint64_t> place = {});

/// Words that those work-items logged, or would have, in the pass just run.
[[nodiscard]] std::uint64_t counted(DeviceLog& log, ItemRange items);

/// Compares the counts of the pass just run with the places that those work-items had.
[[nodiscard]] Fit compare_with_places(DeviceLog& log, ItemRange items);

/// Words that those work-items logged, or would have, beyond their places in the pass just run.
[[nodiscard]] std::uint64_t words_beyond_places(DeviceLog& log, ItemRange items);

/// Brings the log of the pass just run to the host's entries, work-item by work-item from the first on, and their places
/// there. `fit`: of that pass, and no overflow. A log with a spill is joined in a column of its own instead.
[[nodiscard]] std::optional<Column64> read_log(DeviceLog& log, ItemRange items, Fit fit);

} // namespace lockstep
