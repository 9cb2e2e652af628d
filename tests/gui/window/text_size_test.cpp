// Tests that another text size takes effect on the screen at once, without a new run.
#include "app/gui/charts/charts_panel.h"
#include "app/gui/panels/source/source_counter_columns.h"
#include "app/gui/theme/fonts.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>
#include <map>
#include <qcustomplot.h>
#include <string>

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

TEST_F(TextSize, leaves_out_counters_where_the_code_would_not_keep_most_of_the_panel) {
    SourceCounterColumns counters;
    const auto shown = [&counters](int panel_width) {
        counters.fit(panel_width);
        return counters.columns().shown.size();
    };
    EXPECT_EQ(shown(2000), 3U);
    EXPECT_EQ(shown(300), 2U);
    show_size(200);
    EXPECT_EQ(shown(2000), 3U);
    EXPECT_EQ(shown(300), 1U);
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
    window->findChild<QDockWidget*>("kernelSource")->show(); // a low window starts without it
    QCoreApplication::processEvents();
    EXPECT_GT(column_width(), wide);
    show_size(100);
    EXPECT_EQ(tick_pixels(), ticks);
    EXPECT_EQ(column_width(), wide);
}

/// Tests the docks of a window so large that they are at both sides at every text size.
struct TextSizeOfDocks : TextSize {
    void SetUp() override { show_large(); }
    void show_large() {
        show({3840, 2160});
        run("reduction/interleaved");
    }
    [[nodiscard]] QSize size_of(const char* dock) const {
        return window->findChild<QDockWidget*>(QString::fromLatin1(dock))->size();
    }
    [[nodiscard]] std::map<std::string, QSize> sizes() const {
        std::map<std::string, QSize> all;
        for (const char* dock :
             {"experiments", "parameters", "kernelSource", "whySlow", "inspector", "charts"}) {
            all[dock] = size_of(dock);
        }
        return all;
    }
    /// Expects sizes that differ by at most `most` pixels, as fonts are rounded to whole pixels.
    static void expect_near(const std::map<std::string, QSize>& sizes,
                            const std::map<std::string, QSize>& wanted, int most) {
        for (const auto& [dock, size] : wanted) {
            EXPECT_NEAR(sizes.at(dock).width(), size.width(), most) << dock;
            EXPECT_NEAR(sizes.at(dock).height(), size.height(), most) << dock;
        }
    }
};

TEST_F(TextSizeOfDocks, is_that_of_a_window_that_starts_with_it) {
    const int narrow = size_of("kernelSource").width();
    show_size(200);
    const auto changed = sizes();
    window.reset();
    show_large();
    const auto started = sizes();
    EXPECT_NEAR(started.at("kernelSource").width(), 2 * narrow, 8);
    expect_near(changed, started, 60);
}

TEST_F(TextSizeOfDocks, comes_and_goes) {
    const auto before = sizes();
    show_size(200);
    show_size(100);
    expect_near(sizes(), before, 40);
}

TEST_F(TextSizeOfDocks, keeps_the_proportions_that_the_user_chose) {
    QDockWidget* source = window->findChild<QDockWidget*>("kernelSource");
    window->resizeDocks({source}, {700}, Qt::Horizontal);
    QCoreApplication::processEvents();
    show_size(200);
    EXPECT_NEAR(size_of("kernelSource").width(), 1400, 8);
}

TEST_F(TextSizeOfDocks, is_also_that_of_docks_that_the_start_page_hides) {
    const int narrow = size_of("kernelSource").width();
    window->actions()[Command::show_start].trigger();
    QCoreApplication::processEvents();
    show_size(200);
    window->actions()[Command::show_start].trigger();
    QCoreApplication::processEvents();
    EXPECT_NEAR(size_of("kernelSource").width(), 2 * narrow, 8);
}

TEST_F(TextSizeOfDocks, is_also_that_of_the_icons_in_bars_and_titles) {
    show_size(200);
    EXPECT_EQ(window->findChild<QToolBar*>("tools")->iconSize(), QSize(40, 40));
    EXPECT_EQ(window->findChild<QTabWidget*>()->tabBar()->iconSize(), QSize(32, 32));
    for (const QToolButton* button :
         window->findChild<QDockWidget*>("whySlow")->titleBarWidget()->findChildren<QToolButton*>()) {
        EXPECT_EQ(button->iconSize(), QSize(28, 28)) << qPrintable(button->accessibleName());
    }
}

} // namespace
} // namespace lockstep::gui
