#pragma once

#include "core/base/column.h"
#include "core/facts/launch_facts.h"
#include "core/kernel/launch.h"
#include "core/site/program.h"
#include "core/site/record.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

class SpillFile; // defined in log_part.h

/// A part of a launch's log that write_log_part() wrote to a file. If `file` is null, the part was not kept.
struct LogPart {
    GroupRange groups;
    std::shared_ptr<const SpillFile> file = {};
    std::uint64_t offset = 0; ///< offset of its first byte in the file
};

/// The facts of a launch with the events of all or some of its groups. Work-items are ordered by group
/// (linear group id), and within a group by linear local id. Item i has events[offsets[i] .. offsets[i + 1])
/// and, if values were recorded, values[value_offsets[i] .. value_offsets[i + 1]). Event and value numbers
/// refer to the whole log, even if only a part of it is loaded:
///
///     groups              0        1        2        3     4 ...       part: [2, 4), loaded from a file
///     offsets             |--------|--------|--------|-----|           of all groups; 4 and later not logged
///     events, values                        [              ]
struct Trace : LaunchFacts {
    Program program;
    NdRange range;
    std::vector<ObjectInfo> objects;
    Column64 offsets;               ///< one entry per work-item, and the end: item_count(range) + 1
    std::optional<GroupRange> part; ///< the groups whose events are loaded; if empty, all groups
    Column64 events;
    Column64 value_offsets; ///< empty if values were not recorded
    Column64 values;        ///< each access takes value_slots(site) of these entries, in event order
    /// All parts of a log that is too large for memory, in order. The trace itself contains the first part.
    /// Not saved in files.
    std::vector<LogPart> parts;

    [[nodiscard]] GroupRange groups() const { return part.value_or(GroupRange{0, group_count(range)}); }
    /// Returns the number of groups that were logged, whether their log is loaded or in a file.
    [[nodiscard]] std::uint64_t logged_groups() const {
        return parts.empty() ? groups().end : parts.back().groups.end;
    }
    [[nodiscard]] std::uint64_t first_event() const { return first_in(offsets); }
    [[nodiscard]] std::uint64_t first_value() const { return first_in(value_offsets); }
    /// Returns an event, given its number in the whole log. It must be loaded.
    [[nodiscard]] Event event(std::uint64_t number) const { return events[number - first_event()]; }
    [[nodiscard]] std::uint64_t value(std::uint64_t number) const { return values[number - first_value()]; }
    /// Returns the number of events of all logged groups.
    [[nodiscard]] std::uint64_t event_count() const {
        return offsets.empty() ? 0 : offsets[logged_groups() * items_per_group(range)];
    }
    [[nodiscard]] std::span<const Event> events_of(WorkItem item) const {
        return events.span().subspan(offsets[item.index()] - first_event(),
                                     offsets[item.index() + 1] - offsets[item.index()]);
    }
    [[nodiscard]] bool has_values() const { return !value_offsets.empty(); }

private:
    [[nodiscard]] std::uint64_t first_in(const Column64& column) const {
        return part && part->first != 0 ? column[part->first * items_per_group(range)] : 0;
    }
};

} // namespace lockstep
