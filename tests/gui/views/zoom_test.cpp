// Tests that the wheel zooms a picture with its texts, and that its verdict stays in sight.
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/views/scene_view.h"
#include "tests/gui/scene_world.h"

#include <QCoreApplication>
#include <QScrollBar>
#include <QWheelEvent>
#include <cmath>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

struct ZoomedView : testing::Test {
    void open(const char* name) {
        view = std::make_unique<SceneView>(*picture_named(name), selection);
        for (const PartKey& part : view->picture().needs(world.view, world.cursor)) {
            EXPECT_TRUE(world.session->make_any(part, [](const Progress&) { return true; }));
        }
        view->set_theme(Theme(ThemeName::light));
        view->resize(1200, 700);
        view->show();
        selection.set_session(world.session);
        QCoreApplication::processEvents();
    }
    /// Moves to the n-th local write (from 1), whose warp has a verdict on its banks.
    void go_to_write(int n) {
        for (std::uint32_t tick = 0; tick < world.view.tick_count() && n > 0; ++tick) {
            const SiteInfo& site = world.view.site(world.view.steps->ticks[tick].site);
            if (site.kind == SiteKind::write && site.space == Space::local && --n == 0) {
                selection.set_tick(Tick(tick));
            }
        }
        QCoreApplication::processEvents();
    }
    void turn_wheel(int notches, QPointF place) {
        for (int i = 0; i < std::abs(notches); ++i) {
            QWheelEvent wheel(place, view->viewport()->mapToGlobal(place), {}, {0, notches > 0 ? 120 : -120},
                              Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(view->viewport(), &wheel);
        }
        QCoreApplication::processEvents();
    }
    /// Returns the width of a lane or, in other pictures, of the widest box, in pixels.
    [[nodiscard]] double cell() const {
        double width = 0;
        for (const Shape& shape : view->scene().shapes) {
            const Box* box = std::get_if<Box>(&shape);
            if (box != nullptr && is<LaneCell>(box->id)) {
                return box->rect.width() * view->room().scale();
            }
            width = std::max(width, box != nullptr ? box->rect.width() : 0);
        }
        return width * view->room().scale();
    }
    /// Returns the height of the smallest text, in pixels.
    [[nodiscard]] double text() const {
        double least = 1000;
        for (const Shape& shape : view->scene().shapes) {
            if (const Label* label = std::get_if<Label>(&shape); label != nullptr && !label->text.isEmpty()) {
                least = std::min(least, static_cast<double>(font_for(label->font).pixelSize()));
            }
        }
        return least * view->room().scale();
    }
    const SceneWorld world{Reduction::compacted, 2};
    Selection selection;
    std::unique_ptr<SceneView> view;
};

TEST_F(ZoomedView, has_larger_texts_as_well_as_larger_cells) {
    for (const char* name :
         {"stage", "lanes", "banks", "film", "data-flow", "heat", "occupancy", "global-memory"}) {
        open(name);
        ASSERT_FALSE(view->scene().shapes.empty()) << name;
        const double cell_before = cell();
        const double text_before = text();
        turn_wheel(5, {600, 350});
        const double by = std::pow(1.1, 5);
        EXPECT_NEAR(text() / text_before, by, 0.02) << name;
        EXPECT_NEAR(cell() / cell_before, by, 0.1) << name;
        turn_wheel(-5, {600, 350});
        EXPECT_NEAR(text(), text_before, 0.2) << name;
    }
}

TEST_F(ZoomedView, has_readable_texts_if_it_is_small) {
    open("lanes");
    const double before = cell();
    turn_wheel(-14, {600, 350});
    EXPECT_LT(cell(), before / 3);
    EXPECT_GE(text(), 8.99);
}

TEST_F(ZoomedView, keeps_the_point_under_the_pointer) {
    open("banks");
    const QPointF place(700, 300);
    const QPointF before = place / view->room().scale() + view->room().origin();
    turn_wheel(8, place);
    const QPointF after = place / view->room().scale() + view->room().origin();
    EXPECT_NEAR(after.x(), before.x(), 1.5);
    EXPECT_NEAR(after.y(), before.y(), 1.5);
}

TEST_F(ZoomedView, shows_its_verdict_in_a_corner_wherever_it_is_scrolled) {
    for (const char* name : {"stage", "banks"}) {
        open(name);
        go_to_write(4);
        EXPECT_TRUE(view->badge().rect().isNull()) << name << ": its own is in sight";
        turn_wheel(10, {100, 100});
        for (const double share : {0.0, 0.5, 1.0}) {
            QScrollBar* across = view->horizontalScrollBar();
            QScrollBar* down = view->verticalScrollBar();
            across->setValue(0);
            down->setValue(static_cast<int>(share * down->maximum()));
            QCoreApplication::processEvents();
            const QRect badge = view->badge().rect();
            ASSERT_FALSE(badge.isNull()) << name << " " << share;
            EXPECT_TRUE(view->viewport()->rect().contains(badge)) << name << " " << share;
            const QImage seen = view->viewport()->grab().toImage();
            const auto* box = std::get_if<Box>(&view->badge().shown().shapes.front());
            ASSERT_NE(box, nullptr);
            const QPoint inside = badge.topLeft() + QPoint(8, badge.height() / 2);
            EXPECT_EQ(seen.pixelColor(inside), Theme(ThemeName::light)[box->fill.role])
                << name << " " << share;
        }
        EXPECT_TRUE(says(view->badge().shown(), QStringLiteral("conflict"))) << name;
    }
}

TEST_F(ZoomedView, shows_the_verdict_of_each_step) {
    open("banks");
    go_to_write(1);
    turn_wheel(10, {100, 100});
    view->horizontalScrollBar()->setValue(0);
    const QStringList before = texts(view->badge().shown());
    go_to_write(4);
    EXPECT_NE(texts(view->badge().shown()), before);
    const QImage seen = view->viewport()->grab().toImage();
    const auto* box = std::get_if<Box>(&view->badge().shown().shapes.front());
    const QRect badge = view->badge().rect();
    EXPECT_EQ(seen.pixelColor(badge.topLeft() + QPoint(8, badge.height() / 2)),
              Theme(ThemeName::light)[box->fill.role]);
    turn_wheel(-10, {100, 100});
    EXPECT_TRUE(view->badge().rect().isNull());
}

} // namespace
} // namespace lockstep::gui
