// Tests that an audience can read every picture on a slide, and that it fills the slide.
#include "app/gui/present/slide.h"
#include "app/gui/present/slide_parts.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/heat.h"
#include "tests/gui/scene_world.h"
#include "tests/support/pictures/slide_check.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

constexpr QSizeF full_hd{1920, 1080};
constexpr QSizeF hd{1280, 720};
constexpr double least_filled = 0.8;

std::vector<Cursor> some_cursors(const SceneWorld& world) {
    std::vector<Cursor> cursors;
    for (std::uint32_t tick = 0; tick < world.view.tick_count(); tick += 3) {
        Cursor cursor = world.cursor;
        cursor.tick = Tick(tick);
        cursor.warp = Warp(tick % world.view.steps->warps);
        cursors.push_back(cursor);
    }
    return cursors;
}

TEST(Slide, of_every_picture_has_large_texts_that_do_not_overlap) {
    const SceneWorld world(Reduction::compacted);
    for (const Picture* picture : pictures()) {
        for (const Cursor& cursor : some_cursors(world)) {
            for (const bool has_caption : {true, false}) {
                const Slide slide = slide_of(*picture, world.view, cursor, full_hd, has_caption);
                const QStringList unreadable = unreadable_texts(slide);
                EXPECT_TRUE(unreadable.isEmpty())
                    << picture->name << ", step " << cursor.tick.value() + 1 << ": "
                    << unreadable.join(QStringLiteral("; ")).toStdString();
                if (!unreadable.isEmpty()) {
                    break;
                }
            }
        }
    }
}

TEST(Slide, is_filled_by_every_picture) {
    for (const Reduction variant : {Reduction::compacted, Reduction::interleaved}) {
        const SceneWorld world(variant);
        for (const Picture* picture : pictures()) {
            for (const QSizeF pixels : {full_hd, hd}) {
                const Slide slide = slide_of(*picture, world.view, world.cursor, pixels);
                EXPECT_GE(filled_part(slide), least_filled)
                    << picture->name << " at " << pixels.width() << "x" << pixels.height();
            }
        }
    }
}

TEST(Slide, scales_with_the_window) {
    const SceneWorld world;
    EXPECT_EQ(slide_size(full_hd), full_hd);
    EXPECT_EQ(slide_size(hd), full_hd);
    EXPECT_DOUBLE_EQ(slide_factor(hd), 2.0 / 3);
    EXPECT_DOUBLE_EQ(slide_size({1024, 768}).width(), 1440);
    for (const Picture* picture : pictures()) {
        const Slide slide = slide_of(*picture, world.view, world.cursor, {1024, 768});
        EXPECT_GE(smallest_text(slide), least_slide_text - 0.01) << picture->name;
    }
}

TEST(Slide, has_captions_of_40_px_that_fit_their_box) {
    const SceneWorld world(Reduction::interleaved);
    EXPECT_EQ(font_for(FontRole::slide_caption).pixelSize(), 40);
    EXPECT_EQ(font_for(FontRole::slide_strong).pixelSize(), 40);
    for (const Cursor& cursor : some_cursors(world)) {
        const Slide slide = slide_of(*picture_named("stage"), world.view, cursor, full_hd);
        double bottom = 0;
        for (const Shape& shape : slide.layers.front().scene.shapes) {
            const auto* label = std::get_if<Label>(&shape);
            if (label != nullptr &&
                (label->font == FontRole::slide_caption || label->font == FontRole::slide_strong)) {
                bottom = std::max(bottom, label->rect.bottom());
            }
        }
        EXPECT_GT(bottom, slide.picture_room.bottom());
        EXPECT_LE(bottom, slide.size.height() - slide_scrub_height);
    }
}

TEST(Slide, has_contrast_for_a_bright_room) {
    const Theme theme(ThemeName::contrast);
    EXPECT_GE(contrast(theme[Role::text], theme[Role::panel]), 7);
    EXPECT_GE(contrast(theme[Role::text], theme[Role::current_line]), 7);
    EXPECT_GE(contrast(theme[Role::text2], theme[Role::panel]), 7);
    EXPECT_GE(contrast(theme[Role::text], theme[Role::ok_soft]), 7) << "the right answer";
    EXPECT_GE(contrast(theme[Role::ok], theme[Role::ok_soft]), 4.5) << "its mark";
    EXPECT_GE(contrast(theme[Role::text], theme[Role::accent_soft]), 7) << "the number of a covered lane";
    EXPECT_GE(contrast(theme[Role::accent], theme[Role::accent_soft]), 4.5);
    for (const Role cell : {Role::active, Role::barrier, Role::masked, Role::conflict4, Role::conflict32}) {
        EXPECT_GE(contrast(theme.ink(cell), theme[cell]), 4.5);
    }
}

TEST(Slide, hides_numbers_but_not_the_names_of_lanes) {
    const SceneWorld world(Reduction::interleaved);
    Cursor cursor = world.cursor;
    cursor.tick = Tick(7);
    const Picture& lanes = *picture_named("lanes");
    const QSizeF room = picture_room(full_hd, true).size();
    const Scene shown = slide_picture(lanes, world.view, cursor, room, least_slide_scale);
    const Scene hidden = slide_picture(lanes, world.view, cursor, room, least_slide_scale, Numbers::hidden);
    const auto counts = [](const Scene& scene) { return text_of(scene, WarpCount{Warp(0)}); };
    EXPECT_FALSE(counts(shown).isEmpty());
    EXPECT_TRUE(counts(hidden).isEmpty());
    EXPECT_TRUE(texts(hidden).contains(QStringLiteral("31")) || texts(hidden).contains(QStringLiteral("28")));
    EXPECT_EQ(shown.shapes.size(), hidden.shapes.size()) << "each number becomes a dash";
}

} // namespace
} // namespace lockstep::gui
