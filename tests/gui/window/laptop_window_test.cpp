// Tests the window on small screens, at two text sizes, in English and in Russian, whose words are longer: which warps are
// visible, in which directions pages scroll, and which texts are whole.
#include "app/gui/compare/compare_page.h"
#include "app/gui/panels/group_chooser.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/labels.h"
#include "app/gui/window/compact/compact_bar.h"
#include "app/gui/window/compact/rail.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QScrollBar>
#include <QToolButton>
#include <map>
#include <tuple>

namespace lockstep::gui {
namespace {

Result<Recording> laptop_recorder(const RunSpec& run, const ProgressSink&) {
    const bool is_sequential = run.what == "reduction/sequential";
    Recording recording = fixture::reduction_recording(
        is_sequential ? fixture::Reduction::sequential : fixture::Reduction::interleaved, 256, 3);
    recording.what = run.what;
    recording.launches[0].timing =
        Timing{.runs_ns = {1000}, .median_ns = 1000, .q1_ns = 1000, .q3_ns = 1000, .min_ns = 1000};
    return recording;
}

/// Size of the screen, text size in per cent, language.
using Case = std::tuple<QSize, int, const char*>;

struct SmallScreen : testing::TestWithParam<Case>, ShownWindow {
    SmallScreen() : ShownWindow(laptop_recorder) {
        settings.set(Setting::text_size, std::get<1>(GetParam()));
        settings.set(Setting::language, std::get<2>(GetParam()));
    }
    void TearDown() override {
        window.reset();
        settings.set(Setting::language, "en");
        show({1024, 600}); // in English, for the tests that follow
        window.reset();
        forget_text_size();
    }
    void show_run() {
        show(size());
        run("reduction/interleaved");
        QTest::qWait(50); // the window arranges its parts after it was resized
    }
    [[nodiscard]] static QSize size() { return std::get<0>(GetParam()); }
    [[nodiscard]] static double scale() { return std::get<1>(GetParam()) / 100.0; }
    [[nodiscard]] static bool is_narrow() { return size().width() < 1000 * scale(); }
    [[nodiscard]] QString title_of(const char* panel) const {
        return window->findChild<PanelDock*>(panel)->windowTitle();
    }
    [[nodiscard]] SceneView& view() const { return window->centre().current_view(); }

