// Tests that the export applies to the page in front: a page exports its own paper, a sweep its chart.
#include "app/gui/compare/compare_page.h"
#include "app/gui/compare/race_page.h"
#include "app/gui/compare/race_view.h"
#include "app/gui/exporting/exported_paper.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/panels/transport_bar.h"
#include "app/gui/sweep/charted_sweep.h"
#include "app/gui/sweep/sweep_page.h"
#include "app/gui/tryit/try_page.h"
#include "app/gui/window/exports/export_dialog.h"
#include "tests/gui/run_summaries.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <tuple>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

Result<Recording> reductions(const RunSpec& run, const ProgressSink&) {
    Recording recording = fixture::reduction_recording(
        run.what == "reduction/compacted" ? Reduction::compacted : Reduction::interleaved, 256, 2);
    recording.what = run.what;
    recording.parameters = run.parameters;
    return recording;
}

struct PageExport : testing::Test, ShownWindow {
    PageExport() : ShownWindow(reductions) {}
    void SetUp() override {
        show({1600, 900});
        run("reduction/interleaved");
        QApplication::clipboard()->clear();
    }
    ExportDialog* dialog() const {
        window->actions()[Command::export_picture].trigger();
        return window->findChild<ExportDialog*>();
    }
    static QLabel* preview(const ExportDialog& dialog) {
        const auto labels = dialog.findChildren<QLabel*>();
        const auto found = std::ranges::find_if(
            labels, [](const QLabel* label) { return label->property("preview").toBool(); });
        return found == labels.end() ? nullptr : *found;
    }
    static bool has_picture(const ExportDialog& dialog) {
        return QTest::qWaitFor([&] { return !preview(dialog)->pixmap().isNull(); }, 20000);
    }
    static QPushButton* button(const ExportDialog& dialog, const char* text) {
        for (QPushButton* each : dialog.findChildren<QPushButton*>()) {
            if (each->text() == QString::fromUtf8(text)) {
                return each;
            }
        }
        return nullptr;
    }
    /// Returns whether the user can scroll to all fields.
    static bool shows_all_fields(const ExportDialog& dialog) {
        const auto* area = dialog.findChild<QScrollArea*>();
        const int hidden = area->widget()->minimumSizeHint().width() - area->viewport()->width();
        return hidden <= 0 || (area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff &&
                               area->horizontalScrollBar()->maximum() >= hidden);
    }
    /// Returns the SVG that the dialog would write.
    QString written(Exported& what) const {
        const QString path = files.filePath("x.svg");
        EXPECT_TRUE(
            what.write({.format = "svg", .theme = Theme(), .frame = {.size = {900, 500}}}, path.toStdString())
                .ok());
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return QString::fromUtf8(file.readAll());
    }
    QString said() const { return window->findChild<StatusLine*>()->text(); }
    void compare_two() {
        run("reduction/compacted");
        window->centre().show_view("compare");
        QCoreApplication::processEvents();
    }

    QTemporaryDir files;
};

TEST_F(PageExport, shows_all_fields_at_every_text_size_on_a_small_screen) {
    for (const int percent : {100, 200}) {
        show_text_size(percent);
        ExportDialog* shown = dialog();
        ASSERT_NE(shown, nullptr);
        QTest::qWait(50);
        EXPECT_TRUE(shows_all_fields(*shown)) << percent;
        EXPECT_TRUE(percent > 100 || shown->findChild<QScrollArea*>()->horizontalScrollBar()->maximum() == 0);
        delete shown;
    }
    forget_text_size();
}

TEST_F(PageExport, of_findings_is_their_paper) {
    window->centre().show_page(window->centre().findings_page());
    ExportDialog* shown = dialog();
    ASSERT_NE(shown, nullptr);
    EXPECT_EQ(shown->what()->name(), "findings");
    EXPECT_EQ(shown->choice().format, "pdf") << "paper is for pages";
    for (const QDoubleSpinBox* box : shown->findChildren<QDoubleSpinBox*>()) {
        EXPECT_FALSE(box->isVisible()) << "it has its own size";
    }
    ASSERT_TRUE(has_picture(*shown));
    EXPECT_TRUE(written(*shown->what()).contains("Checks performed"));
    EXPECT_TRUE(shown->what()->command(shown->choice()).contains("--view findings"));
    EXPECT_FALSE(shown->what()->command(shown->choice()).contains("--size"));
    shown->reject();
}

