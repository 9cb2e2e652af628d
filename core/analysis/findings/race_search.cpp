#include "core/analysis/findings/race_search.h"

#include <algorithm>

namespace lockstep {
namespace {

bool is_write(SiteKind kind) {
    return kind == SiteKind::write || kind == SiteKind::image_write;
}

/// A write stands in front of an atomic, and that in front of a read.
int rank(SiteKind kind) {
    return is_write(kind) ? 0 : kind == SiteKind::atomic ? 1 : 2;
}

bool is_plain(const SiteInfo& site) {
    std::uint32_t next = 0;
    for (const Piece piece : site.pieces) {
        if (piece.offset != next) {
            return false;
        }
        next += piece.bytes;
    }
    return next <= 8 * value_slots(site);
}

} // namespace

RaceSearch::RaceSearch(const Trace& trace, FindingTable& table, Agents agents)
    : trace_(trace), objects_(trace.objects), table_(table), agents_(agents) {
    for (const SiteInfo& site : trace.program.sites) {
        has_plain_value_.push_back(trace.has_values() && is_plain(site));
    }
}

void RaceSearch::find_failed_exchanges(const GroupSteps& steps) {
    failed_.clear();
    for (const FaultAt& at : steps.faults) {
        if (at.fault.kind == FaultKind::nothing_exchanged && at.event != 0) {
            failed_.push_back(at.event - 1); // right in front of it
        }
    }
    std::sort(failed_.begin(), failed_.end());
}

bool RaceSearch::writes(Site site, std::uint64_t event) const {
    const SiteKind kind = trace_.program.sites[site.index()].kind;
    return kind != SiteKind::read &&
           (kind != SiteKind::atomic || !std::binary_search(failed_.begin(), failed_.end(), event));
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
    const int value = value_of(access, value_byte);
    byte.value = !byte.written || byte.value == value ? value : -1;
    byte.written = true;
    return byte.value >= 0;
}

int RaceSearch::value_of(const Access& access, std::uint32_t value_byte) {
    if (!has_plain_value_[access.site]) {
        return -1;
    }
    const std::uint64_t items = items_per_group(trace_.range);
    const std::uint64_t group = access.work_item / items;
    const std::uint64_t first = trace_.offsets[group * items];
    if (values_of_group_ != group) {
        values_of_group_ = group;
        value_at_.clear();
        for (std::uint64_t item = group * items; item < (group + 1) * items; ++item) {
            std::uint64_t at = trace_.value_offsets[item];
            for (const Event event : trace_.events_of(WorkItem(item))) {
                value_at_.push_back(at);
                at += is_fault(event) ? 0 : value_slots(trace_.program.sites[event_site(event).index()]);
            }
        }
    }
    const std::uint64_t slot = trace_.value(value_at_[access.event - first] + value_byte / 8);
    return static_cast<int>(slot >> (8 * (value_byte % 8)) & 0xFF);
}

const RaceSearch::Agent* RaceSearch::racing(const Access& access, const OfSite& earlier) const {
    const auto at = std::find_if(earlier.agents.begin(), earlier.agents.end(), [&](const Agent& other) {
        return other.agent != access.agent &&
               (order_ == nullptr || !order_->orders(other.agent, other.tick, access.agent, access.tick));
    });
    return at == earlier.agents.end() ? nullptr : &*at;
}

std::optional<RaceSearch::ByteOfObject> RaceSearch::byte_of(Space space, std::uint64_t address) const {
    if (space == Space::image) {
        const std::uint32_t image = image_at(address);
        const std::uint64_t offset = texel_at(address) * size_bytes(trace_.objects[image].element);
        return ByteOfObject{image, static_cast<std::int64_t>(offset)};
    }
    const auto object = objects_.find(space, address);
    return object ? std::optional(ByteOfObject{
                        *object, static_cast<std::int64_t>(address - trace_.objects[*object].base)})
                  : std::nullopt;
}

void RaceSearch::meet(const Access& access, std::uint64_t address, const OfSite& earlier, bool same_value) {
    const Agent* const other = racing(access, earlier);
    if (other == nullptr) {
        return;
    }
    const auto& sites = trace_.program.sites;
    const SiteInfo* first = &sites[earlier.site];
    const SiteInfo* second = &sites[access.site];
    const auto place = [](const SiteInfo& s) { return std::tuple(rank(s.kind), s.file, s.line); };
    if (place(*second) < place(*first)) {
        std::swap(first, second);
    }
    const auto byte = byte_of(first->space, address);
    if (!byte) {
        return;
    }
    const FindingKey key{first->file,  first->line,  FindingKind::race,
                         second->line, byte->object, agents_ == Agents::groups};
    const Severity severity = same_value ? Severity::note : Severity::error;
    const auto known =
        std::find_if(hits_.begin(), hits_.end(), [&](const Hit& hit) { return hit.key == key; });
    if (known != hits_.end()) {
        known->sighting.severity = std::min(known->sighting.severity, severity);
        return;
    }
    const Group group(access.work_item / items_per_group(trace_.range));
    hits_.push_back({key, {access.event, group, first->space, byte->offset, severity}, other->work_item});
}

void RaceSearch::remember(Byte& byte, const Access& access) const {
    auto at = std::find_if(byte.sites.begin(), byte.sites.end(), [&](const OfSite& known) {
        return known.site == access.site && known.writes == access.writes;
    });
    if (at == byte.sites.end()) {
        at = byte.sites.insert(at, {access.site, access.writes, {}});
    }
    const auto known = std::find_if(at->agents.begin(), at->agents.end(),
                                    [&](const Agent& agent) { return agent.agent == access.agent; });
    if (known != at->agents.end()) {
        known->tick = access.tick;
    } else if (at->agents.size() < 2 || order_ != nullptr) {
        at->agents.push_back({access.agent, access.work_item, access.tick});
    }
}

void RaceSearch::note_hits(const Access& access) {
    for (const Hit& hit : hits_) {
        const std::uint64_t items[] = {access.work_item, hit.partner};
        table_.add(hit.key, hit.sighting, items);
    }
}

} // namespace lockstep
