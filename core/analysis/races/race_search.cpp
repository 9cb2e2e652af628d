#include "core/analysis/races/race_search.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Limit for the positions that are stored for the accesses of one work-item to one byte. If there are more,
/// these accesses count as not ordered.
constexpr std::size_t most_places_of_agent = 64;
/// Maximum number of work-items that are stored per byte and site.
constexpr std::size_t most_with_atomics = 1024;

} // namespace

RaceSearch::RaceSearch(const Trace& trace, FindingTable& table, Agents agents, KnownAtomics atomics)
    : trace_(trace),
      objects_(trace.objects),
      table_(table),
      agents_(agents),
      atomics_(trace, atomics),
      values_(trace) {}

bool RaceSearch::writes(Site site, std::uint64_t event) const {
    const SiteKind kind = trace_.program.sites[site.index()].kind;
    return kind != SiteKind::read && (kind != SiteKind::atomic || !failed_.contains(event));
}

void RaceSearch::look_at(const Access& access, std::uint64_t address, std::uint32_t value_byte) {
    Byte& byte = bytes_[address];
    if (byte.interval != interval_) {
        byte = {};
        byte.interval = interval_;
    }
    const SiteKind kind = trace_.program.sites[access.site].kind;
    const bool same_value = is_write(kind) && update_value(byte, access, value_byte);
    for (const OfSite& earlier : byte.sites) {
        const SiteKind other = trace_.program.sites[earlier.site].kind;
        const bool are_atomic = kind == SiteKind::atomic && other == SiteKind::atomic;
        if ((access.writes || earlier.writes) && !are_atomic) {
            meet(access, address, earlier, same_value && is_write(other));
        }
    }
    remember(byte, access);
}

bool RaceSearch::update_value(Byte& byte, const Access& access, std::uint32_t value_byte) {
    const int value = values_.byte_of(access.site, access.work_item, access.event, value_byte);
    byte.value = !byte.written || byte.value == value ? value : -1;
    byte.written = true;
    return byte.value >= 0;
}

/// Returns an earlier agent (a work-item or group) that races with the access, preferably one whose accesses
/// atomics do not order relative to this access.
RaceSearch::Partner RaceSearch::racing(const Access& access, const OfSite& earlier) {
    Partner found;
    for (const Agent& other : earlier.agents) {
        const bool may_race =
            other.agent != access.agent &&
            (order_ == nullptr || !order_->orders(other.agent, other.tick, access.agent, access.tick));
        if (!may_race) {
            continue;
        }
        if (!atomics_.tell() || other.places.size() >= most_places_of_agent ||
            !atomics_.order(other.places, atomics_.place_of({access.work_item, access.event}))) {
            return {&other, false};
        }
        found = found.agent == nullptr ? Partner{&other, true} : found;
    }
    // If some agents were not stored, one of them may not be ordered.
    found.is_ordered = found.is_ordered && !earlier.is_full;
    return found;
}

RaceSearch::Cure RaceSearch::cure_of(const Access& access, const OfSite& earlier, const Partner& other) {
    const SiteInfo& now = trace_.program.sites[access.site];
    const SiteInfo& before = trace_.program.sites[earlier.site];
    if ((now.kind == SiteKind::atomic) != (before.kind == SiteKind::atomic)) {
        return {RaceCure::atomic_access, now.kind == SiteKind::atomic ? before.line : now.line};
    }
    if (atomics_.tell() && atomics_.would_order_with_fences(
                               other.agent->places, atomics_.place_of({access.work_item, access.event}))) {
        return {RaceCure::fence, 0};
    }
    const auto barrier =
        barriers_ != nullptr ? barriers_->without_flag(other.agent->tick, access.tick) : std::nullopt;
    return barrier ? Cure{RaceCure::barrier_flags, trace_.program.sites[barrier->index()].line} : Cure{};
}

std::optional<ByteOfObject> RaceSearch::byte_of(Space space, std::uint64_t address) const {
    if (space == Space::image) {
        const std::uint32_t image = image_at(address);
        const std::uint64_t offset = texel_at(address) * size_bytes(trace_.objects[image].element);
        return ByteOfObject{image, static_cast<std::int64_t>(offset)};
    }
    return byte_of_object(trace_, objects_, space, address);
}

void RaceSearch::meet(const Access& access, std::uint64_t address, const OfSite& earlier, bool same_value) {
    const Partner other = racing(access, earlier);
    if (other.agent == nullptr) {
        return;
    }
    const Space space = trace_.program.sites[access.site].space;
    const auto byte = byte_of(space, address);
    if (!byte) {
        return;
    }
    const FindingKey key = race_key(trace_.program, earlier.site, access.site, byte->object);
    const Severity severity = same_value || other.is_ordered ? Severity::note : Severity::error;
    auto known = std::find_if(hits_.begin(), hits_.end(), [&](const Hit& hit) { return hit.key == key; });
    if (known != hits_.end() && severity >= known->sighting.severity) {
        return; // the race has already been reported with its first pair of work-items
    }
    known = known == hits_.end() ? hits_.insert(known, Hit{key, {}, 0}) : known;
    const Group group(access.work_item / items_per_group(trace_.range));
    const Cure cure = severity == Severity::error ? cure_of(access, earlier, other) : Cure{};
    known->sighting = {
        access.event, group,    space, byte->offset, severity, other.is_ordered, agents_ == Agents::groups,
        cure.cure,    cure.line};
    known->partner = other.agent->work_item;
}

void RaceSearch::remember(Byte& byte, const Access& access) {
    auto at = std::find_if(byte.sites.begin(), byte.sites.end(), [&](const OfSite& known) {
        return known.site == access.site && known.writes == access.writes;
    });
    if (at == byte.sites.end()) {
        at = byte.sites.insert(at, {access.site, access.writes, false, {}});
    }
    auto known = std::find_if(at->agents.begin(), at->agents.end(), [&](const Agent& agent) {
        return atomics_.tell() ? agent.work_item == access.work_item : agent.agent == access.agent;
    });
    const std::size_t most = atomics_.tell() ? most_with_atomics : 2;
    if (known != at->agents.end()) {
        known->tick = access.tick;
    } else if (at->agents.size() < most || order_ != nullptr) {
        at->agents.push_back({access.agent, access.work_item, access.tick, {}});
        known = std::prev(at->agents.end());
    } else {
        at->is_full = true;
        return;
    }
    if (atomics_.tell() && known->places.size() < most_places_of_agent) {
        const std::uint32_t place = atomics_.place_of({access.work_item, access.event});
        if (std::ranges::find(known->places, place) == known->places.end()) {
            known->places.push_back(place);
        }
    }
}

void RaceSearch::note_hits(const Access& access) {
    for (const Hit& hit : hits_) {
        const std::uint64_t items[] = {access.work_item, hit.partner};
        table_.add(hit.key, hit.sighting, items);
    }
}

} // namespace lockstep