    /// Returns the number of warps whose whole row is visible without scrolling.
    [[nodiscard]] std::uint32_t whole_warps() const {
        const QRect seen(view().viewport()->mapToGlobal(QPoint()), view().viewport()->size());
        std::uint32_t warps = 0;
        for (std::uint32_t warp = 0; warp < view().selection().view()->steps->warps; ++warp) {
            const QRect row = view().on_screen(bounds(view().scene(), WarpHeader{Warp(warp)}));
            warps += seen.contains(row) && !row.isEmpty() ? 1 : 0;
        }
        return warps;
    }
};

template <class Id>
std::vector<Label> labels_with(const Scene& scene) {
    std::vector<Label> labels;
    for (const Shape& shape : scene.shapes) {
        if (const Label* label = std::get_if<Label>(&shape); label != nullptr && is<Id>(label->id)) {
            labels.push_back(*label);
        }
    }
    return labels;
}

void expect_whole(const Label& label, const Scene& scene) {
    const double width = text_width(label.font, label.text);
    EXPECT_LE(width, label.rect.width() + 1) << qPrintable(label.text);
    EXPECT_GE(label.rect.left(), 0) << qPrintable(label.text);
    EXPECT_LE(label.rect.left() + width, scene.size.width() + 1) << qPrintable(label.text);
}

TEST_P(SmallScreen, shows_all_warps_without_scrolling) {
    show_run();
    EXPECT_EQ(whole_warps(), 8U);
}

TEST_P(SmallScreen, shows_all_warps_above_a_sheet) {
    show_run();
    constexpr double least_height = 299; // in pixels at 100 %: a lower window has no room for both
    constexpr double enough_for_charts = 384;
    if (!is_narrow() || size().height() < least_height * scale()) {
        GTEST_SKIP() << "the panels are next to the stage, or the sheet hides some warps";
    }
    for (QToolButton* each : window->findChild<Rail*>()->findChildren<QToolButton*>()) {
        const bool needs_more =
            each->text() == title_of("charts") && size().height() < enough_for_charts * scale();
        if (each->isVisible() && !each->isChecked() && each->isCheckable() && !needs_more) {
            QTest::mouseClick(each, Qt::LeftButton);
            QTest::qWait(20);
            EXPECT_EQ(whole_warps(), 8U) << qPrintable(each->text());
        }
    }
}

TEST_P(SmallScreen, keeps_the_counts_and_the_legend_of_each_step_whole) {
    show_run();
    const auto steps = static_cast<std::uint32_t>(view().selection().view()->tick_count());
    for (std::uint32_t step = 0; step < steps; ++step) {
        workspace.playback().seek(Tick(step));
        QCoreApplication::processEvents();
        const Scene& scene = view().scene();
        const auto counts = labels_with<WarpCount>(scene);
        EXPECT_EQ(counts.size(), 8U);
        for (const Label& label : counts) {
            expect_whole(label, scene);
        }
        for (const Label& label : labels_with<LegendPart>(scene)) {
            expect_whole(label, scene);
        }
    }
}

TEST_P(SmallScreen, scrolls_the_comparison_in_one_direction) {
    show_run();
    run("reduction/sequential");
    ComparePage& page = window->centre().compare_page();
    window->centre().show_page(page);
    QTest::qWait(100);
    ASSERT_EQ(page.staged().size(), 2U);
    for (const auto* area : page.findChildren<QAbstractScrollArea*>()) {
        // At the smallest size, the pictures have less room than their least width.
        const bool is_too_small =
            size().width() < 600 * scale() && qobject_cast<const SceneView*>(area) != nullptr;
        if (area->isVisible() && !is_too_small) {
            EXPECT_EQ(area->horizontalScrollBar()->maximum(), 0)
                << area->metaObject()->className() << " " << qPrintable(area->accessibleName()) << " in "
                << area->parentWidget()->metaObject()->className();
        }
    }
    EXPECT_EQ(window->size(), size());
}

TEST_P(SmallScreen, has_whole_heads_above_the_caches) {
    show_run();
    window->centre().show_view("cache");
    ASSERT_TRUE(QTest::qWaitFor([this] { return !view().is_waiting(); }, 20000));
    QCoreApplication::processEvents();
    const Scene& scene = view().scene();
    int heads = 0;
    for (const Shape& shape : scene.shapes) {
        const Label* label = std::get_if<Label>(&shape);
        if (label != nullptr && label->font == FontRole::secondary) {
            expect_whole(*label, scene);
            heads += label->text.startsWith("L1") || label->text.startsWith("L2") ? 1 : 0;
        }
    }
    EXPECT_GE(heads, 2);
    EXPECT_LE(scene.size.width() * view().room().scale(), view().viewport()->width() + 1);
}

TEST_P(SmallScreen, has_the_words_of_menu_and_run_or_their_icons_with_a_tooltip) {
    show_run();
    if (!is_narrow()) {
        GTEST_SKIP() << "there is a menu bar";
    }
    const auto* bar = window->findChild<CompactBar*>();
    EXPECT_LE(bar->sizeHint().width(), bar->width()) << "nothing is moved to an overflow menu";
    for (const auto* each : bar->findChildren<QToolButton*>()) {
        if (each->isVisible() && each->objectName() != "qt_toolbar_ext_button") {
            EXPECT_FALSE(each->toolTip().isEmpty()) << qPrintable(each->text());
        }
        const bool is_run = each->property("primary").toBool();
        const bool is_menu = each->text().startsWith('&');
        if (each->isVisible() && size().width() >= 1366 && (is_run || is_menu)) {
            EXPECT_EQ(each->toolButtonStyle(), Qt::ToolButtonTextBesideIcon) << qPrintable(each->text());
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Screens, SmallScreen,
                         testing::Combine(testing::Values(QSize(1024, 600), QSize(1366, 768)),
                                          testing::Values(100, 200), testing::Values("en", "ru")));

/// Shows each language on the screens of a laptop.
struct StatusOnLaptop : testing::TestWithParam<std::tuple<QSize, const char*>>, ShownWindow {
    StatusOnLaptop() : ShownWindow(laptop_recorder) {
        settings.set(Setting::language, std::get<1>(GetParam()));
    }
    void TearDown() override {
        window.reset();
        settings.set(Setting::language, "en");
        show({1024, 600}); // in English, for the tests that follow
        window.reset();
    }
};

TEST_P(StatusOnLaptop, shows_fewer_words_instead_of_cut_ones) {
    show(std::get<0>(GetParam()));
    run("reduction/interleaved");
    QTest::qWait(50);
    const auto* line = window->findChild<StatusLine*>();
    ASSERT_TRUE(line->isVisible());
    int shown = 0;
    for (const auto* label : line->findChildren<ElidedLabel*>()) {
        EXPECT_TRUE(!label->isVisible() || label->width() >= label->sizeHint().width())
            << qPrintable(label->text());
        shown += label->isVisible() ? 1 : 0;
    }
    EXPECT_GE(shown, 2);
}

INSTANTIATE_TEST_SUITE_P(Screens, StatusOnLaptop,
                         testing::Combine(testing::Values(QSize(1024, 600), QSize(1366, 768)),
                                          testing::Values("en", "es", "ko", "pt_BR", "ru")));

TEST(Menus, have_at_most_five_groups_of_eight_entries) {
    std::map<Menu, std::map<MenuGroup, int>> groups;
    for (const MenuGroupRow& group : menu_group_rows()) {
        if (!group.is_submenu) {
            groups[group.menu][group.group] = 0;
        }
    }
    for (const CommandRow& row : command_rows()) {
        for (auto& [menu, of_menu] : groups) {
            if (of_menu.contains(row.group)) {
                ++of_menu[row.group];
            }
        }
    }
    for (const auto& [menu, of_menu] : groups) {
        EXPECT_LE(of_menu.size(), 5U) << qPrintable(menu_title(menu));
        for (const auto& [group, entries] : of_menu) {
            EXPECT_LE(entries, 8) << qPrintable(menu_title(menu));
        }
    }
}

} // namespace
} // namespace lockstep::gui
