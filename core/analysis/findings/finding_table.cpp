#include "core/analysis/findings/finding_table.h"

#include <algorithm>
#include <tuple>

namespace lockstep {
/// Replaces the first occurrence of a finding if the new one takes precedence: an error before a note, then
/// the lower event index, then the lower work-item numbers.
void FindingTable::take_first(Entry& entry, const Sighting& sighting,
                              const std::vector<std::uint64_t>& items) {
    const Sighting& first = entry.first;
    if (entry.count == 0 ||
        std::tie(sighting.severity, sighting.event, sighting.between_groups, items) <
            std::tie(first.severity, first.event, first.between_groups, entry.first_items)) {
        entry.first = sighting;
        entry.first_items = items;
    }
}

void FindingTable::add(const FindingKey& key, const Sighting& sighting,
                       std::span<const std::uint64_t> work_items) {
    const auto [at, is_new] = entries_.try_emplace(key);
    Entry& entry = at->second;
    if (is_new ||
        std::tie(sighting.severity, sighting.event) <= std::tie(entry.first.severity, entry.first.event)) {
        std::vector<std::uint64_t> items(work_items.begin(), work_items.end());
        std::ranges::sort(items);
        take_first(entry, sighting, items);
    }
    for (const std::uint64_t item : work_items) {
        entry.work_items.add(item);
    }
    ++entry.count;
    entry.count_between += sighting.between_groups ? 1 : 0;
}

void FindingTable::merge(const FindingTable& other) {
    for (const auto& [key, from] : other.entries_) {
        const auto [at, is_new] = entries_.try_emplace(key, from);
        if (is_new) {
            continue;
        }
        Entry& to = at->second;
        take_first(to, from.first, from.first_items);
        to.work_items.merge(from.work_items);
        to.count += from.count;
        to.count_between += from.count_between;
    }
}

std::vector<Finding> FindingTable::findings(const Trace& trace) const {
    std::vector<Finding> all;
    for (const auto& [key, entry] : entries_) {
        Finding finding;
        finding.kind = key.kind;
        finding.severity = entry.first.severity;
        finding.ordered_by_atomics = entry.first.severity == Severity::note && entry.first.is_ordered;
        finding.place.space = entry.first.space;
        finding.place.group = entry.first.group;
        if (key.object < trace.objects.size()) {
            finding.place.object = trace.objects[key.object].name;
            finding.place.offset = entry.first.offset;
        }
        finding.file = trace.program.files[key.file];
        finding.line = key.line;
        finding.other_line = key.other_line;
        finding.between_groups = entry.count_between != 0;
        finding.count_between = entry.count_between;
        finding.cure = entry.first.cure;
        finding.cure_line = entry.first.cure_line;
        finding.work_items = entry.work_items.first();
        finding.work_item_count = entry.work_items.count();
        finding.pair = entry.first_items.size() == 2 ? entry.first_items : std::vector<std::uint64_t>();
        finding.count = entry.count;
        all.push_back(std::move(finding));
    }
    return all;
}

} // namespace lockstep
