#include "core/analysis/findings/value_bytes.h"

namespace lockstep {
namespace {

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

ValueBytes::ValueBytes(const Trace& trace) : trace_(trace) {
    for (const SiteInfo& site : trace.program.sites) {
        has_plain_value_.push_back(trace.has_values() && is_plain(site));
    }
}

int ValueBytes::byte_of(std::uint32_t site, std::uint64_t work_item, std::uint64_t event,
                        std::uint32_t byte) {
    if (!has_plain_value_[site]) {
        return -1;
    }
    const std::uint64_t items = items_per_group(trace_.range);
    const std::uint64_t group = work_item / items;
    if (group_ != group) {
        enter(group);
    }
    const std::uint64_t first = trace_.offsets[group * items];
    const std::uint64_t slot = trace_.value(value_at_[event - first] + byte / 8);
    return static_cast<int>(slot >> (8 * (byte % 8)) & 0xFF);
}

void ValueBytes::enter(std::uint64_t group) {
    const std::uint64_t items = items_per_group(trace_.range);
    group_ = group;
    value_at_.clear();
    for (std::uint64_t item = group * items; item < (group + 1) * items; ++item) {
        std::uint64_t at = trace_.value_offsets[item];
        for (const Event event : trace_.events_of(WorkItem(item))) {
            value_at_.push_back(at);
            at += is_fault(event) ? 0 : value_slots(trace_.program.sites[event_site(event).index()]);
        }
    }
}

} // namespace lockstep
