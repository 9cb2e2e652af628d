// Tests a view while parts of the model are computed, and how it fills its room.
#include "app/gui/views/scene_view.h"

#include "app/gui/views/visible_part.h"
#include "core/session/session.h"
#include "tests/gui/scene_world.h"

#include <QTest>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

std::vector<PartKey> needs_costs(const GroupView& view, const Cursor&) {
    return {CostsOf{view.launch}};
}

/// Returns a scene for which the part is still missing, and then computes the part, as another thread may do at this
/// moment.
Scene scene_before_the_part_is_there(const GroupView& view, const Cursor&, QSizeF size, const SceneOptions&) {
    Scene scene;
    scene.size = size;
    scene.title = missing_parts({.name = "", .needs = needs_costs}, view, {}).empty() ? "ready" : "waiting";
    const auto goes_on = [](const Progress&) { return true; };
    EXPECT_TRUE(view.session->make_any(CostsOf{view.launch}, goes_on));
    return scene;
}

const Picture slow_picture{
    .name = "slow", .title = "Slow", .needs = needs_costs, .scene = scene_before_the_part_is_there};

TEST(SceneView, shows_a_part_that_is_finished_while_the_scene_is_built) {
    const SceneWorld world(Reduction::compacted, 2);
    Selection selection;
    SceneView view(slow_picture, selection);
    view.resize(600, 400);
    view.show();
    selection.set_session(world.session);
    EXPECT_EQ(view.scene().title, "ready");
    EXPECT_FALSE(view.is_waiting());
}

TEST(FillingScale, enlarges_what_is_low_as_far_as_it_fits) {
    const auto with_height = [](double height) {
        return [height](QSizeF room) { return QSizeF(room.width(), height); };
    };
    EXPECT_EQ(filling_scale({3000, 1800}, with_height(1700)), 1) << "it is high enough";
    EXPECT_EQ(filling_scale({3000, 1800}, with_height(2400)), 1) << "it is scrolled";
    EXPECT_EQ(filling_scale({1200, 1800}, with_height(300)), 1.375) << "it stays wide enough for details";
    EXPECT_EQ(filling_scale({3000, 1800}, with_height(850)), 2);
    EXPECT_EQ(filling_scale({9000, 9000}, with_height(10)), 3) << "texts are not larger than three times";
    const auto wide = [](QSizeF) { return QSizeF(2500, 300); };
    EXPECT_EQ(filling_scale({3000, 1800}, wide), 1.125) << "nothing moves out of view at the right";
}

} // namespace
} // namespace lockstep::gui
