#include "app/gui/animation/video/yuv.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

// ITU-R BT.709: luma = 0.2126 R + 0.7152 G + 0.0722 B; the differences are (B - luma) / 1.8556 and (R - luma) /
// 1.5748. Luma is scaled to 219 steps from 16, differences to 224 steps around 128. Factors are multiplied by
// 2^16, so that all computers get the same result.
constexpr double one = 65536;
constexpr double red_share = 0.2126;
constexpr double green_share = 0.7152;
constexpr double blue_share = 0.0722;
constexpr double luma_scale = 219.0 / 255;
constexpr double chroma_scale = 224.0 / 255;

constexpr int fixed(double factor) {
    return static_cast<int>(factor * one + (factor < 0 ? -0.5 : 0.5));
}

struct Factors {
    int red;
    int green;
    int blue;
};
constexpr Factors to_luma{fixed(red_share * luma_scale), fixed(green_share* luma_scale),
                          fixed(blue_share* luma_scale)};
constexpr Factors to_blue{fixed(-red_share / 1.8556 * chroma_scale),
                          fixed(-green_share / 1.8556 * chroma_scale),
                          fixed((1 - blue_share) / 1.8556 * chroma_scale)};
constexpr Factors to_red{fixed((1 - red_share) / 1.5748 * chroma_scale),
                         fixed(-green_share / 1.5748 * chroma_scale),
                         fixed(-blue_share / 1.5748 * chroma_scale)};

/// Sums of the channels of pixels with weights.
struct Sum {
    int red = 0;
    int green = 0;
    int blue = 0;

    void add(QRgb colour, int weight) {
        red += weight * qRed(colour);
        green += weight * qGreen(colour);
        blue += weight * qBlue(colour);
    }
};

/// Multiplies sums whose weights add up to 2^`weight_bits`, and rounds.
std::uint8_t scaled(const Sum& sum, const Factors& factors, int offset, int weight_bits) {
    const int bits = 16 + weight_bits;
    const std::int64_t value = std::int64_t{factors.red} * sum.red + std::int64_t{factors.green} * sum.green +
                               std::int64_t{factors.blue} * sum.blue + (std::int64_t{1} << (bits - 1));
    return static_cast<std::uint8_t>(std::clamp<std::int64_t>((value >> bits) + offset, 0, 255));
}

} // namespace

QSize even_size(QSize size) {
    return {size.width() + size.width() % 2, size.height() + size.height() % 2};
}

std::uint8_t luma_of(QRgb colour) {
    Sum sum;
    sum.add(colour, 1);
    return scaled(sum, to_luma, 16, 0);
}

void to_yuv(const QImage& image, const YuvPlanes& planes) {
    for (int y = 0; y < image.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        std::uint8_t* const row = planes.luma + static_cast<std::ptrdiff_t>(y) * planes.luma_stride;
        for (int x = 0; x < image.width(); ++x) {
            row[x] = x > 0 && line[x] == line[x - 1] ? row[x - 1] : luma_of(line[x]);
        }
    }
    for (int y = 0; y < image.height() / 2; ++y) {
        const auto* const upper = reinterpret_cast<const QRgb*>(image.constScanLine(2 * y));
        const auto* const lower = reinterpret_cast<const QRgb*>(image.constScanLine(2 * y + 1));
        for (std::ptrdiff_t x = 0; x < image.width() / 2; ++x) {
            Sum sum; // weights 1, 2, 1 around the left column of the pair
            for (const QRgb* const line : {upper, lower}) {
                sum.add(line[std::max<std::ptrdiff_t>(0, 2 * x - 1)], 1);
                sum.add(line[2 * x], 2);
                sum.add(line[2 * x + 1], 1);
            }
            planes.blue[static_cast<std::ptrdiff_t>(y) * planes.blue_stride + x] =
                scaled(sum, to_blue, 128, 3);
            planes.red[static_cast<std::ptrdiff_t>(y) * planes.red_stride + x] = scaled(sum, to_red, 128, 3);
        }
    }
}

} // namespace lockstep::gui
