// Tests the six tabs, that each view is within two clicks, and the card that explains why a run is slow.
#include "app/gui/compare/compare_page.h"
#include "app/gui/compare/race_page.h"
#include "app/gui/panels/cause/account_view.h"
#include "app/gui/panels/findings/cure_panel.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/panels/transport_bar.h"
#include "app/gui/sweep/sweep_page.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/tryit/try_page.h"
#include "app/gui/window/dialogs/explanation.h"
#include "app/gui/window/view_group.h"
#include "app/words/account_words.h"
#include "app/words/numbers.h"
#include "core/session/run_cause.h"
#include "tests/gui/run_sessions.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

/// Records only the three textbook reductions.
Result<Recording> recorder(const RunSpec& run, const ProgressSink&) {
    const std::map<std::string, Reduction> variants{{"reduction/interleaved", Reduction::interleaved},
                                                    {"reduction/compacted", Reduction::compacted},
                                                    {"reduction/sequential", Reduction::sequential}};
    const auto variant = variants.find(run.what);
    if (variant == variants.end()) {
        return Error{ErrorCode::unknown_experiment, {run.what, ""}, {}, {}};
    }
    Recording recording = fixture::reduction_recording(variant->second, 256, 1);
    recording.what = run.what;
    return recording;
}

struct SixTabs : testing::Test, ShownWindow {
    SixTabs() : ShownWindow(recorder) {}
    void SetUp() override { show({1366, 768}); }
    Centre& centre() const { return window->centre(); }
    CurePanel& card() const { return *window->findChild<CurePanel*>(); }
    bool wait_for_cause() const {
        return QTest::qWaitFor([this] { return !card().number().isEmpty(); }, 30000);
    }
};

TEST_F(SixTabs, stands_in_one_of_six_tabs_under_its_name_on_the_command_line) {
    ASSERT_EQ(centre().tabs().count(), 6);
    std::size_t views = 0;
    for (int tab = 0; tab < 5; ++tab) {
        centre().tabs().setCurrentIndex(tab);
        const ViewGroup* group = centre().current_group();
        ASSERT_NE(group, nullptr);
        views += group->segments().size();
        EXPECT_EQ(group->segments().size(), tab_rows()[static_cast<std::size_t>(tab)].views.size());
    }
    EXPECT_EQ(views, centre().views().size() + 4) << "compare, sweep, race and other layouts are pages";
    for (const TabRow& tab : tab_rows()) {
        for (const TabView& view : tab.views) {
            centre().show_view(view.name);
            if (const auto* shown = qobject_cast<SceneView*>(&centre().current_page()); shown != nullptr) {
                EXPECT_STREQ(shown->picture().name, view.name);
            }
        }
    }
    EXPECT_EQ(&centre().current_page(), &centre().race_page());
}

TEST_F(SixTabs, has_its_tab_in_sight_on_a_laptop) {
    const QTabBar& bar = *centre().tabs().tabBar();
    for (int tab = 0; tab < bar.count(); ++tab) {
        EXPECT_TRUE(bar.rect().contains(bar.tabRect(tab))) << tab;
    }
}

TEST_F(SixTabs, has_an_entry_in_the_view_menu) {
    QStringList entries;
    for (const QAction* entry : window->actions().menu(Menu::view).actions()) {
        const QList<QAction*> inside =
            entry->menu() != nullptr ? entry->menu()->actions() : QList<QAction*>();
        for (const QAction* action : inside) {
            entries << action->text();
        }
    }
    for (const TabRow& tab : tab_rows()) {
        for (const TabView& view : tab.views) {
            EXPECT_TRUE(entries.contains(QString::fromLatin1(view.label))) << view.label;
        }
    }
}

