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
        slots_.push_back(value_slots(site));
    }
}

int ValueBytes::byte_of(std::uint32_t site, std::uint64_t work_item, std::uint64_t event,
                        std::uint32_t byte) {
    if (!has_plain_value_[site]) {
        return -1;
    }
    const std::uint64_t slot = trace_.value(value_of(work_item, event) + byte / 8);
    return static_cast<int>(slot >> (8 * (byte % 8)) & 0xFF);
}

void ValueBytes::enter(std::uint64_t group) {
    const std::uint64_t items = items_per_group(trace_.range);
    group_ = group;
    reached_.resize(items);
    for (std::uint64_t i = 0; i < items; ++i) {
        reached_[i] = {trace_.offsets[group * items + i], trace_.value_offsets[group * items + i]};
    }
}

/// Returns the index of an event's value. The search continues from the event of the last query.
std::uint64_t ValueBytes::value_of(std::uint64_t work_item, std::uint64_t event) {
    const std::uint64_t items = items_per_group(trace_.range);
    if (group_ != work_item / items) {
        enter(work_item / items);
    }
    Reached& at = reached_[work_item % items];
    if (event < at.event) {
        at = {trace_.offsets[work_item], trace_.value_offsets[work_item]};
    }
    for (; at.event < event; ++at.event) {
        const Event passed = trace_.event(at.event);
        at.value += is_fault(passed) ? 0 : slots_[event_site(passed).index()];
    }
    return at.value;
}

} // namespace lockstep
