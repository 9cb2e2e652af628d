#include "app/gui/animation/film.h"

#include "app/gui/scenes/pictures.h"
#include "app/gui/show/place_picture.h"
#include "tests/gui/scene_text.h"
#include "tests/gui/scene_world.h"
#include "tests/support/hostile_texts.h"

#include <gtest/gtest.h>
#include <set>

namespace lockstep::gui {
namespace {

bool is_wanted(const FramesDone& /*done*/) {
    return true;
}

struct FilmOfPlace : testing::Test {
    FilmOfPlace() { request.place.picture_size = PictureSize{1000, 600}; }
    [[nodiscard]] Film film() const { return *Film::make(world.session, request, is_wanted); }

    SceneWorld world{fixture::Reduction::compacted, 2};
    FilmRequest request{.place = {.runs = {{.what = "reduction"}}, .view = "stage"}};
};

TEST_F(FilmOfPlace, has_a_frame_per_step_of_the_work_group) {
    EXPECT_EQ(film().frame_count(), world.view.tick_count());
    request.from = 4;
    request.to = 9;
    EXPECT_EQ(film().frame_count(), 6U);
    request.by = FrameStep{Granularity::cycle, 10};
    request.from.reset();
    request.to.reset();
    EXPECT_EQ(film().frame_count(), (world.run().cycles - 1 + 9) / 10 + 1);
}

TEST_F(FilmOfPlace, has_one_layout_for_all_frames) {
    request.has_narration = true;
    request.frame.title = QStringLiteral("A title");
    request.frame.footer = QStringLiteral("A footer");
    for (const Picture* picture : pictures()) {
        request.place.view = picture->name;
        const Film frames = film();
        std::set<double> scales;
        std::set<std::pair<double, double>> corners;
        std::set<std::pair<double, double>> feet;
        for (std::size_t i = 0; i < frames.frame_count(); ++i) {
            const FramedPicture drawn = frames.picture(i);
            EXPECT_EQ(drawn.size, QSizeF(1000, 600)) << picture->name;
            ASSERT_EQ(drawn.layers.size(), 3U);
            scales.insert(drawn.layers[2].scale);
            corners.insert({drawn.layers[2].at.x(), drawn.layers[2].at.y()});
            feet.insert({drawn.layers[1].at.x(), drawn.layers[1].at.y()});
            EXPECT_EQ(frames.image(i).size(), frames.pixels());
        }
        EXPECT_EQ(scales.size(), 1U) << picture->name << " changes its scale";
        EXPECT_EQ(corners.size(), 1U) << picture->name << " moves its picture";
        EXPECT_EQ(feet.size(), 1U) << picture->name << " moves its caption";
    }
}

/// A step that is lower or higher than others has another scale or place when it is rendered alone.
TEST_F(FilmOfPlace, equals_what_render_draws_of_each_step_that_has_the_same_scale_and_place_alone) {
    std::size_t equal = 0;
    std::size_t all = 0;
    for (const Picture* picture : pictures()) {
        request.place.view = picture->name;
        const Film frames = film();
        for (std::size_t i = 0; i < frames.frame_count(); i += 7) {
            ViewPlace place = request.place;
            place.step = i + 1;
            const FramedPicture alone =
                framed(*picture_at(place, world.session), {.size = QSizeF(1000, 600)});
            const FramedPicture drawn = frames.picture(i);
            ++all;
            if (alone.layers.back().scale == drawn.layers.back().scale &&
                alone.layers.back().at == drawn.layers.back().at) {
                ++equal;
                EXPECT_EQ(frames.image(i), *image_at(place, world.session)) << picture->name << ' ' << i;
            }
        }
    }
    EXPECT_GE(equal * 2, all) << "most pictures have one size for all steps: " << equal << " of " << all;
}

TEST_F(FilmOfPlace, describes_each_step_if_asked) {
    request.has_narration = true;
    const Film frames = film();
    std::set<QString> captions;
    for (std::size_t i = 0; i < frames.frame_count(); ++i) {
        captions.insert(frames.picture(i).description);
    }
    EXPECT_GT(captions.size(), 8U);
}

TEST_F(FilmOfPlace, knows_the_colours_of_all_frames) {
    const Film frames = film();
    const Theme theme;
    for (const Role role : {Role::panel, Role::text, Role::active, Role::barrier}) {
        EXPECT_TRUE(std::ranges::binary_search(frames.colours(), theme[role].rgb()))
            << static_cast<int>(role);
    }
    EXPECT_FALSE(std::ranges::binary_search(frames.colours(), qRgb(1, 2, 3)));
    EXPECT_LT(frames.colours().size(), 60U);
}

TEST_F(FilmOfPlace, draws_hostile_titles_as_plain_text) {
    request.to = 2;
    for (const std::string& text : test::hostile_texts()) {
        request.frame.title = QString::fromStdString(text);
        request.frame.footer = request.frame.title;
        EXPECT_EQ(film().image(1).size(), QSize(1000, 600));
    }
}

TEST_F(FilmOfPlace, is_scaled) {
    request.scale = 2;
    request.to = 1;
    EXPECT_EQ(film().image(0).size(), QSize(2000, 1200));
}

TEST_F(FilmOfPlace, may_be_cancelled_while_it_is_laid_out) {
    int left = 5;
    const auto cancelled = Film::make(world.session, request, [&](const FramesDone&) { return left-- > 0; });
    ASSERT_FALSE(cancelled.ok());
    EXPECT_EQ(cancelled.error().code, ErrorCode::cancelled);
}

TEST_F(FilmOfPlace, refuses_what_the_run_does_not_have) {
    request.place.view = "times";
    EXPECT_EQ(Film::make(world.session, request, is_wanted).error().arguments[0], "view");
    request.place.view = "stage";
    request.from = 1000;
    EXPECT_EQ(Film::make(world.session, request, is_wanted).error().arguments[0], "--from");
}

} // namespace
} // namespace lockstep::gui
