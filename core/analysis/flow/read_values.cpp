#include "core/analysis/flow/read_values.h"

#include "core/analysis/memory/image_requests.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>

namespace lockstep {
namespace {

/// Returns the nearest float; for doubles beyond its range, the largest or smallest one.
float narrowed(double value) {
    constexpr double most = std::numeric_limits<float>::max();
    return static_cast<float>(std::isfinite(value) ? std::clamp(value, -most, most) : value);
}

/// Returns the first component, which is in the low bits of the value's first word.
float number_of(ValueType type, std::uint64_t word) {
    switch (type.scalar) {
    case Scalar::float32:
        return std::bit_cast<float>(static_cast<std::uint32_t>(word));
    case Scalar::float64:
        return narrowed(std::bit_cast<double>(word));
    case Scalar::int32:
        return static_cast<float>(std::bit_cast<std::int32_t>(static_cast<std::uint32_t>(word)));
    case Scalar::uint32:
        return static_cast<float>(static_cast<std::uint32_t>(word));
    case Scalar::uint8:
        return static_cast<float>(static_cast<std::uint8_t>(word));
    default:
        return std::numeric_limits<float>::quiet_NaN();
    }
}

/// Returns the element whose value an event reads: an element of the buffer, or a single texel of an image.
/// Empty for a linear filter, which mixes several texels.
std::optional<std::uint64_t> element_read(const Trace& trace, std::uint32_t input, const SiteInfo& site,
                                          std::uint64_t payload) {
    const ObjectInfo& object = trace.objects[input];
    if (site.kind == SiteKind::image_read) {
        const std::vector<TexelIndex> texels = texels_touched(payload, trace);
        const bool is_one = texels.size() == 1 && texels_of(payload).object == input;
        return is_one ? std::optional(texels.front()) : std::nullopt;
    }
    const bool inside = site.kind == SiteKind::read && site.space == object.space && payload >= object.base &&
                        payload < object.base + object.size_bytes;
    return inside ? std::optional((payload - object.base) / element_bytes(object)) : std::nullopt;
}

} // namespace

void read_values(const Trace& trace, Group group, std::uint32_t object, std::vector<float>& values) {
    if (!trace.has_values()) {
        return;
    }
    const std::uint64_t items = items_per_group(trace.range);
    for (std::uint64_t item = group.index() * items; item < (group.index() + 1) * items; ++item) {
        std::uint64_t slot = trace.value_offsets[item];
        for (const Event event : trace.events_of(WorkItem(item))) {
            if (is_fault(event)) {
                continue;
            }
            const SiteInfo& site = trace.program.sites[event_site(event).index()];
            const auto element = element_read(trace, object, site, event_payload(event));
            if (element && *element < values.size()) {
                values[*element] = number_of(site.type, trace.value(slot));
            }
            slot += value_slots(site);
        }
    }
}

} // namespace lockstep
