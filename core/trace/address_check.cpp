#include "core/trace/address_check.h"

#include "core/trace/told_outside.h"

#include <algorithm>

namespace lockstep {
namespace {

// The size of the group's local block is rounded up to a multiple of this.
constexpr std::uint64_t local_alignment = 128;

std::uint64_t local_block(const std::vector<ObjectInfo>& objects) {
    std::uint64_t end = 0;
    for (const ObjectInfo& object : objects) {
        end = object.space == Space::local ? std::max(end, object.base + object.size_bytes) : end;
    }
    return (end + local_alignment - 1) / local_alignment * local_alignment;
}

bool texels_are_there(std::uint64_t payload, const std::vector<ObjectInfo>& objects) {
    const Texels texels = texels_of(payload);
    if (texels.object >= objects.size() || texels.columns > 2 || texels.rows > 2) {
        return false;
    }
    const ObjectInfo& image = objects[texels.object];
    return image.space == Space::image && texels.x < image.width && texels.y < image.height &&
           texels.slices <= image.depth;
}

} // namespace

AddressCheck::AddressCheck(const Trace& trace) : trace_(trace), index_(trace.objects) {
    const std::uint64_t block = local_block(trace.objects);
    for (const SiteInfo& site : trace.program.sites) {
        const std::uint64_t extent = is_access(site.kind) ? extent_of(site) : 0;
        const bool is_local = site.space == Space::local;
        places_.push_back(
            {extent, 0, is_local && extent <= block ? block - extent + 1 : 0, is_image_access(site.kind)});
    }
}

std::optional<TraceFlaw> AddressCheck::flaw_in(GroupRange groups) {
    const std::uint64_t items = items_per_group(trace_.range);
    for (std::uint64_t item = groups.first * items; item < groups.end * items; ++item) {
        const std::span<const Event> events = trace_.events_of(WorkItem(item));
        if (const std::size_t stray = first_stray(events); stray != events.size()) {
            return TraceFlaw{"addresses", item, stray};
        }
    }
    return std::nullopt;
}

std::size_t AddressCheck::first_stray(std::span<const Event> events) {
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (is_fault(events[i])) [[unlikely]] {
            i = past_fault(events, i) - 1;
        } else if (!fits(events[i])) {
            return i;
        }
    }
    return events.size();
}

/// Returns the index of the first event after a fault and after the accesses to which the fault refers.
std::size_t AddressCheck::past_fault(std::span<const Event> events, std::size_t at) const {
    bool excuses = false;
    for (; at < events.size() && is_fault(events[at]); ++at) {
        excuses = excuses || tells_of_outside(fault_of(events[at]).kind);
    }
    const bool is_image =
        at < events.size() && is_image_access(trace_.program.sites[event_site(events[at]).index()].kind);
    return excuses && !is_image ? at + events_told_of(trace_.program, events.subspan(at)) : at;
}

bool AddressCheck::fits(Event event) {
    Place& place = places_[event_site(event).index()];
    const std::uint64_t payload = event_payload(event);
    if (payload - place.base < place.room || place.extent == 0) {
        return !place.is_image || texels_are_there(payload, trace_.objects);
    }
    const Space space = trace_.program.sites[event_site(event).index()].space;
    const ObjectInfo* const object =
        space == Space::local ? nullptr : holder_of(space, payload, place.extent);
    if (object != nullptr) {
        place.base = object->base;
        place.room = object->size_bytes - place.extent + 1;
    }
    return object != nullptr;
}

/// Returns the object that contains an access; null if there is none.
const ObjectInfo* AddressCheck::holder_of(Space space, std::uint64_t address, std::uint64_t bytes) const {
    if (space != Space::constant) {
        const auto found = index_.find(space, address, bytes);
        return found ? &trace_.objects[*found] : nullptr;
    }
    // Constants can overlap, so index_ cannot be used.
    const auto found = std::ranges::find_if(trace_.objects, [&](const ObjectInfo& object) {
        return object.space == space && address - object.base < object.size_bytes &&
               bytes <= object.size_bytes - (address - object.base);
    });
    return found == trace_.objects.end() ? nullptr : &*found;
}

} // namespace lockstep