TEST_F(PageExport, of_a_comparison_is_that_of_the_runs_as_they_stand_there) {
    compare_two();
    ExportDialog* shown = dialog();
    ASSERT_NE(shown, nullptr);
    EXPECT_EQ(shown->what()->name(), "compare");
    ASSERT_TRUE(has_picture(*shown));
    const QString paper = written(*shown->what());
    for (const RunSummary& run : window->centre().compare_page().compared()) {
        EXPECT_TRUE(paper.contains(run.title)) << qPrintable(run.title);
    }
    const QString command = shown->what()->command(shown->choice());
    for (const char* part : {"lockstep render reduction/interleaved reduction/compacted --hardware",
                             "--view compare", "--picture stage --link round", "-o compare.pdf"}) {
        EXPECT_TRUE(command.contains(part)) << qPrintable(command);
    }
    shown->reject();
}

TEST_F(PageExport, of_a_race_is_its_picture_at_its_time) {
    run("reduction/compacted");
    window->centre().show_view("race");
    EXPECT_TRUE(window->centre().transport().isHidden()) << "the race has controls of its own";
    RacePage& page = window->centre().race_page();
    ASSERT_TRUE(QTest::qWaitFor([&page] { return page.view().shown().has_value(); }, 20000));
    page.playback().seek(120);
    ExportDialog* shown = dialog();
    ASSERT_NE(shown, nullptr);
    EXPECT_EQ(shown->what()->name(), "race");
    ASSERT_TRUE(has_picture(*shown));
    const QString picture = written(*shown->what());
    EXPECT_TRUE(picture.contains("modelled, not measured"));
    EXPECT_TRUE(picture.contains("still running"));
    EXPECT_TRUE(shown->what()->data().contains("running")) << qPrintable(shown->what()->data());
    const QString command = shown->what()->command(shown->choice());
    for (const char* part :
         {"lockstep render reduction/interleaved reduction/compacted", "--view race", "--cycle 120"}) {
        EXPECT_TRUE(command.contains(part)) << qPrintable(command);
    }
    shown->reject();
    window->centre().show_view("stage");
    EXPECT_FALSE(window->centre().transport().isHidden());
}

TEST_F(PageExport, of_a_race_is_also_an_animation_and_a_player) {
    run("reduction/compacted");
    window->centre().show_view("race");
    RacePage& page = window->centre().race_page();
    ASSERT_TRUE(QTest::qWaitFor([&page] { return page.view().shown().has_value(); }, 20000));
    const std::uint64_t end = page.view().shown()->race->end;
    ExportDesk& kept = workspace.desk().exporting;
    kept.cycles = 50;
    for (const auto& [format, ending, command] :
         {std::tuple("gif", ".gif", "lockstep animate"), {"player", ".html", "lockstep player"}}) {
        kept.format = QString::fromLatin1(format);
        ExportDialog* shown = dialog();
        ASSERT_NE(shown, nullptr);
        EXPECT_EQ(shown->choice().format, format);
        EXPECT_EQ(shown->choice().steps.by, "cycles:50") << "a race has no steps";
        const QString line = shown->what()->command(shown->choice());
        for (const QString& part : {QString::fromLatin1(command), QStringLiteral("--view race"),
                                    QStringLiteral("--by cycles:50"), QStringLiteral("race") + ending}) {
            EXPECT_TRUE(line.contains(part)) << qPrintable(line);
        }
        const QString path = files.filePath(QStringLiteral("race") + ending);
        QSignalSpy done(shown, &ExportDialog::written);
        shown->write_long(path);
        ASSERT_TRUE(done.wait(60000)) << format;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        EXPECT_GT(QFileInfo(path).size(), 1000) << format;
    }
    QImageReader film(files.filePath("race.gif"));
    EXPECT_EQ(static_cast<std::uint64_t>(film.imageCount()), (end + 49) / 50 + 1);
}

