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

/// The fields that all sightings of one finding share.
struct FindingKey {
    static constexpr std::uint32_t no_object = 0xFFFFFFFF;

    std::uint32_t file = 0;
    std::uint32_t line = 0;
    FindingKind kind{};
    std::uint32_t other_line = 0;     ///< 0: none
    std::uint32_t object = no_object; ///< index into the objects of the trace
    friend auto operator<=>(const FindingKey&, const FindingKey&) = default;
};

/// One event in which a finding occurs.
struct Sighting {
    std::uint64_t event = 0; ///< index in the trace
    Group group;
    Space space = Space::none;
    std::int64_t offset = 0; ///< bytes from the start of the object
    Severity severity = Severity::error;
    bool is_ordered = false; ///< for a race: ordered by atomics
    bool between_groups = false;
    RaceCure cure = RaceCure::barrier;
    std::uint32_t cure_line = 0;
};

/// Combines sightings into findings: one per key, with the severity, place and work-items of its first
/// sighting, the first 16 of all its work-items, and the number of events. The first sighting is an error if
/// there is one, and has the lowest event. Sightings can be added in any order; the result is the same.
class FindingTable {
public:
    void add(const FindingKey& key, const Sighting& sighting, std::span<const std::uint64_t> work_items);
    void merge(const FindingTable& other);

    /// Ordered by key. A finding is an error if one of its sightings is an error. Its other fields are valid
    /// for its pair.
    [[nodiscard]] std::vector<Finding> findings(const Trace& trace) const;
    [[nodiscard]] bool empty() const { return entries_.empty(); }

private:
    struct Entry {
        Sighting first; ///< the first error, or the first sighting if there is no error
        ItemList work_items;
        std::vector<std::uint64_t> first_items; ///< of `first`, ascending
        std::uint64_t count = 0;
        std::uint64_t count_between = 0;
    };
    static void take_first(Entry& entry, const Sighting& sighting, const std::vector<std::uint64_t>& items);

    std::map<FindingKey, Entry> entries_;
};

} // namespace lockstep
