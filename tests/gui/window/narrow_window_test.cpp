// Tests a window that is too narrow for docks next to the stage: a rail, one panel at a time below the views, a list
// of views instead of tabs, and one bar at the top.
#include "app/gui/panels/group_chooser.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/window/compact/compact_bar.h"
#include "app/gui/window/compact/rail.h"
#include "app/gui/window/compact/view_box.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

namespace lockstep::gui {
namespace {

Result<Recording> recorder(const RunSpec&, const ProgressSink&) {
    return fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
}

struct NarrowWindow : testing::Test, ShownWindow {
    NarrowWindow() : ShownWindow(recorder) { settings.set(Setting::text_size, 200); }
    void TearDown() override {
        show_language("en");
        forget_text_size();
    }

    void show_run(QSize size = {1366, 768}) {
        show(size);
        run("reduction/interleaved");
        QTest::qWait(50); // the window arranges its parts after it was resized
    }
    void show_language(const char* language) {
        settings.set(Setting::language, language);
        window.host().rebuild();
        QTest::qWait(50);
    }
    [[nodiscard]] std::vector<QToolButton*> rail_buttons() const {
        std::vector<QToolButton*> shown;
        for (auto* each : window->findChild<Rail*>()->findChildren<QToolButton*>()) {
            if (each->isVisible()) {
                shown.push_back(each);
            }
        }
        return shown;
    }
    [[nodiscard]] QStringList open_panels() const {
        QStringList names;
        for (const auto* dock : window->findChildren<PanelDock*>()) {
            if (dock->isVisible()) {
                names << dock->objectName();
            }
        }
        names.sort();
        return names;
    }
    void click(QWidget& widget) {
        QTest::mouseClick(&widget, Qt::LeftButton);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] ViewBox& views() const { return *window->findChild<ViewBox*>(); }
};

TEST_F(NarrowWindow, has_a_rail_with_the_name_of_each_panel) {
    show_run({1366, 1100});
    const auto buttons = rail_buttons();
    EXPECT_EQ(buttons.size(), window->findChildren<PanelDock*>().size());
    for (const QToolButton* each : buttons) {
        EXPECT_GE(each->width(), each->fontMetrics().horizontalAdvance(each->text()))
            << qPrintable(each->text());
        EXPECT_FALSE(each->icon().isNull());
    }
}

TEST_F(NarrowWindow, has_a_rail_with_whole_names_in_each_language) {
    show_run({1366, 1100});
    for (const char* language : {"en", "ru", "es", "pt_BR", "ko"}) {
        show_language(language);
        const auto buttons = rail_buttons();
        EXPECT_FALSE(buttons.empty());
        for (const QToolButton* each : buttons) {
            QFont bold = each->font(); // that of the checked button
            bold.setWeight(QFont::DemiBold);
            const int borders = 2 * qRound(3 * text_scale());
            EXPECT_LE(QFontMetrics(bold).horizontalAdvance(each->text()), each->width() - borders)
                << language << " " << qPrintable(each->text());
            EXPECT_GE(bold.pixelSize(), 16) << "readable: " << language;
        }
    }
}

TEST_F(NarrowWindow, keeps_the_names_of_menu_and_run_beside_the_chooser_of_work_groups) {
    show_run();
    const auto* bar = window->findChild<CompactBar*>();
    ASSERT_TRUE(bar->findChild<GroupChooser*>()->isVisible());
    int named = 0;
    for (const auto* each : bar->findChildren<QToolButton*>()) {
        const bool is_menu = each->text() == QLatin1String("&Menu");
        const bool is_run = each->property("primary").toBool();
        if (each->isVisible() && (is_menu || is_run)) {
            ++named;
            EXPECT_EQ(each->toolButtonStyle(), Qt::ToolButtonTextBesideIcon) << qPrintable(each->text());
        }
    }
    EXPECT_EQ(named, 2);
    EXPECT_GE(views().width(), views().current_width()) << "the name of the view is whole too";
}

TEST_F(NarrowWindow, lists_panels_without_a_button_in_the_last_one) {
    show_run({1366, 600});
    const auto buttons = rail_buttons();
    const auto panels = static_cast<int>(window->findChildren<PanelDock*>().size());
    ASSERT_LT(static_cast<int>(buttons.size()), panels);
    click(*buttons.back());
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    EXPECT_EQ(menu->actions().size() + static_cast<int>(buttons.size()) - 1, panels);
    menu->actions().last()->trigger();
    menu->close();
    EXPECT_EQ(open_panels(), QStringList("charts"));
}

TEST_F(NarrowWindow, shows_one_panel_at_a_time_with_the_whole_width) {
    show_run();
    EXPECT_EQ(open_panels(), QStringList()); // the window is low
    const auto buttons = rail_buttons();
    click(*buttons[0]);
    EXPECT_EQ(open_panels(), QStringList("experiments"));
    EXPECT_TRUE(buttons[0]->isChecked());
    click(*buttons[3]);
    EXPECT_EQ(open_panels(), QStringList("kernelSource"));
    EXPECT_FALSE(buttons[0]->isChecked());
    const auto* source = window->findChild<PanelDock*>("kernelSource");
    EXPECT_GE(source->width(), window->centralWidget()->width() - 2);
    EXPECT_GE(source->y(), window->centralWidget()->geometry().bottom());
    EXPECT_EQ(window->size(), QSize(1366, 768));
    click(*buttons[3]);
    EXPECT_EQ(open_panels(), QStringList());
}

TEST_F(NarrowWindow, keeps_the_height_of_the_sheet_and_closes_it_with_escape) {
    show_run();
    const auto buttons = rail_buttons();
    click(*buttons[3]);
    auto* source = window->findChild<PanelDock*>("kernelSource");
    const int before = source->height();
    emit source->size_wanted();
    QCoreApplication::processEvents();
    const int larger = source->height();
    EXPECT_GT(larger, before + 50);
    click(*buttons[1]);
    EXPECT_NEAR(window->findChild<PanelDock*>("parameters")->height(), larger, 8);
    QTest::keyClick(window->findChild<PanelDock*>("parameters"), Qt::Key_Escape);
    EXPECT_EQ(open_panels(), QStringList());
}

TEST_F(NarrowWindow, lists_the_views_and_names_the_shown_one_in_full) {
    show_run({1024, 600});
    EXPECT_FALSE(window->centre().tabs().tabBar()->isVisible());
    window->centre().show_view("heat");
    EXPECT_EQ(views().currentText(), "Memory: Heat");
    EXPECT_GE(views().width(), views().fontMetrics().horizontalAdvance(views().currentText()));
    views().setCurrentIndex(views().findData("banks"));
    emit views().activated(views().currentIndex());
    EXPECT_EQ(window->centre().current_view().picture().name, std::string_view("banks"));
    window->centre().show_view("findings");
    EXPECT_EQ(views().currentText(), "Findings");
}

TEST_F(NarrowWindow, opens_the_menus_with_a_button_and_with_their_keys) {
    show_run();
    EXPECT_FALSE(window->menuBar()->isVisible());
    QTest::keyClick(&window->centre().current_view(), Qt::Key_S, Qt::AltModifier);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    EXPECT_EQ(menu->title(), "&Step");
    menu->close();
    const QString before = window->centre().current_view().scene().description;
    QTest::keyClick(&window->centre().current_view(), Qt::Key_Home); // keys work without the menu bar
    QCoreApplication::processEvents();
    EXPECT_NE(window->centre().current_view().scene().description, before);
}

TEST_F(NarrowWindow, shows_the_status_bar_of_a_low_window_while_it_has_news) {
    show_run();
    EXPECT_FALSE(window->statusBar()->isVisible());
    window->actions()[Command::run].trigger();
    EXPECT_TRUE(QTest::qWaitFor([this] { return window->statusBar()->isVisible(); }));
    wait();
    EXPECT_TRUE(QTest::qWaitFor([this] { return !window->statusBar()->isVisible(); }, 8000));
}

TEST_F(NarrowWindow, has_the_text_of_the_status_bar_in_a_menu) {
    show_run();
    QMenu* status = nullptr;
    for (auto* each : window->findChild<CompactBar*>()->findChildren<QMenu*>()) {
        status = each->title() == "Status" ? each : status;
    }
    ASSERT_NE(status, nullptr);
    for (int opened = 0; opened < 2; ++opened) { // the second time, the lines are not there twice
        status->popup({10, 10});
        QStringList lines;
        for (const auto* each : status->findChildren<QLabel*>()) {
            lines << (each->isVisible() ? each->text() : QString());
        }
        lines.removeAll(QString());
        EXPECT_TRUE(lines.contains("Trace ready")) << qPrintable(lines.join("|"));
        EXPECT_EQ(lines.filter("OpenCL device").size(), 1);
        status->close();
    }
}

TEST_F(NarrowWindow, becomes_wide_and_narrow_with_its_size) {
    show_run();
    settings.set(Setting::text_size, 100);
    window.host().rebuild();
    QTest::qWait(50);
    EXPECT_TRUE(window->menuBar()->isVisible());
    EXPECT_TRUE(window->centre().tabs().tabBar()->isVisible());
    const QStringList wide = open_panels();
    EXPECT_GT(wide.size(), 3);
    window->resize(900, 700);
    EXPECT_TRUE(QTest::qWaitFor([this] { return window->findChild<Rail*>()->isVisible(); }));
    EXPECT_LE(open_panels().size(), 1);
    EXPECT_EQ(window->size(), QSize(900, 700));
    window->resize(1366, 768);
    EXPECT_TRUE(QTest::qWaitFor([this] { return window->menuBar()->isVisible(); }));
    EXPECT_TRUE(QTest::qWaitFor([this, &wide] { return open_panels() == wide; }));
    EXPECT_FALSE(window->findChild<CompactBar*>()->isVisible());
}

TEST_F(NarrowWindow, keeps_its_sheet_when_it_is_rebuilt) {
    show_run();
    click(*rail_buttons()[3]);
    window.host().rebuild();
    QTest::qWait(50);
    EXPECT_EQ(open_panels(), QStringList("kernelSource"));
    EXPECT_EQ(window->size(), QSize(1366, 768));
}

} // namespace
} // namespace lockstep::gui
