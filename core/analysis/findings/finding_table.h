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

/// The fields that are equal in all occurrences of one finding.
struct FindingKey {
    static constexpr std::uint32_t no_object = 0xFFFFFFFF;

    std::uint32_t file = 0;
    std::uint32_t line = 0;
    FindingKind kind{};
    std::uint32_t other_line = 0;     ///< line of the other access; 0: none
    std::uint32_t object = no_object; ///< index into the objects of the trace
    friend auto operator<=>(const FindingKey&, const FindingKey&) = default;
};

/// One occurrence of a finding: an event in which the defect shows.
struct Sighting {
    std::uint64_t event = 0; ///< index of the event in the trace
    Group group;
    Space space = Space::none;
    std::int64_t offset = 0; ///< bytes from the start of the object
    Severity severity = Severity::error;
    bool is_ordered = false; ///< for a race: whether atomics order the accesses
    bool between_groups = false;
    RaceCure cure = RaceCure::barrier;
    std::uint32_t cure_line = 0;
};

/// Combines occurrences into findings: one finding per key. It has the severity, location and work-items of
/// its first occurrence, the first 16 of all work-items involved, and the number of events. The first
/// occurrence is the one with the lowest event index, where errors take precedence over notes. The order in
/// which occurrences are added does not affect the result.
class FindingTable {
public:
    void add(const FindingKey& key, const Sighting& sighting, std::span<const std::uint64_t> work_items);
    void merge(const FindingTable& other);

    /// Returns the findings sorted by key. A finding is an error if any of its occurrences is an error. For a
    /// race, the other fields describe the accesses of its pair.
    [[nodiscard]] std::vector<Finding> findings(const Trace& trace) const;
    [[nodiscard]] bool empty() const { return entries_.empty(); }

private:
    struct Entry {
        Sighting first; ///< the first error, or the first occurrence if there is no error
        ItemList work_items;
        std::vector<std::uint64_t> first_items; ///< work-items of `first`, ascending
        std::uint64_t count = 0;
        std::uint64_t count_between = 0;
    };
    static void take_first(Entry& entry, const Sighting& sighting, const std::vector<std::uint64_t>& items);

    std::map<FindingKey, Entry> entries_;
};

} // namespace lockstep