TEST_F(PageExport, of_the_layouts_of_an_array_is_their_picture) {
    window->centre().show_view("try-it");
    EXPECT_EQ(dialog(), nullptr);
    EXPECT_TRUE(said().contains("There are no layouts yet")) << qPrintable(said());
    run("reduction/compacted");
    window->centre().show_view("try-it");
    TryPage& page = window->centre().try_page();
    ASSERT_TRUE(QTest::qWaitFor([&page] { return page.view().picture().has_value(); }, 20000));
    page.choose({.index = 1});
    ExportDialog* shown = dialog();
    ASSERT_NE(shown, nullptr);
    EXPECT_EQ(shown->what()->name(), "try-it");
    EXPECT_TRUE(written(*shown->what()).contains("Padding of s"));
    const QString command = shown->what()->command(shown->choice());
    for (const char* part : {"lockstep render", "--view try-it", "--array s", "--pad 1"}) {
        EXPECT_TRUE(command.contains(part)) << qPrintable(command);
    }
    shown->reject();
}

TEST_F(PageExport, of_a_race_without_runs_says_what_to_do_first) {
    window->centre().show_view("race");
    EXPECT_EQ(dialog(), nullptr);
    EXPECT_TRUE(said().contains("There is no race yet")) << qPrintable(said());
}

TEST_F(PageExport, of_one_run_to_compare_says_what_to_do_first) {
    window->centre().show_view("compare");
    EXPECT_EQ(dialog(), nullptr);
    EXPECT_TRUE(said().contains("Select two or more runs")) << qPrintable(said());
    window->centre().show_view("sweep");
    EXPECT_EQ(dialog(), nullptr);
    EXPECT_TRUE(said().contains("Start the sweep")) << qPrintable(said());
}

TEST_F(PageExport, copies_the_whole_page) {
    window->centre().show_page(window->centre().findings_page());
    window->actions()[Command::copy_picture].trigger();
    ASSERT_TRUE(QTest::qWaitFor([] { return !QApplication::clipboard()->image().isNull(); }, 20000));
    const QImage image = QApplication::clipboard()->image();
    EXPECT_EQ(image.width(), qRound(2 * paper_page.width()));
    EXPECT_GT(image.height(), image.width()) << "all of its blocks below each other";
}

TEST_F(PageExport, of_a_sweep_is_its_chart_in_the_size_that_is_asked_for) {
    auto sweep = std::make_shared<Sweep>();
    sweep->what = "reduction/interleaved";
    sweep->run.what = sweep->what;
    sweep->axes = {{"local", {"64", "128"}}};
    for (const char* local : {"64", "128"}) {
        SweepPoint point{.parameters = {{"local", local}, {"size", "4096"}}};
        point.figures = RunFigures{.launches = 1, .correct = true};
        point.figures->timing = timing_of(1000);
        sweep->points.push_back(point);
    }
    window->centre().show_view("sweep");
    window->centre().sweep_page().show_sweep(sweep, {});
    QCoreApplication::processEvents();
    ExportDialog* shown = dialog();
    ASSERT_NE(shown, nullptr);
    ASSERT_TRUE(has_picture(*shown));
    const QSize on_screen = window->centre().sweep_page().charted().chart().size();
    EXPECT_EQ(shown->what()->image({.theme = Theme(), .frame = {.size = {800, 400}}}, 0, 2).size(),
              QSize(1600, 800));
    EXPECT_EQ(window->centre().sweep_page().charted().chart().size(), on_screen)
        << "that of the page keeps its own";
    const QString command = shown->what()->command(shown->choice());
    EXPECT_TRUE(command.contains("--set size=4096")) << qPrintable(command);
    EXPECT_TRUE(command.contains("--view sweep --over local=64,128")) << qPrintable(command);
    shown->reject();
}

TEST_F(PageExport, of_runs_with_different_parameters_names_them_for_each_run) {
    compare_two();
    const auto first = workspace.selection().view()->session;
    Recording other = fixture::reduction_recording(Reduction::interleaved, 256, 2);
    other.what = "reduction/interleaved";
    other.parameters = {{"local", "64"}};
    window->show_session(std::make_shared<const Session>(std::make_shared<const Recording>(std::move(other)),
                                                         first->hardware(), std::vector{first->analysis(0)}));
    QCoreApplication::processEvents();
    ExportDialog* shown = dialog();
    ASSERT_NE(shown, nullptr);
    const QString command = shown->what()->command(shown->choice());
    EXPECT_TRUE(command.contains("?local=64")) << qPrintable(command);
    EXPECT_FALSE(command.contains("--set")) << "it would be for both runs";
    EXPECT_TRUE(button(*shown, "Command line…")->isEnabled());
    shown->reject();
}

} // namespace
} // namespace lockstep::gui
