#include "app/gui/animation/gif_palette.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace lockstep::gui {
namespace {

/// A colour of at least this share of all pixels is kept exactly.
constexpr std::uint64_t large_share = 20000; ///< one pixel of so many
/// Bounds the memory for a picture with very many colours.
constexpr std::size_t most_known = 1U << 18U;

using Count = std::pair<QRgb, std::uint64_t>;

/// Returns the distance to the nearest colour of the palette.
int distance_to(const std::vector<QRgb>& palette, QRgb colour) {
    int least = std::numeric_limits<int>::max();
    for (const QRgb each : palette) {
        least = std::min(least, colour_distance(each, colour));
    }
    return least;
}

/// Adds colours that are at least this far from all chosen ones.
void add_far(std::vector<QRgb>& palette, const std::vector<Count>& counts, int least) {
    for (const auto& [colour, pixels] : counts) {
        if (palette.size() == most_gif_colours) {
            return;
        }
        if (distance_to(palette, colour) >= least) {
            palette.push_back(colour);
        }
    }
}

} // namespace

int colour_distance(QRgb one, QRgb other) {
    const int red = qRed(one) - qRed(other);
    const int green = qGreen(one) - qGreen(other);
    const int blue = qBlue(one) - qBlue(other);
    return red * red + green * green + blue * blue;
}

void GifPaletteMaker::add(const QImage& frame) {
    for (int y = 0; y < frame.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(frame.constScanLine(y));
        for (int x = 0; x < frame.width();) {
            const QRgb colour = line[x];
            const int begin = x;
            while (x < frame.width() && line[x] == colour) {
                ++x;
            }
            if (pixels_.size() < most_known || pixels_.contains(colour)) {
                pixels_[colour] += static_cast<std::uint64_t>(x - begin);
            }
        }
    }
    total_ += static_cast<std::uint64_t>(frame.width()) * static_cast<std::uint64_t>(frame.height());
}

std::vector<QRgb> GifPaletteMaker::palette() const {
    std::vector<Count> counts(pixels_.begin(), pixels_.end());
    const auto is_before = [](const Count& a, const Count& b) {
        return a.second != b.second ? a.second > b.second : a.first < b.first;
    };
    std::ranges::sort(counts, is_before);
    // If a heat scale has more colours than a palette, the frequent ones win.
    std::vector<Count> of_theme;
    for (const QRgb colour : theme_) {
        const auto found = pixels_.find(colour);
        of_theme.emplace_back(colour, found == pixels_.end() ? 0 : found->second);
    }
    std::ranges::sort(of_theme, is_before);
    std::vector<QRgb> palette;
    add_far(palette, of_theme, 1);
    std::vector<Count> large;
    std::ranges::copy_if(counts, std::back_inserter(large),
                         [this](const Count& each) { return each.second * large_share >= total_; });
    add_far(palette, large, 1);
    for (const int side : {32, 24, 16, 12, 8, 4}) { // differences of colours, in steps of 256 per channel
        add_far(palette, counts, side * side);
    }
    return palette;
}

GifColours::GifColours(std::vector<QRgb> palette) : palette_(std::move(palette)) {
    for (std::size_t i = 0; i < palette_.size(); ++i) {
        known_.emplace(palette_[i], static_cast<std::uint8_t>(i));
    }
}

std::uint8_t GifColours::operator()(QRgb colour) {
    const auto found = known_.find(colour);
    if (found != known_.end()) {
        return found->second;
    }
    const auto nearest =
        std::ranges::min_element(palette_, {}, [colour](QRgb each) { return colour_distance(each, colour); });
    const auto index = static_cast<std::uint8_t>(nearest - palette_.begin());
    if (known_.size() < most_known) {
        known_.emplace(colour, index);
    }
    return index;
}

} // namespace lockstep::gui
