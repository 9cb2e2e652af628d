#include "app/gui/views/scene_picture.h"

#include "app/gui/scenes/kit/scene_parts.h"

#include <QTest>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// Makes a scene at least 600 wide, with a lane in its right half.
Scene wide_scene(QSizeF room) {
    Scene scene;
    scene.size = {std::max(600.0, room.width()), 100};
    scene.shapes.push_back(filled({500, 0, 100, 100}, Role::active, LaneCell{Warp(1), Lane(2)}));
    return scene;
}

TEST(ScenePicture, makes_a_scene_fit_that_is_wider_than_its_room) {
    ScenePicture picture;
    picture.resize(450, 300);
    picture.show_scene(wide_scene);
    EXPECT_EQ(picture.height(), 75);
    SceneId clicked;
    QObject::connect(&picture, &ScenePicture::clicked, [&clicked](const SceneId& id) { clicked = id; });
    QTest::mousePress(&picture, Qt::LeftButton, {}, QPoint(400, 40));
    EXPECT_EQ(clicked, SceneId(LaneCell{Warp(1), Lane(2)}));
}

TEST(ScenePicture, fits_a_scene_into_a_narrow_column_too) {
    ScenePicture picture;
    picture.resize(300, 300);
    picture.show_scene(wide_scene);
    EXPECT_EQ(picture.height(), 50);
    SceneId clicked;
    QObject::connect(&picture, &ScenePicture::clicked, [&clicked](const SceneId& id) { clicked = id; });
    QTest::mousePress(&picture, Qt::LeftButton, {}, QPoint(295, 25));
    EXPECT_EQ(clicked, SceneId(LaneCell{Warp(1), Lane(2)})) << "its right edge is in the column";
}

TEST(ScenePicture, draws_a_scene_that_fits_in_its_own_size) {
    ScenePicture picture;
    picture.resize(700, 300);
    picture.show_scene(wide_scene);
    EXPECT_EQ(picture.height(), 100);
}

TEST(ScenePicture, enlarges_a_scene_that_is_lower_than_its_room) {
    ScenePicture picture;
    picture.resize(1800, 300);
    picture.show_scene(wide_scene);
    picture.set_room(230);
    EXPECT_GE(picture.height(), 200);
    EXPECT_LE(picture.height(), 230);
    picture.set_room(100);
    EXPECT_EQ(picture.height(), 100);
}

} // namespace
} // namespace lockstep::gui