TEST_F(SixTabs, is_reached_by_keys) {
    run("reduction/interleaved");
    QTest::keyClick(window.get(), Qt::Key_3, Qt::ControlModifier);
    EXPECT_STREQ(centre().current_view().picture().name, "banks");
    QTest::keyClick(window.get(), Qt::Key_Tab, Qt::ControlModifier);
    EXPECT_STREQ(centre().current_view().picture().name, "global-memory");
    QTest::keyClick(window.get(), Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClick(window.get(), Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(&centre().current_page(), &centre().try_page()) << "in a circle";
    QTest::keyClick(window.get(), Qt::Key_6, Qt::ControlModifier);
    EXPECT_EQ(&centre().current_page(), &centre().findings_page());
    QTest::keyClick(window.get(), Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(&centre().current_page(), &centre().race_page());
}

TEST_F(SixTabs, that_does_not_apply_is_within_reach_and_says_why) {
    run("reduction/interleaved");
    centre().show_view("data-flow");
    ViewGroup* flow = centre().current_group();
    EXPECT_TRUE(flow->reason().isEmpty());
    EXPECT_FALSE(flow->segments()[0]->property("inapplicable").toBool());
    EXPECT_TRUE(flow->segments()[1]->property("inapplicable").toBool()) << "no lane exchanges anything";
    EXPECT_TRUE(flow->segments()[3]->property("inapplicable").toBool()) << "one work-group";
    QTest::mouseClick(flow->segments()[1], Qt::LeftButton);
    EXPECT_STREQ(centre().current_view().picture().name, "exchanges");
    EXPECT_TRUE(flow->reason().contains("exchanges")) << qPrintable(flow->reason());
}

TEST_F(SixTabs, of_the_tool_bar_is_one_click_away) {
    auto* bar = window->findChild<QToolBar*>("tools");
    for (const Command command : {Command::show_trial, Command::show_compare}) {
        EXPECT_TRUE(bar->widgetForAction(&window->actions()[command])->isVisible());
        window->actions()[command].trigger();
    }
    EXPECT_EQ(&centre().current_page(), &centre().compare_page());
}

TEST_F(SixTabs, marks_the_shown_tab_in_the_view_menu) {
    const auto is_marked = [this](Command command) { return window->actions()[command].isChecked(); };
    EXPECT_TRUE(is_marked(Command::show_stage));
    centre().show_view("cache");
    EXPECT_TRUE(is_marked(Command::show_memory));
    EXPECT_FALSE(is_marked(Command::show_stage));
    window->actions()[Command::show_findings].trigger();
    EXPECT_TRUE(is_marked(Command::show_findings));
    centre().show_page(centre().sweep_page());
    EXPECT_TRUE(is_marked(Command::show_compare)) << "the sweep is a page of this tab";
}

TEST_F(SixTabs, counts_what_was_found_on_the_findings_tab) {
    run("reduction/interleaved");
    ASSERT_TRUE(wait_for_cause());
    QWidget* badge = centre().tabs().tabBar()->tabButton(5, QTabBar::RightSide);
    ASSERT_NE(badge, nullptr);
    EXPECT_EQ(qobject_cast<QLabel*>(badge)->text().toInt(), centre().findings_page().list().card_count());
}

TEST_F(SixTabs, card_asks_to_run_before_a_run) {
    EXPECT_TRUE(card().number().isEmpty());
    EXPECT_TRUE(card().sentence().contains("F5")) << qPrintable(card().sentence());
    EXPECT_FALSE(card().button().isVisibleTo(&card()));
}

TEST_F(SixTabs, counts_on_while_advice_comes_after_a_fault) {
    window->show_session(with_finding(FindingKind::race, 40, "mine.sim"));
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return centre().findings_page().list().advice_count() > 0; }, 30000));
    const auto* badge = qobject_cast<QLabel*>(centre().tabs().tabBar()->tabButton(5, QTabBar::RightSide));
    ASSERT_NE(badge, nullptr);
    EXPECT_TRUE(badge->isVisible());
    EXPECT_GT(badge->text().toInt(), 1);
}

TEST_F(SixTabs, card_names_a_fault_before_any_cost) {
    window->show_session(with_finding(FindingKind::race, 40, "mine.sim"));
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return centre().findings_page().list().advice_count() > 0; }, 30000));
    EXPECT_EQ(card().number(), "1");
    EXPECT_TRUE(card().sentence().contains("error")) << qPrintable(card().sentence());
    EXPECT_FALSE(card().place().isEmpty());
    card().button().click();
    EXPECT_EQ(&centre().current_page(), &centre().findings_page());
}

