#include "app/gui/scenes/footprint_image.h"

#include "app/gui/theme/heat.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr std::uint64_t most_pixels = 1U << 24;

std::optional<double> number_of(ValueType type, std::uint64_t word) {
    if (type.count != 1) {
        return std::nullopt;
    }
    switch (type.scalar) {
    case Scalar::float32:
        return std::bit_cast<float>(static_cast<std::uint32_t>(word));
    case Scalar::int32:
        return std::bit_cast<std::int32_t>(static_cast<std::uint32_t>(word));
    case Scalar::uint32:
        return static_cast<std::uint32_t>(word);
    case Scalar::uint8:
        return static_cast<std::uint8_t>(word);
    default:
        return std::nullopt;
    }
}

/// The values of the input's elements, as they were read; not a number where nobody read one.
std::vector<double> values_of(const Trace& trace, const LaunchFootprint& footprint) {
    std::vector<double> values(footprint.readers.size(), std::nan(""));
    const ObjectInfo& input = trace.objects[footprint.objects.input];
    const std::uint64_t bytes = std::max(1U, size_bytes(input.element));
    for (std::uint64_t item = 0; item < item_count(trace.range); ++item) {
        std::uint64_t slot = trace.value_offsets[item];
        for (const Event event : trace.events_of(WorkItem(item))) {
            if (is_fault(event)) {
                continue;
            }
            const SiteInfo& site = trace.program.sites[event_site(event).index()];
            const std::uint64_t address = event_payload(event);
            const bool inside = address >= input.base && address < input.base + input.size_bytes;
            if (site.kind == SiteKind::read && site.space != Space::local && inside) {
                const auto number = number_of(site.type, trace.values[slot]);
                values[(address - input.base) / bytes] = number.value_or(std::nan(""));
            }
            slot += value_slots(site);
        }
    }
    return values;
}

} // namespace

QSize image_size(const LaunchFootprint& footprint) {
    const std::uint64_t all = std::max<std::uint64_t>(1, footprint.readers.size());
    const std::uint64_t row = footprint.row == 0 ? all : footprint.row;
    return {static_cast<int>(std::min<std::uint64_t>(row, 1U << 15)),
            static_cast<int>((all + row - 1) / row)};
}

QImage input_image(const Trace& trace, const LaunchFootprint& footprint) {
    const QSize size = image_size(footprint);
    if (!trace.has_values() || footprint.readers.size() > most_pixels) {
        return {};
    }
    const std::vector<double> values = values_of(trace, footprint);
    double least = INFINITY;
    double most = -INFINITY;
    for (const double value : values) {
        least = std::isnan(value) ? least : std::min(least, value);
        most = std::isnan(value) ? most : std::max(most, value);
    }
    if (!std::isfinite(least) || !std::isfinite(most)) {
        return {};
    }
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::black);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto x = static_cast<int>(i % static_cast<std::size_t>(size.width()));
        const auto y = static_cast<int>(i / static_cast<std::size_t>(size.width()));
        const double share =
            std::isnan(values[i]) || most <= least ? 0 : (values[i] - least) / (most - least);
        const int grey = 24 + static_cast<int>(std::lround(share * 200)); // so that outlines stand out
        if (y < size.height()) {
            image.setPixel(x, y, qRgb(grey, grey, grey));
        }
    }
    return image;
}

QImage readers_image(const LaunchFootprint& footprint) {
    const QSize size = image_size(footprint);
    if (footprint.readers.size() > most_pixels) {
        return {};
    }
    QImage image(size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    const std::uint32_t most = *std::ranges::max_element(footprint.readers);
    for (std::size_t i = 0; i < footprint.readers.size(); ++i) {
        const auto x = static_cast<int>(i % static_cast<std::size_t>(size.width()));
        const auto y = static_cast<int>(i / static_cast<std::size_t>(size.width()));
        if (footprint.readers[i] > 0 && y < size.height()) {
            image.setPixelColor(x, y, cividis(heat_of_count(footprint.readers[i], most)));
        }
    }
    return image;
}

} // namespace lockstep::gui
