#include "app/gui/scenes/footprint/footprint_parts.h"

#include "app/gui/theme/heat.h"
#include "core/analysis/memory/image_requests.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

namespace lockstep::gui {
namespace {

constexpr int most_pixels_a_side = 2048;

/// Returns the first component, which is in the low bits of the value's first word.
std::optional<double> number_of(ValueType type, std::uint64_t word) {
    switch (type.scalar) {
    case Scalar::float32:
        return std::bit_cast<float>(static_cast<std::uint32_t>(word));
    case Scalar::float64:
        return std::bit_cast<double>(word);
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

/// Returns the values of the input's elements as they were read; NaN for elements that were not read.
std::vector<double> values_of(const Trace& trace, const LaunchFootprint& footprint) {
    std::vector<double> values(footprint.readers.size(), std::nan(""));
    const std::uint64_t items = trace.groups().end * items_per_group(trace.range);
    for (std::uint64_t item = 0; item < items; ++item) {
        std::uint64_t slot = trace.value_offsets[item];
        for (const Event event : trace.events_of(WorkItem(item))) {
            if (is_fault(event)) {
                continue;
            }
            const SiteInfo& site = trace.program.sites[event_site(event).index()];
            const auto element = element_read(trace, footprint.input, site, event_payload(event));
            if (element && *element < values.size()) {
                values[*element] = number_of(site.type, trace.values[slot]).value_or(std::nan(""));
            }
            slot += value_slots(site);
        }
    }
    return values;
}

/// Maps elements to pixels; several elements share a pixel if there are more elements than pixels.
class PixelGrid {
public:
    explicit PixelGrid(QSize elements)
        : elements_(elements),
          pixels_(std::min(elements.width(), most_pixels_a_side),
                  std::min(elements.height(), most_pixels_a_side)) {}

    [[nodiscard]] QSize pixels() const { return pixels_; }
    [[nodiscard]] QPoint of(std::size_t element) const {
        const auto width = static_cast<std::size_t>(elements_.width());
        return {scaled(element % width, pixels_.width(), elements_.width()),
                scaled(element / width, pixels_.height(), elements_.height())};
    }

private:
    static int scaled(std::size_t at, int pixels, int elements) {
        return static_cast<int>(at * static_cast<std::size_t>(pixels) / static_cast<std::size_t>(elements));
    }
    QSize elements_;
    QSize pixels_;
};

} // namespace

QSize element_grid(const LaunchFootprint& footprint) {
    const std::uint64_t all = std::max<std::uint64_t>(1, footprint.readers.size());
    const std::uint64_t row = footprint.row == 0 ? all : footprint.row;
    return {static_cast<int>(row), static_cast<int>((all + row - 1) / row)};
}

QImage input_image(const Trace& trace, const LaunchFootprint& footprint) {
    if (!trace.has_values()) {
        return {};
    }
    const std::vector<double> values = values_of(trace, footprint);
    double least = std::numeric_limits<double>::infinity();
    double most = -least;
    for (const double value : values) {
        least = std::isnan(value) ? least : std::min(least, value);
        most = std::isnan(value) ? most : std::max(most, value);
    }
    if (!std::isfinite(least) || !std::isfinite(most)) {
        return {};
    }
    const PixelGrid grid(element_grid(footprint));
    QImage image(grid.pixels(), QImage::Format_RGB32);
    image.fill(Qt::black);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double share =
            std::isnan(values[i]) || most <= least ? 0 : (values[i] - least) / (most - least);
        // never black, so that outlines are visible
        const int grey = 24 + static_cast<int>(std::lround(share * 200));
        const QPoint at = grid.of(i);
        if (grey > qRed(image.pixel(at))) {
            image.setPixel(at, qRgb(grey, grey, grey));
        }
    }
    return image;
}

QImage readers_image(const LaunchFootprint& footprint) {
    const PixelGrid grid(element_grid(footprint));
    const auto width = static_cast<std::size_t>(grid.pixels().width());
    std::vector<std::uint32_t> most_here(width * static_cast<std::size_t>(grid.pixels().height()));
    for (std::size_t i = 0; i < footprint.readers.size(); ++i) {
        const QPoint at = grid.of(i);
        std::uint32_t& readers =
            most_here[static_cast<std::size_t>(at.y()) * width + static_cast<std::size_t>(at.x())];
        readers = std::max(readers, footprint.readers[i]);
    }
    QImage image(grid.pixels(), QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    const std::uint32_t most = *std::ranges::max_element(footprint.readers);
    for (std::size_t i = 0; i < most_here.size(); ++i) {
        if (most_here[i] > 0) {
            image.setPixelColor(static_cast<int>(i % width), static_cast<int>(i / width),
                                cividis(heat_of_count(most_here[i], most)));
        }
    }
    return image;
}

} // namespace lockstep::gui
