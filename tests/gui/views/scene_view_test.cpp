// Tests a view while parts of the model are computed, and how it fills its room.
#include "app/gui/views/scene_view.h"

#include "app/gui/scenes/model/multiprocessor_scene.h"
#include "app/gui/views/visible_part.h"
#include "core/session/session.h"
#include "tests/gui/scene_world.h"

#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>
#include <cmath>
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

struct MeasuredView : testing::Test {
    MeasuredView() : view(multiprocessor_picture, selection) {
        for (const PartKey& part : multiprocessor_picture.needs(world.view, world.cursor)) {
            EXPECT_TRUE(world.session->make_any(part, [](const Progress&) { return true; }));
        }
        view.resize(1200, 700);
        view.show();
        selection.set_session(world.session);
    }
    [[nodiscard]] QPoint at(double cycle) const {
        return (QPointF(view.scene().axis->x(cycle), view.scene().track->rows[0]) * view.room().scale())
            .toPoint();
    }
    void drag(double from, double to) {
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, at(from));
        for (const double cycle : {(from + to) / 2, to}) { // QTest::mouseMove has no buttons
            QMouseEvent move(QEvent::MouseMove, QPointF(at(cycle)), QPointF(at(cycle)), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(view.viewport(), &move);
        }
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at(to));
    }
    const SceneWorld world{Reduction::compacted, 2};
    Selection selection;
    SceneView view;
};

TEST_F(MeasuredView, drag_measures_in_both_directions_and_escape_or_a_click_ends_it) {
    drag(100, 300);
    ASSERT_TRUE(selection.cursor().range);
    EXPECT_NEAR(static_cast<double>(selection.cursor().range->begin.value()), 100, 3);
    EXPECT_NEAR(static_cast<double>(selection.cursor().range->end.value()), 300, 3);
    const CycleRange forwards = *selection.cursor().range;
    drag(300, 100);
    EXPECT_NEAR(static_cast<double>(selection.cursor().range->begin.value()),
                static_cast<double>(forwards.begin.value()), 2);
    QTest::keyClick(&view, Qt::Key_Escape);
    EXPECT_FALSE(selection.cursor().range);
    drag(100, 300);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at(200));
    EXPECT_FALSE(selection.cursor().range);
    EXPECT_TRUE(selection.cursor().cycle) << "a click still selects its cycle";
}

TEST_F(MeasuredView, drag_beyond_the_axis_ends_at_its_end) {
    drag(100, 1e7);
    ASSERT_TRUE(selection.cursor().range);
    EXPECT_EQ(selection.cursor().range->end.value(),
              static_cast<std::uint64_t>(std::ceil(view.scene().axis->end)));
}

TEST_F(MeasuredView, wheel_zooms_the_axis_at_the_pointer_by_two_fifths) {
    const double before = view.scene().axis->per_pixel();
    const QPointF place = at(200);
    QWheelEvent wheel(place, view.viewport()->mapToGlobal(place), {}, {0, 120}, Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(view.viewport(), &wheel);
    EXPECT_NEAR(before / view.scene().axis->per_pixel(), 1.4, 0.01);
    EXPECT_NEAR(view.scene().axis->at(place.x() / view.room().scale()), 200, 3);
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
