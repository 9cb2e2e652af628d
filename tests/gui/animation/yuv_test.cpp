#include "app/gui/animation/video/yuv.h"

#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <vector>

namespace lockstep::gui {
namespace {

struct Pixel {
    int luma;
    int blue;
    int red;
};

/// Converts an image of one colour.
Pixel converted(QRgb colour) {
    QImage image(4, 2, QImage::Format_RGB32);
    image.fill(colour);
    std::array<std::uint8_t, 8> luma{};
    std::array<std::uint8_t, 2> blue{};
    std::array<std::uint8_t, 2> red{};
    to_yuv(image, {luma.data(), blue.data(), red.data(), 4, 2, 2});
    EXPECT_EQ(luma[0], luma[7]);
    EXPECT_EQ(blue[0], blue[1]);
    return {luma[0], blue[0], red[0]};
}

/// The formula of ITU-R BT.709 for limited range, in floating point.
Pixel slow(QRgb colour) {
    const double r = qRed(colour) / 255.0;
    const double g = qGreen(colour) / 255.0;
    const double b = qBlue(colour) / 255.0;
    const double y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    return {static_cast<int>(std::lround(16 + 219 * y)),
            static_cast<int>(std::lround(128 + 224 * (b - y) / 1.8556)),
            static_cast<int>(std::lround(128 + 224 * (r - y) / 1.5748))};
}

TEST(Yuv, is_bt_709_in_limited_range) {
    EXPECT_EQ(converted(qRgb(0, 0, 0)).luma, 16);
    EXPECT_EQ(converted(qRgb(255, 255, 255)).luma, 235);
    EXPECT_EQ(converted(qRgb(255, 255, 255)).blue, 128);
    for (int r = 0; r < 256; r += 15) {
        for (int g = 0; g < 256; g += 15) {
            for (int b = 0; b < 256; b += 15) {
                const Pixel fast = converted(qRgb(r, g, b));
                const Pixel exact = slow(qRgb(r, g, b));
                EXPECT_NEAR(fast.luma, exact.luma, 1);
                EXPECT_NEAR(fast.blue, exact.blue, 1);
                EXPECT_NEAR(fast.red, exact.red, 1);
            }
        }
    }
}

TEST(Yuv, places_chroma_at_the_left_column_of_a_pair) {
    QImage image(4, 2, QImage::Format_RGB32);
    image.fill(Qt::white);
    image.setPixel(1, 0, qRgb(0, 0, 255)); // between both samples
    image.setPixel(1, 1, qRgb(0, 0, 255));
    std::array<std::uint8_t, 8> luma{};
    std::array<std::uint8_t, 2> blue{};
    std::array<std::uint8_t, 2> red{};
    to_yuv(image, {luma.data(), blue.data(), red.data(), 4, 2, 2});
    EXPECT_EQ(blue[0], blue[1]);
    EXPECT_GT(blue[0], 140);
}

TEST(Yuv, sizes_are_even) {
    EXPECT_EQ(even_size({3, 5}), QSize(4, 6));
    EXPECT_EQ(even_size({4, 6}), QSize(4, 6));
}

} // namespace
} // namespace lockstep::gui
