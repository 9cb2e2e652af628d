// Tests links: a copied link opens the same place again, and a link never runs a kernel without asking.
#include "app/gui/compare/compare_page.h"
#include "app/gui/compare/linked_stages.h"
#include "app/gui/compare/race_page.h"
#include "app/gui/compare/race_view.h"
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/scenes/kit/picture.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

namespace lockstep::gui {
namespace {

std::vector<RunSpec> asked; ///< runs requested from the recorder

/// Returns the requested one of two variants. Any kernel file gives the second variant.
Result<Recording> place_recorder(const RunSpec& run, const ProgressSink&) {
    asked.push_back(run);
    const auto variant = run.what == "reduction/interleaved" ? fixture::Reduction::interleaved
                                                             : fixture::Reduction::sequential;
    Recording recording = fixture::reduction_recording(variant, 256, 2);
    recording.what = recorded_name(run);
    for (const auto& [name, value] : run.parameters) {
        recording.parameters[name] = value;
    }
    return recording;
}

struct PlaceInWindow : testing::Test, ShownWindow {
    PlaceInWindow() : ShownWindow(place_recorder) {}
    void SetUp() override {
        asked.clear();
        show({1600, 900});
    }
    void open(const QString& link) {
        window->open_place(link);
        wait();
        QCoreApplication::processEvents();
    }
    void open_copied(const QString& link) {
        QApplication::clipboard()->setText(link);
        window->actions()[Command::open_link].trigger();
        wait();
    }
    /// Returns the link that the context menu of this widget copies.
    QString link_of(QWidget& widget) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, {5, 5}, widget.mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(&widget, &event);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu == nullptr) {
            return {};
        }
        for (QAction* action : menu->actions()) {
            if (action->text() == QLatin1String("Copy link") && action->isEnabled()) {
                action->trigger();
            }
        }
        menu->close();
        return QApplication::clipboard()->text();
    }
    [[nodiscard]] const Cursor& cursor() { return workspace.selection().cursor(); }
    [[nodiscard]] QMessageBox* question() const { return window->findChild<QMessageBox*>("run-of-link"); }
};

TEST_F(PlaceInWindow, a_copied_link_opens_the_same_again) {
    run("reduction/interleaved");
    window->centre().show_view("banks");
    const Cursor there{.launch = 0, .group = Group(1), .warp = Warp(3), .lane = Lane(5), .tick = Tick(17)};
    workspace.selection().go(there);
    workspace.playback().seek(there.tick);
    const QString link = link_of(*window->centre().current_view().viewport());
    EXPECT_TRUE(link.startsWith("reduction/interleaved?")) << qPrintable(link);
    EXPECT_TRUE(link.contains("#view=banks&group=1&step=18&warp=3&lane=5")) << qPrintable(link);

    run("reduction/sequential");
    window->centre().show_view("stage");
    open(link);
    EXPECT_EQ(workspace.selection().view()->session->recording().what, "reduction/interleaved");
    EXPECT_EQ(cursor(), there);
    EXPECT_EQ(workspace.playback().tick(), there.tick);
    EXPECT_STREQ(window->centre().current_view().picture().name, "banks");
    EXPECT_EQ(link_of(*window->centre().current_view().viewport()), link);
}

TEST_F(PlaceInWindow, brings_its_parameters_and_hardware) {
    open("reduction/interleaved?size=512&hw.banks=16&hardware=educational#step=3");
    ASSERT_EQ(asked.size(), 1U) << qPrintable(window->message());
    EXPECT_EQ(asked[0].parameters.at("size"), "512");
    EXPECT_EQ(workspace.selection().view()->session->hardware().banks, 16U);
    EXPECT_EQ(window->findChild<HardwarePanel*>()->model().banks, 16U) << "the panel shows what holds";
    EXPECT_EQ(cursor().tick, Tick(2));
    EXPECT_TRUE(link_of(*window->centre().current_view().viewport()).contains("hw.banks=16"));
}

TEST_F(PlaceInWindow, with_several_runs_compares_them) {
    open("reduction/interleaved|reduction/sequential#view=compare&picture=banks&link=step&step=4");
    ASSERT_TRUE(QTest::qWaitFor([] { return asked.size() == 2; }, 20000));
    wait();
    QCoreApplication::processEvents();
    const ComparePage& page = window->centre().compare_page();
    ASSERT_EQ(page.compared().size(), 2U);
    EXPECT_EQ(page.compared()[1].id, "reduction/sequential");
    EXPECT_EQ(page.stages().link(), LinkBy::step);
    EXPECT_STREQ(page.stages().picture().name, "banks");
    EXPECT_EQ(workspace.selection().view()->session->recording().what, "reduction/interleaved");
    EXPECT_EQ(cursor().tick, Tick(3));
}

TEST_F(PlaceInWindow, of_a_race_shows_it_at_its_time) {
    open("reduction/interleaved?size=256|reduction/sequential?size=256#cycle=123&view=race");
    RacePage& page = window->centre().race_page();
    ASSERT_TRUE(QTest::qWaitFor([&page] { return page.view().shown().has_value(); }, 20000))
        << qPrintable(page.sentences());
    EXPECT_EQ(&window->centre().current_page(), &page);
    EXPECT_EQ(page.playback().time(), 123U);
    EXPECT_EQ(page.runs().size(), 2U);
}

