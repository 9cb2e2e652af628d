// Tests that another text size takes effect on the screen at once, without a new run.
#include "app/gui/charts/charts_panel.h"
#include "app/gui/panels/source/source_counter_columns.h"
#include "app/gui/theme/fonts.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QScrollBar>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

Result<Recording> recorder(const RunSpec&, const ProgressSink&) {
    return fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
}

struct TextSize : testing::Test, ShownWindow {
    TextSize() : ShownWindow(recorder) {}
    void SetUp() override {
        show({1600, 900});
        run("reduction/interleaved");
    }
    void TearDown() override { forget_text_size(); }
    SceneView& view() { return window->centre().current_view(); }
    void show_size(int percent) { show_text_size(percent); }
    [[nodiscard]] int tick_pixels() const {
        return window->findChild<ChartsPanel*>()
            ->findChild<QCustomPlot*>()
            ->xAxis->tickLabelFont()
            .pixelSize();
    }
    [[nodiscard]] int column_width() const { return window->findChild<SourceCounterColumns*>()->width(); }
};

TEST_F(TextSize, makes_pictures_larger_and_they_are_still_pointed_at) {
    const double height = bounds(view().scene(), WarpHeader{Warp(2)}).height();
    const double width = view().scene().size.width();
    show_size(200);
    EXPECT_DOUBLE_EQ(text_scale(), 2);
    EXPECT_LT(view().scene().size.width(), width) << "it is laid out for the room that is left";
    EXPECT_GE(2 * bounds(view().scene(), WarpHeader{Warp(2)}).height(), 1.2 * height);
    const QRectF cell = bounds(view().scene(), LaneCell{Warp(2), Lane(3)});
    ASSERT_FALSE(cell.isNull());
    const QPointF origin(view().horizontalScrollBar()->value(), view().verticalScrollBar()->value());
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, (cell.center() * 2 - origin).toPoint());
    EXPECT_EQ(workspace.selection().cursor().warp, Warp(2));
    EXPECT_EQ(workspace.selection().cursor().lane, Lane(3));
}

TEST_F(TextSize, of_counters_is_that_of_the_texts_where_the_code_keeps_most_of_the_panel) {
    EXPECT_DOUBLE_EQ(counter_scale(2000), 1);
    show_size(200);
    EXPECT_DOUBLE_EQ(counter_scale(2000), 2);
    EXPECT_DOUBLE_EQ(counter_scale(300), 1.25);
}

TEST_F(TextSize, leaves_the_heads_of_counters_as_wide_as_their_columns) {
    window->resize(1366, 768);
    window->reset_layout();
    show_size(200);
    window->findChild<QDockWidget*>("kernelSource")->show();
    QCoreApplication::processEvents();
    const auto* columns = window->findChild<SourceCounterColumns*>();
    EXPECT_GE(columns->heads().width(), columns->width() - 1);
    EXPECT_NEAR(columns->heads().mapToGlobal(QPoint(0, 0)).x(), columns->mapToGlobal(QPoint(0, 0)).x(), 2);
}

TEST_F(TextSize, reaches_charts_menus_and_counters) {
    const int ticks = tick_pixels();
    const int menu = window->menuBar()->font().pixelSize();
    const int wide = column_width();
    show_size(200);
    EXPECT_EQ(tick_pixels(), 2 * ticks);
    EXPECT_EQ(window->menuBar()->font().pixelSize(), 2 * menu);
    EXPECT_GT(column_width(), wide);
    show_size(100);
    EXPECT_EQ(tick_pixels(), ticks);
    EXPECT_EQ(column_width(), wide);
}

} // namespace
} // namespace lockstep::gui