TEST_F(SixTabs, card_shows_the_highest_cost_with_its_share_and_line_and_the_advice_beside_the_button) {
    run("reduction/interleaved");
    ASSERT_TRUE(wait_for_cause());
    const std::shared_ptr<const Session> session = workspace.selection().view()->session;
    const RunCause run = run_cause(*session);
    const Saving* const saving = run.account->largest();
    ASSERT_NE(saving, nullptr);
    EXPECT_EQ(saving->what, Removal::barriers);
    EXPECT_EQ(card().number(), worded(cause_card(*run.account).number));
    EXPECT_TRUE(card().sentence().contains("barriers")) << qPrintable(card().sentence());
    EXPECT_TRUE(card().place().contains("barrier(CLK_LOCAL_MEM_FENCE)")) << qPrintable(card().place());
    const auto labels = card().findChildren<QLabel*>();
    const auto advice = std::ranges::find_if(
        labels, [](const QLabel* each) { return each->text().contains("diverges in 47 of 64 warp steps"); });
    ASSERT_NE(advice, labels.end());
    EXPECT_TRUE((*advice)->text().startsWith("This suggestion is about another cost. "))
        << "not about barriers";
    EXPECT_EQ(card().button().text(), "Show the fix");
    EXPECT_TRUE(card().isVisible());
}

TEST_F(SixTabs, card_lists_the_account_and_a_row_leads_to_its_line) {
    run("reduction/interleaved");
    ASSERT_TRUE(wait_for_cause());
    const auto buttons = card().findChildren<AccountButton*>();
    ASSERT_EQ(static_cast<std::size_t>(buttons.size()), card().rows().rows().size());
    double sum = 0;
    for (const AccountRow& row : card().rows().rows()) {
        sum += row.share.left(row.share.indexOf(' ')).toDouble();
    }
    EXPECT_NEAR(sum, 100, 1e-6) << "the shares are rounded so that they are complete";
    const auto memory = std::ranges::find(card().rows().rows(), CycleUse::global, &AccountRow::use);
    ASSERT_NE(memory, card().rows().rows().end());
    AccountButton* const button = buttons[static_cast<int>(memory - card().rows().rows().begin())];
    EXPECT_EQ(button->accessibleName(), memory->sentence);
    EXPECT_TRUE(button->accessibleName().startsWith("global memory: "))
        << qPrintable(button->accessibleName());
    button->click();
    const SiteInfo& site = workspace.selection().view()->trace().program.sites[memory->site->index()];
    EXPECT_EQ(workspace.selection().site()->line, site.line);
}

TEST_F(SixTabs, card_shows_the_costs_of_a_run_with_faults_if_they_are_wanted) {
    window->show_session(with_finding(FindingKind::race, 40, "mine.sim"));
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return centre().findings_page().list().advice_count() > 0; }, 30000));
    EXPECT_TRUE(card().rows().isHidden()) << "a fast wrong result is of no use";
    const auto links = card().findChildren<QPushButton*>();
    const auto anyway = std::ranges::find(links, QStringLiteral("Show the costs anyway"), &QPushButton::text);
    ASSERT_NE(anyway, links.end());
    (*anyway)->click();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !card().rows().isHidden(); }, 30000));
    EXPECT_FALSE(card().rows().rows().empty());
}

TEST_F(SixTabs, card_opens_the_variant_that_lacks_the_cost_and_brings_no_other) {
    run("reduction/interleaved");
    ASSERT_TRUE(wait_for_cause());
    QTest::mouseClick(&card().button(), Qt::LeftButton);
    EXPECT_TRUE(workspace.cures().is_running());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace.cures().is_running(); }, 60000));
    EXPECT_EQ(&centre().current_page(), &centre().compare_page());
    const std::vector<RunSummary> beside = centre().compare_page().compared();
    ASSERT_EQ(beside.size(), 2U);
    EXPECT_EQ(beside[0].id, "reduction/interleaved");
    EXPECT_EQ(beside[1].id, "reduction/sequential") << "compacted has bank conflicts instead";
}