TEST_F(PlaceInWindow, of_a_compared_picture_names_the_run_of_that_picture) {
    open("reduction/interleaved|reduction/sequential#view=compare&picture=banks&link=step&step=4");
    ASSERT_TRUE(QTest::qWaitFor([] { return asked.size() == 2; }, 20000));
    wait();
    QCoreApplication::processEvents();
    QStringList links;
    for (SceneView* view : window->centre().compare_page().stages().findChildren<SceneView*>()) {
        links << link_of(*view->viewport());
    }
    ASSERT_EQ(links.size(), 2);
    EXPECT_TRUE(links[0].startsWith("reduction/interleaved?")) << qPrintable(links[0]);
    EXPECT_TRUE(links[1].startsWith("reduction/sequential?")) << qPrintable(links[1]);
    EXPECT_TRUE(links[1].contains("#view=banks&group=0&step=4&")) << qPrintable(links[1]);
}

TEST_F(PlaceInWindow, says_what_is_wrong_with_a_link) {
    open_copied("what is this?");
    EXPECT_FALSE(window->message().isEmpty());
    open("reduction/interleaved#sped=3");
    EXPECT_TRUE(window->message().contains("unknown key \"sped\"")) << qPrintable(window->message());
    open("reduction/interleaved?sice=3");
    EXPECT_TRUE(window->message().contains("sice")) << qPrintable(window->message());
    EXPECT_TRUE(asked.empty()) << "nothing ran";
    open("reduction/interleaved#step=99999");
    EXPECT_TRUE(window->message().contains("99999")) << qPrintable(window->message());
    EXPECT_EQ(asked.size(), 1U) << "the run is shown where it opens";
}

TEST_F(PlaceInWindow, a_copied_link_logs_in_nowhere) {
    for (const char* const link : {"reduction/interleaved?device=ssh:elsewhere#step=3",
                                   "reduction/interleaved|reduction/compacted?device=ssh:elsewhere",
                                   "/tmp/x.sim?device=ssh:elsewhere"}) {
        open_copied(link);
        EXPECT_TRUE(window->message().contains("ssh:elsewhere")) << qPrintable(window->message());
        EXPECT_EQ(question(), nullptr);
    }
    EXPECT_TRUE(asked.empty());
}

TEST_F(PlaceInWindow, a_kernel_of_a_copied_link_runs_only_after_a_click) {
    open_copied("/tmp/x.cl?D.N=4#step=3");
    ASSERT_NE(question(), nullptr);
    EXPECT_TRUE(question()->text().contains("/tmp/x.cl"));
    EXPECT_TRUE(asked.empty());
    question()->button(QMessageBox::Cancel)->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    wait();
    EXPECT_TRUE(asked.empty());

    open_copied("/tmp/x.sim");
    ASSERT_NE(question(), nullptr);
    question()->defaultButton()->click(); // like pressing the Enter key
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    wait();
    EXPECT_TRUE(asked.empty());

    open_copied("reduction/interleaved|/tmp/x.cl#view=compare");
    ASSERT_NE(question(), nullptr) << "not only the first run";
    for (QAbstractButton* button : question()->buttons()) {
        if (button->text() == QLatin1String("Run")) {
            button->click();
            break;
        }
    }
    EXPECT_TRUE(QTest::qWaitFor([] { return asked.size() == 2; }, 20000));
    wait();
}

TEST_F(PlaceInWindow, a_file_of_a_copied_link_is_opened_only_after_a_click) {
    for (const char* const link : {"strange.lks", "convolution/naive?image=strange.png",
                                   "reduction/interleaved|convolution/naive?image=strange.png"}) {
        open_copied(link);
        ASSERT_NE(question(), nullptr) << link;
        EXPECT_TRUE(question()->text().contains("strange.")) << qPrintable(question()->text());
        question()->button(QMessageBox::Cancel)->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        wait();
        EXPECT_TRUE(asked.empty());
        EXPECT_EQ(window->message(), "");
    }
    open_copied("/tmp/x.cl|strange.lks#view=compare");
    ASSERT_NE(question(), nullptr);
    EXPECT_TRUE(question()->text().contains("/tmp/x.cl"));
    EXPECT_TRUE(question()->text().contains("strange.lks"));
    question()->button(QMessageBox::Cancel)->click();
    open_copied("convolution/naive?image=#step=3");
    EXPECT_EQ(asked.size(), 1U) << "there is no file to ask about";
}

TEST_F(PlaceInWindow, a_kernel_that_was_typed_runs_with_its_options) {
    open("/tmp/x.cl?D.N=4&n=7&kernel=k#step=3");
    ASSERT_EQ(asked.size(), 1U);
    EXPECT_EQ(question(), nullptr);
    EXPECT_EQ(asked[0].what, "/tmp/x.cl");
    EXPECT_EQ(asked[0].kernel, "k");
    EXPECT_EQ(asked[0].build_options, "-DN=4");
    EXPECT_EQ(asked[0].parameters.at("n"), "7");
    EXPECT_TRUE(asked[0].readable.empty());
    EXPECT_EQ(cursor().tick, Tick(2));
    const QString link = link_of(*window->centre().current_view().viewport());
    EXPECT_TRUE(link.startsWith("/tmp/x.cl?n=7&D.N=4&kernel=k&")) << qPrintable(link);
}

} // namespace
} // namespace lockstep::gui
