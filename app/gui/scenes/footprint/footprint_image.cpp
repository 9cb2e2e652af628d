#include "app/gui/scenes/footprint/footprint_parts.h"

#include "app/gui/theme/heat.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace lockstep::gui {
namespace {

constexpr int most_pixels_a_side = 2048;

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

QImage input_image(const LaunchFootprint& footprint) {
    const std::vector<float>& values = footprint.values;
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
        QRgb& pixel = reinterpret_cast<QRgb*>(image.scanLine(at.y()))[at.x()];
        pixel = std::max(pixel, qRgb(grey, grey, grey)); // of equal parts, so the larger number is brighter
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