TEST_F(SixTabs, panels_take_the_focus_in_the_order_in_which_they_are_read) {
    window->resize(1600, 900);
    window->reset_layout();
    run("reduction/interleaved");
    centre().current_view().setFocus();
    QStringList order;
    for (int i = 0; i < 12; ++i) {
        window->actions()[Command::next_panel].trigger();
        QWidget* panel = QApplication::focusWidget();
        while (panel != nullptr && panel->objectName().isEmpty() && panel != &centre().transport() &&
               panel != &centre().current_page() && panel != centre().tabs().tabBar()) {
            panel = panel->parentWidget();
        }
        while (panel != nullptr && panel->objectName().startsWith("qt_")) {
            panel = panel->parentWidget();
        }
        order << (panel == &centre().transport()      ? "transport"
                  : panel == &centre().current_page() ? "view"
                  : panel != nullptr                  ? panel->objectName()
                                                      : "none");
    }
    const auto at = [&order](const char* name) { return order.indexOf(QLatin1String(name)); };
    EXPECT_EQ(at("transport"), 0) << qPrintable(order.join(' '));
    EXPECT_LT(at("charts"), at("kernelSource")) << qPrintable(order.join(' '));
    EXPECT_LT(at("kernelSource"), at("whySlow")) << qPrintable(order.join(' '));
    EXPECT_LT(at("tools"), at("experiments")) << qPrintable(order.join(' '));
    EXPECT_LT(at("experiments"), at("view")) << qPrintable(order.join(' '));
}

TEST_F(SixTabs, panel_floats_where_it_stands) {
    auto* dock = window->findChild<PanelDock*>("kernelSource");
    const QRect before(dock->mapToGlobal(QPoint(0, 0)), dock->size());
    dock->float_in_place();
    ASSERT_TRUE(dock->isFloating());
    EXPECT_EQ(dock->size(), before.size());
    EXPECT_LE((dock->pos() - before.topLeft()).manhattanLength(), 4);
}

TEST_F(SixTabs, explains_what_has_the_focus_on_ctrl_i) {
    run("reduction/interleaved");
    centre().current_view().setFocus();
    const auto [words, place, format] = explanation(centre().current_view());
    EXPECT_TRUE(words.contains("Warp 0")) << qPrintable(words);
    EXPECT_TRUE(centre().current_view().rect().contains(place));
    EXPECT_EQ(format, Qt::RichText);
    QTest::keyClick(&centre().current_view(), Qt::Key_I, Qt::ControlModifier);
    EXPECT_EQ(QToolTip::text(), words);
}

TEST_F(SixTabs, text_size_reaches_titles_and_tables_at_once) {
    run("reduction/interleaved");
    ASSERT_TRUE(wait_for_cause());
    centre().show_view("compare");
    const auto* table = centre().compare_page().findChild<QTableWidget*>();
    QCoreApplication::processEvents();
    ASSERT_GT(table->rowCount(), 3);
    const int cell = table->item(2, 1)->font().pixelSize();
    const int pixels = card().findChild<QLabel*>()->font().pixelSize();
    show_text_size(200);
    QCoreApplication::processEvents();
    table = centre().compare_page().findChild<QTableWidget*>();
    EXPECT_EQ(card().findChild<QLabel*>()->font().pixelSize(), 2 * pixels);
    EXPECT_EQ(table->item(2, 1)->font().pixelSize(), 2 * cell);
    EXPECT_GE(table->rowHeight(2), 2 * cell);
    show_text_size(100);
    EXPECT_EQ(card().findChild<QLabel*>()->font().pixelSize(), pixels);
}

TEST_F(SixTabs, compared_pictures_of_the_model_are_made_for_each_run) {
    run("reduction/interleaved");
    run("reduction/sequential");
    centre().show_view("compare");
    auto* pictures = centre().compare_page().stages().findChildren<QComboBox*>().front();
    pictures->setCurrentIndex(pictures->findData(QStringLiteral("multiprocessor")));
    emit pictures->activated(pictures->currentIndex());
    const QList<SceneView*> shown = centre().compare_page().stages().findChildren<SceneView*>();
    ASSERT_EQ(shown.size(), 2);
    for (const SceneView* view : shown) {
        EXPECT_TRUE(QTest::qWaitFor([view] { return !view->is_waiting(); }, 30000));
    }
}

} // namespace
} // namespace lockstep::gui
