#include "core/analysis/findings/finding_table.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr std::size_t kept_work_items = 16;

} // namespace

void FindingTable::note(Entry& entry, std::uint64_t work_item) {
    auto& items = entry.work_items;
    if (items.size() == kept_work_items && items.back() < work_item) {
        return;
    }
    const auto at = std::lower_bound(items.begin(), items.end(), work_item);
    if (at != items.end() && *at == work_item) {
        return;
    }
    items.insert(at, work_item);
    if (items.size() > kept_work_items) {
        items.pop_back();
    }
}

void FindingTable::add(const FindingKey& key, const Sighting& sighting,
                       std::span<const std::uint64_t> work_items) {
    const auto [at, is_new] = entries_.try_emplace(key);
    Entry& entry = at->second;
    if (is_new || sighting.event < entry.first.event) {
        entry.first = sighting;
    }
    entry.severity = std::min(entry.severity, sighting.severity); // an error comes before a note
    entry.is_ordered = (is_new || entry.is_ordered) && sighting.is_ordered;
    for (const std::uint64_t item : work_items) {
        note(entry, item);
    }
    ++entry.count;
}

void FindingTable::merge(const FindingTable& other) {
    for (const auto& [key, from] : other.entries_) {
        const auto [at, is_new] = entries_.try_emplace(key, from);
        if (is_new) {
            continue;
        }
        Entry& to = at->second;
        if (from.first.event < to.first.event) {
            to.first = from.first;
        }
        to.severity = std::min(to.severity, from.severity);
        to.is_ordered = to.is_ordered && from.is_ordered;
        for (const std::uint64_t item : from.work_items) {
            note(to, item);
        }
        to.count += from.count;
    }
}

std::vector<Finding> FindingTable::findings(const Trace& trace) const {
    std::vector<Finding> all;
    for (const auto& [key, entry] : entries_) {
        Finding finding;
        finding.kind = key.kind;
        finding.severity = entry.severity;
        finding.ordered_by_atomics = entry.severity == Severity::note && entry.is_ordered;
        finding.place.space = entry.first.space;
        finding.place.group = entry.first.group;
        if (key.object < trace.objects.size()) {
            finding.place.object = trace.objects[key.object].name;
            finding.place.offset = entry.first.offset;
        }
        finding.file = trace.program.files[key.file];
        finding.line = key.line;
        finding.other_line = key.other_line;
        finding.between_groups = key.between_groups;
        finding.work_items = entry.work_items;
        finding.count = entry.count;
        all.push_back(std::move(finding));
    }
    return all;
}

} // namespace lockstep
