// Tests drawing a place in a run without a window.
#include "app/gui/show/place_picture.h"

#include "app/gui/show/frames.h"
#include "tests/gui/scene_text.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

struct PlacePicture : testing::Test {
    SceneWorld world{fixture::Reduction::compacted, 2};
    ViewPlace place{.runs = {{.what = "reduction"}}, .group = 1, .step = 12, .warp = 1, .lane = 3};
};

TEST_F(PlacePicture, is_the_picture_of_the_row_at_the_cursor) {
    for (const Picture* picture : pictures()) {
        place.view = picture->name;
        const auto scene = scene_at(place, world.session);
        ASSERT_TRUE(scene.ok()) << picture->name;
        const GroupView view = make_group_view(world.session, 0, Group(1));
        const Cursor cursor{.group = Group(1), .warp = Warp(1), .lane = Lane(3), .tick = Tick(11)};
        EXPECT_EQ(text_of_scene(*scene), text_of_scene(whole_scene(*picture, view, cursor, {1184, 560}, {})))
            << picture->name;
    }
}

TEST_F(PlacePicture, has_the_size_and_the_theme_of_the_place) {
    place.view = "film";
    place.theme = "dark";
    place.picture_size = PictureSize{900, 400};
    const auto image = image_at(place, world.session, 2);
    ASSERT_TRUE(image.ok());
    EXPECT_EQ(image->width(), 1800);
    EXPECT_EQ(image->pixelColor(1, 1), Theme(ThemeName::dark)[Role::panel]);
    EXPECT_EQ(image->height(), 800) << "the size that was asked for, whatever the picture needs";
}

TEST_F(PlacePicture, refuses_what_is_no_picture_and_what_the_run_does_not_have) {
    place.view = "times";
    EXPECT_EQ(scene_at(place, world.session).error().arguments[0], "view");
    place.view = "";
    EXPECT_TRUE(scene_at(place, world.session).ok()) << "the stage";
    place.step = 99999;
    EXPECT_EQ(scene_at(place, world.session).error().arguments[0], "step");
    EXPECT_EQ(image_at(place, world.session).error().arguments[0], "step");
    place.step = 1;
    EXPECT_EQ(image_at(place, world.session, 1000).error().arguments[0], "--scale");
}

TEST_F(PlacePicture, of_each_frame_is_the_picture_of_its_place) {
    place.view = "lanes";
    const auto first = picture_at(place, world.session);
    const auto film = frames(world.session, place, {}, 5, 9);
    ASSERT_TRUE(first.ok() && film.ok());
    for (const Cursor& cursor : *film) {
        place.step = cursor.tick.value() + std::uint64_t{1};
        EXPECT_EQ(text_of_scene(with_cursor(*first, cursor).scene()),
                  text_of_scene(*scene_at(place, world.session)));
    }
}

} // namespace
} // namespace lockstep::gui
