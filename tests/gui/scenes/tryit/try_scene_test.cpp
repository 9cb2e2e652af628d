// Tests the picture of the page "Try it" by its shapes.
#include "app/gui/theme/fonts.h"
#include "tests/gui/scene_world.h"
#include "tests/gui/scenes/tryit/trial_world.h"

#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace lockstep::gui {
namespace {

constexpr double wide = 1100;
constexpr LayoutChoice padding_1{.index = 1};
constexpr LayoutChoice padding_2{.index = 2};

/// Returns the texts on the marks of a padding.
QStringList texts_on(const Scene& scene, std::uint32_t padding) {
    QStringList found;
    for (const Shape& shape : scene.shapes) {
        if (const Label* label = std::get_if<Label>(&shape);
            label != nullptr && label->id == SceneId(LayoutMark{false, padding})) {
            found << label->text;
        }
    }
    return found;
}

/// Returns the heights of the drawn bars, by padding.
std::map<std::uint32_t, double> bar_heights(const Scene& scene) {
    std::map<std::uint32_t, double> heights;
    for (const Box& box : boxes_of<LayoutMark>(scene)) {
        const LayoutMark mark = std::get<LayoutMark>(box.id);
        if (!mark.is_swizzle && box.fill.role != Role::none) {
            heights[mark.index] = box.rect.height();
        }
    }
    return heights;
}

TEST(TryScene, has_a_bar_for_each_padding_with_the_passes_of_the_worst_request) {
    const Scene scene = try_scene(TrialWorld().picture(recorded_layout), wide);
    std::set<std::uint32_t> paddings;
    for (const Box& box : boxes_of<LayoutMark>(scene)) {
        const LayoutMark mark = std::get<LayoutMark>(box.id);
        if (!mark.is_swizzle) {
            paddings.insert(mark.index);
        }
    }
    EXPECT_GE(paddings.size(), 33U);
    EXPECT_EQ(texts_on(scene, 0), (QStringList{"0", "32"}));
    EXPECT_EQ(texts_on(scene, 8), (QStringList{"8", "8"}));
    EXPECT_EQ(texts_on(scene, 2), (QStringList{"2", "2"}));
    EXPECT_EQ(texts_on(scene, 31), (QStringList{"31", "✓"}));
}

TEST(TryScene, draws_the_square_root_of_the_conflicts) {
    const auto heights = bar_heights(try_scene(TrialWorld().picture(recorded_layout), wide));
    ASSERT_TRUE(heights.contains(0));
    EXPECT_FALSE(heights.contains(1)) << "no conflict is left";
    EXPECT_NEAR(heights.at(0), 196, 1e-6);
    EXPECT_NEAR(heights.at(2) / heights.at(0), std::sqrt(1.0 / 31), 1e-6) << "1 conflict instead of 31";
    EXPECT_NEAR(heights.at(16) / heights.at(0), std::sqrt(15.0 / 31), 1e-6);
}

TEST(TryScene, says_what_the_chosen_padding_leaves_and_costs) {
    const TrialWorld world;
    const QString free = try_sentence(world.picture(padding_1));
    EXPECT_TRUE(free.contains("No conflict is left.")) << qPrintable(free);
    EXPECT_TRUE(free.contains("128")) << "32 rows of 4 more bytes: " << qPrintable(free);
    EXPECT_TRUE(free.contains("smallest of 16")) << qPrintable(free);
    const QString left = try_sentence(world.picture(padding_2));
    EXPECT_TRUE(left.contains("96.8 % less than recorded")) << qPrintable(left);
    EXPECT_FALSE(left.contains("smallest"));
    const QString swizzled = try_sentence(world.picture({true, 5}));
    EXPECT_TRUE(swizzled.contains("no extra bytes, but it needs extra instructions")) << qPrintable(swizzled);
}

TEST(TryScene, draws_the_worst_request_before_and_after) {
    const TrialWorld world;
    TryPicture picture = world.picture(padding_1);
    EXPECT_TRUE(picture.request->is_at_cursor);
    picture.request = moved_request(*world.array, padding_1, world.view, Cursor{.tick = Tick(9)});
    EXPECT_FALSE(picture.request->is_at_cursor) << "the access is at another step";
    const Scene scene = try_scene(picture, wide);
    EXPECT_TRUE(says(scene, "32 passes")) << qPrintable(texts(scene).join('\n'));
    EXPECT_TRUE(says(scene, "1 pass · no conflict"));
    const auto banks = boxes_of<BankCell>(scene);
    ASSERT_EQ(banks.size(), 32U);
    std::size_t dashed = 0;
    std::size_t solid = 0;
    for (const Shape& shape : scene.shapes) {
        if (const Line* line = std::get_if<Line>(&shape); line != nullptr && line->points.size() == 2) {
            const bool is_from_lane = line->points[1].y() - line->points[0].y() > 50;
            dashed += is_from_lane && line->stroke == Stroke::dashed ? 1 : 0;
            solid += is_from_lane && line->stroke == Stroke::solid ? 1 : 0;
        }
    }
    EXPECT_EQ(dashed, 32U) << "as recorded";
    EXPECT_EQ(solid, 32U);
}

TEST(TryScene, has_the_cycles_when_they_are_known) {
    TryPicture picture = TrialWorld().picture(padding_1);
    picture.is_simulating = true;
    EXPECT_TRUE(says(try_scene(picture, wide), "computing…"));
    picture.is_simulating = false;
    picture.chosen_cycles = 4041;
    const Scene scene = try_scene(picture, wide);
    EXPECT_FALSE(says(scene, "computing…"));
    EXPECT_TRUE(says(scene, "4,041"));
    EXPECT_TRUE(says(scene, "28.5 % less"));
    picture.recorded_cycles.reset();
    EXPECT_TRUE(says(try_scene(picture, wide), "does not fit on a multiprocessor"));
}

TEST(TryScene, shows_the_recorded_layout_instead_of_the_chosen_one) {
    TryPicture picture = TrialWorld().picture(padding_1);
    picture.shows_recorded = true;
    EXPECT_EQ(picture.shown(), recorded_layout);
    EXPECT_TRUE(try_sentence(picture).startsWith("The recorded layout has"))
        << qPrintable(try_sentence(picture));
    const Scene scene = try_scene(picture, wide);
    EXPECT_FALSE(says(scene, "128 B more"));
}

TEST(TryScene, says_why_a_layout_is_not_possible) {
    const TrialWorld world({Scalar::float64, 1}, 16);
    EXPECT_TRUE(world.array->at(padding_1).figures.refused);
    const Scene scene = try_scene(world.picture(padding_1), wide);
    EXPECT_TRUE(texts_on(scene, 1).contains("×"));
    EXPECT_TRUE(layout_tooltip(*world.array, padding_1).contains("not a whole number of elements"));
    EXPECT_TRUE(scene.description.contains("not a whole number of elements"))
        << qPrintable(scene.description);
    EXPECT_EQ(world.array->next_without_conflict(recorded_layout), std::nullopt)
        << "the distance of two rows is always even, in words";
}

TEST(TryScene, says_that_no_layout_helps_atomics_on_the_same_word) {
    std::vector<std::uint32_t> words(32, 5);
    const TrialWorld same(words);
    const QString why =
        "The lanes update the same word with atomics, which take turns in every layout. So no padding "
        "and no swizzle removes a conflict.";
    EXPECT_EQ(same_word_sentence(*same.array), why);
    const Scene scene = try_scene(same.picture(recorded_layout), wide);
    EXPECT_TRUE(says(scene, "take turns in every layout")) << qPrintable(texts(scene).join('\n'));
    EXPECT_EQ(scene.description, try_sentence(same.picture(recorded_layout)) + ' ' + why)
        << "it is read aloud";
    for (std::uint32_t item = 24; item < 32; ++item) {
        words[item] = 5 + 32 * (item - 23); // other words of the bank
    }
    const TrialWorld mixed(words);
    EXPECT_EQ(
        same_word_sentence(*mixed.array),
        "74.2 % of the conflicts are atomics on the same word, which take turns in every layout. A padding "
        "or a swizzle can only remove the others.")
        << "23 of 31 conflicts";
    EXPECT_EQ(mixed.array->at(padding_1).figures.array.conflicts, 23U);
    for (std::uint32_t item = 0; item < 32; ++item) {
        words[item] = 32 * item;
    }
    EXPECT_EQ(same_word_sentence(*TrialWorld(words).array), "") << "different words of one bank";
    EXPECT_EQ(same_word_sentence(*TrialWorld().array), "") << "no atomics";
}

TEST(TryScene, asks_for_the_length_of_a_row_that_is_unknown) {
    const TrialWorld world({Scalar::bytes, 12}, 0);
    if (!world.array->needs_row()) {
        GTEST_SKIP() << "the row follows from the banks";
    }
    const Scene scene = try_scene(world.picture(recorded_layout), wide);
    EXPECT_TRUE(says(scene, "Enter the number of elements per row."));
    EXPECT_TRUE(refusal_words(*world.array, padding_1).contains("unknown row length"));
}

TEST(TryScene, is_a_list_in_a_narrow_width_and_keeps_its_texts_inside) {
    const TrialWorld world;
    for (const double width : {260.0, 400.0, 700.0, 1600.0}) {
        const Scene scene = try_scene(world.picture(padding_1), width);
        const QRectF first = bounds(scene, LayoutMark{false, 0});
        const QRectF second = bounds(scene, LayoutMark{false, 1});
        EXPECT_EQ(second.top() > first.bottom() - 1, width < 450) << width;
        for (const Shape& shape : scene.shapes) {
            const Label* label = std::get_if<Label>(&shape);
            if (label != nullptr && label->align.testFlag(Qt::AlignLeft)) {
                const double text = text_width(label->font, label->text);
                const double end =
                    label->rect.left() + (label->elide ? std::min(text, label->rect.width()) : text);
                EXPECT_LE(end, width) << width << ": " << qPrintable(label->text);
                EXPECT_GE(label->rect.left(), 0) << qPrintable(label->text);
            }
        }
    }
}

} // namespace
} // namespace lockstep::gui
