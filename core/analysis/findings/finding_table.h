#pragma once

#include "core/analysis/findings/finding.h"
#include "core/analysis/findings/item_list.h"
#include "core/trace/trace.h"

#include <compare>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace lockstep {

/// What sightings of one finding have in common.
struct FindingKey {
    static constexpr std::uint32_t no_object = 0xFFFFFFFF;

    std::uint32_t file = 0;
    std::uint32_t line = 0;
    FindingKind kind{};
    std::uint32_t other_line = 0;     ///< 0: none
    std::uint32_t object = no_object; ///< index into the trace's objects
    friend auto operator<=>(const FindingKey&, const FindingKey&) = default;
};

/// One event that shows a finding.
struct Sighting {
    std::uint64_t event = 0; ///< index in the trace
    Group group;
    Space space = Space::none;
    std::int64_t offset = 0; ///< bytes from the object's start
    Severity severity = Severity::error;
    bool is_ordered = false; ///< of a race: by atomics
    bool between_groups = false;
    RaceCure cure = RaceCure::barrier;
    std::uint32_t cure_line = 0;
};

/// Gathers sightings into findings: one a key, with the severity, place and work-items of the first, the first 16
/// work-items of all and the number of events. Errors come before notes, then the lowest event comes first. Sightings
/// may come in any order; the outcome is the same.
class FindingTable {
public:
    void add(const FindingKey& key, const Sighting& sighting, std::span<const std::uint64_t> work_items);
    void merge(const FindingTable& other);

    /// Ordered by key. A finding is an error if one of its sightings is, and what it says holds for its pair.
    [[nodiscard]] std::vector<Finding> findings(const Trace& trace) const;
    [[nodiscard]] bool empty() const { return entries_.empty(); }

private:
    struct Entry {
        Sighting first; ///< of those that are errors, if there are any
        ItemList work_items;
        std::vector<std::uint64_t> first_items; ///< of the first sighting, ascending
        std::uint64_t count = 0;
        std::uint64_t count_between = 0;
    };
    static void take_first(Entry& entry, const Sighting& sighting, const std::vector<std::uint64_t>& items);

    std::map<FindingKey, Entry> entries_;
};

} // namespace lockstep
