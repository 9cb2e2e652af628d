#include "app/gui/animation/gif_palette.h"

#include "app/gui/animation/changed_rectangle.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

QImage filled(QRgb colour) {
    QImage image(16, 16, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

bool has(const std::vector<QRgb>& palette, QRgb colour) {
    return std::ranges::find(palette, colour) != palette.end();
}

TEST(GifPalette, has_every_colour_of_the_theme_even_if_it_is_rare) {
    const std::vector<QRgb> theme{qRgb(1, 2, 3), qRgb(1, 2, 4), qRgb(200, 100, 50)};
    GifPaletteMaker maker(theme);
    maker.add(filled(qRgb(255, 255, 255)));
    const auto palette = maker.palette();
    for (const QRgb colour : theme) {
        EXPECT_TRUE(has(palette, colour));
    }
    EXPECT_TRUE(has(palette, qRgb(255, 255, 255)));
    EXPECT_EQ(palette.size(), 4U);
}

TEST(GifPalette, is_limited_and_prefers_large_areas) {
    GifPaletteMaker maker({});
    QImage many(256, 256, QImage::Format_RGB32);
    for (int y = 0; y < 256; ++y) {
        for (int x = 0; x < 256; ++x) {
            many.setPixel(x, y, qRgb(x, y, (x + y) / 2));
        }
    }
    maker.add(many);
    maker.add(filled(qRgb(13, 250, 250)));
    const auto palette = maker.palette();
    EXPECT_LE(palette.size(), most_gif_colours);
    EXPECT_GT(palette.size(), 100U);
    EXPECT_TRUE(has(palette, qRgb(13, 250, 250)));
    GifColours colours(palette);
    for (int x = 0; x < 256; x += 5) {
        const QRgb nearest = palette[colours(many.pixel(x, x))];
        EXPECT_LE(colour_distance(nearest, many.pixel(x, x)), 32 * 32 * 3) << x;
    }
}

TEST(GifPalette, maps_a_colour_that_it_has_to_itself) {
    const std::vector<QRgb> palette{qRgb(0, 0, 0), qRgb(10, 10, 10), qRgb(255, 0, 0)};
    GifColours colours(palette);
    EXPECT_EQ(colours(qRgb(10, 10, 10)), 1);
    EXPECT_EQ(colours(qRgb(4, 4, 4)), 0);
    EXPECT_EQ(colours(qRgb(240, 30, 30)), 2);
    EXPECT_EQ(colours(qRgb(240, 30, 30)), 2) << "also when it is known";
}

TEST(ChangedRectangle, contains_all_changes_and_is_empty_without_any) {
    constexpr std::size_t width = 5;
    const std::vector<int> before(width * 4, 0);
    std::vector<int> after = before;
    EXPECT_TRUE(changed_rectangle<int>(before, after, 5).isEmpty());
    after[width + 3] = 1;
    EXPECT_EQ(changed_rectangle<int>(before, after, 5), QRect(3, 1, 1, 1));
    after[3 * width] = 1;
    EXPECT_EQ(changed_rectangle<int>(before, after, 5), QRect(0, 1, 4, 3));
    after[0] = 1;
    after[4] = 1;
    EXPECT_EQ(changed_rectangle<int>(before, after, 5), QRect(0, 0, 5, 4));
}

} // namespace
} // namespace lockstep::gui
