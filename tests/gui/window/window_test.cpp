// Tests the real window, controlled by keys; a recorder that needs no device provides the kernels.
#include "app/gui/compare/compare_page.h"
#include "app/gui/exporting/picture.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/window/actions/file_actions.h"
#include "app/gui/workspace/task.h"
#include "app/worker/client.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QLabel>
#include <QSemaphore>
#include <QSpinBox>
#include <QTabWidget>
#include <optional>
#include <thread>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

Result<Recording> recorder(const RunSpec& run, const ProgressSink& progress) {
    if (run.what == "reduction/interleaved") {
        return fixture::reduction_recording(Reduction::interleaved, 256, 3);
    }
    if (run.what == "reduction/compacted") {
        return Error{ErrorCode::group_too_large, {"4096", "1024", "a device"}, {}, "the log"};
    }
    while (progress({Stage::count, 1, 2})) { // runs until it is cancelled
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return Error{ErrorCode::cancelled, {}, {}, {}};
}

/// While an instance exists, nothing of a model is computed, because the threads for this work are blocked.
class HeldModel {
public:
    HeldModel() {
        patient_threads().setMaxThreadCount(1);
        patient_threads().start([this] { ends_.acquire(); });
    }
    ~HeldModel() {
        patient_threads().setMaxThreadCount(QThread::idealThreadCount());
        ends_.release();
        patient_threads().waitForDone();
    }
    HeldModel(const HeldModel&) = delete;
    HeldModel& operator=(const HeldModel&) = delete;

private:
    QSemaphore ends_;
};

struct Window : testing::Test, ShownWindow {
    Window() : ShownWindow(recorder) {}
    void SetUp() override { show({1600, 900}); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&window->centre().current_view(), key, modifiers);
    }
    std::uint32_t tick() { return workspace.playback().tick().value(); }
};

TEST_F(Window, keys_step_in_both_directions_and_by_rounds) {
    run("reduction/interleaved");
    ASSERT_EQ(workspace.playback().tick_count(), 56U);
    EXPECT_EQ(tick(), 17U) << "it opens at the decision of round k = 4";
    workspace.playback().set_granularity(Granularity::tick);
    press(Qt::Key_Home);
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    EXPECT_EQ(tick(), 2U);
    press(Qt::Key_Left);
    EXPECT_EQ(tick(), 1U);
    press(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(tick(), 4U) << "the first round";
    press(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(tick(), 14U);
    press(Qt::Key_End);
    EXPECT_EQ(tick(), 55U);
    press(Qt::Key_Home);
    EXPECT_EQ(tick(), 0U);
    press(Qt::Key_N);
    EXPECT_EQ(tick(), 5U) << "the first decision on which lanes disagree";
}

TEST_F(Window, shows_no_label_with_its_tags) {
    run("reduction/interleaved");
    for (const QLabel* label : window->findChildren<QLabel*>()) {
        if (label->isVisible() && label->textFormat() != Qt::RichText) {
            EXPECT_FALSE(Qt::mightBeRichText(label->text())) << qPrintable(label->text());
        }
    }
}

TEST_F(Window, space_plays_and_pauses) {
    run("reduction/interleaved");
    press(Qt::Key_Space);
    EXPECT_TRUE(workspace.playback().playing());
    press(Qt::Key_Space);
    EXPECT_FALSE(workspace.playback().playing());
}

TEST_F(Window, the_cursor_is_shared_and_alt_arrows_move_it) {
    run("reduction/interleaved");
    press(Qt::Key_Down, Qt::AltModifier);
    press(Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(workspace.selection().cursor().warp, Warp(1));
    EXPECT_EQ(workspace.selection().cursor().lane, Lane(1));
    workspace.selection().set_group(Group(2));
    EXPECT_EQ(workspace.selection().view()->steps->group, Group(2));
    EXPECT_FALSE(window->centre().current_view().scene().shapes.empty());
}

TEST_F(Window, every_theme_and_text_size_is_drawn) {
    run("reduction/interleaved");
    for (const char* theme : {"dark", "contrast", "system", "light"}) {
        window->appearance().show_theme(QString::fromLatin1(theme));
        EXPECT_FALSE(window->grab().isNull());
    }
    window->appearance().show_theme("dark");
    EXPECT_EQ(window->grab().toImage().pixelColor(2, window->height() / 2),
              Theme(ThemeName::dark)[Role::panel]);
    show_text_size(150);
    EXPECT_FALSE(window->grab().isNull());
}

TEST_F(Window, a_picture_of_the_model_is_handed_over_once_it_is_whole) {
    std::optional<HeldModel> held(std::in_place);
    run("reduction/interleaved");
    window->centre().show_view("multiprocessor");
    SceneView* view = &window->centre().current_view();
    ASSERT_TRUE(view->is_waiting()) << "nothing has been simulated for it yet";
    const ShownPicture asked_for = view->shown();
    QApplication::clipboard()->clear();
    window->actions()[Command::copy_picture].trigger();
    QTest::qWait(20);
    EXPECT_TRUE(QApplication::clipboard()->image().isNull()) << "a picture that says \"Simulating\"";
    window->centre().show_view("stage"); // the requested picture is copied even after switching the view
    held.reset();
    ASSERT_TRUE(QTest::qWaitFor([] { return !QApplication::clipboard()->image().isNull(); }, 20000));
    window->centre().show_view("multiprocessor");
    ASSERT_FALSE(view->is_waiting());
    EXPECT_EQ(QApplication::clipboard()->image().height(),
              to_image(asked_for.scene(), window->appearance().theme(), 2).height());
}

TEST_F(Window, an_error_is_told_in_words_and_the_window_stays) {
    run("reduction/compacted");
    EXPECT_TRUE(window->message().contains("4096")) << qPrintable(window->message());
    EXPECT_TRUE(window->isVisible());
    run("reduction/interleaved");
    EXPECT_TRUE(window->message().isEmpty()) << "the next run clears it";
    EXPECT_NE(workspace.selection().view(), nullptr);
}

TEST_F(Window, an_unknown_experiment_is_told_in_words) {
    window->run_experiment("reduction/interleavd");
    EXPECT_TRUE(window->message().contains("reduction/interleaved")) << qPrintable(window->message());
}

TEST_F(Window, a_run_that_takes_long_can_be_cancelled_while_the_window_answers) {
    window->run_experiment("reduction/sequential");
    ASSERT_TRUE(workspace.runs().is_running());
    QTest::qWait(50);
    EXPECT_TRUE(window->actions()[Command::cancel].isEnabled());
    window->actions()[Command::cancel].trigger();
    EXPECT_TRUE(QTest::qWaitFor([this] { return !workspace.runs().is_running(); }, 5000));
    EXPECT_TRUE(window->message().isEmpty());
}

TEST_F(Window, a_packed_run_is_told_in_words) {
    QFile file(folder.filePath("sum.lkp"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("\x89LKP\r\n");
    file.close();
    ASSERT_TRUE(is_file_to_open(file.fileName()));
    window->open_file(file.fileName());
    EXPECT_TRUE(window->message().contains("was packed for another computer"))
        << qPrintable(window->message());
}

TEST_F(Window, a_file_of_cuda_is_told_in_words_and_what_is_shown_stays) {
    const QString path = folder.filePath("add.cu");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("__global__ void add(float *a) { *a += 1; }");
    file.close();
    ASSERT_TRUE(is_file_to_open(path)) << "dropping it, or naming it on the command line, opens it";
    run("reduction/interleaved");
    const GroupView* const shown = workspace.selection().view();
    window->open_file(path);
    EXPECT_TRUE(window->message().contains("add.cu is a CUDA file")) << qPrintable(window->message());
    EXPECT_TRUE(window->message().contains("get_local_id(0) for threadIdx.x"));
    EXPECT_FALSE(workspace.runs().is_running());
    EXPECT_EQ(workspace.selection().view(), shown);
    EXPECT_FALSE(settings.recent_files().contains(path));
}

TEST_F(Window, a_damaged_recording_is_told_in_words) {
    const QString path = folder.filePath("broken.lks");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("not a recording");
    file.close();
    Workspace elsewhere(run_in_worker);
    MainWindow real(elsewhere, settings);
    real.show();
    real.open_file(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !elsewhere.runs().is_running(); }, 5000));
    EXPECT_TRUE(real.message().contains("broken.lks")) << qPrintable(real.message());
}

TEST_F(Window, comparing_takes_the_whole_width_and_gives_it_back) {
    run("reduction/interleaved");
    auto* experiments = window->findChild<QDockWidget*>("experiments");
    ASSERT_TRUE(experiments->isVisible());
    window->centre().show_page(window->centre().compare_page());
    EXPECT_FALSE(experiments->isVisible());
    window->centre().show_view("stage");
    EXPECT_TRUE(experiments->isVisible());
}

TEST_F(Window, f9_brings_the_findings_to_the_front) {
    run("reduction/interleaved");
    window->actions()[Command::show_findings].trigger();
    EXPECT_EQ(window->centre().tabs().currentWidget(), &window->centre().findings_page());
}

TEST_F(Window, advice_leads_to_its_view_and_step) {
    run("reduction/interleaved");
    const GroupView& view = *workspace.selection().view();
    const auto& sites = view.trace().program.sites;
    const auto site = std::ranges::find_if(sites, [](const SiteInfo& each) {
        return each.kind == SiteKind::write && each.space == Space::global;
    });
    const Site wanted(static_cast<std::uint32_t>(site - sites.begin()));
    emit window->centre().findings_page().advice_chosen(0, {AdviceKind::uncoalesced, wanted, {1, 2, 3, 4}});
    EXPECT_EQ(view.steps->ticks[tick()].site, wanted);
    EXPECT_STREQ(window->centre().current_view().picture().name, "global-memory");
    emit window->centre().findings_page().advice_chosen(0, {AdviceKind::occupancy_local, {}, {1, 2, 3, 4}});
    EXPECT_STREQ(window->centre().current_view().picture().name, "occupancy");
}

TEST_F(Window, undo_takes_back_what_was_changed_last_whether_parameter_or_hardware) {
    run("reduction/interleaved");
    auto* latency = window->findChild<QSpinBox*>("latency_global");
    EXPECT_FALSE(window->actions()[Command::undo].isEnabled());
    latency->setValue(123);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace.runs().is_running(); }, 20000));
    EXPECT_TRUE(window->actions()[Command::undo].isEnabled());
    window->actions()[Command::undo].trigger();
    EXPECT_EQ(latency->value(), 400);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace.runs().is_running(); }, 20000));
    EXPECT_FALSE(window->actions()[Command::undo].isEnabled());
    EXPECT_TRUE(window->actions()[Command::redo].isEnabled());
}

TEST_F(Window, reset_layout_shows_every_dock_again) {
    run("reduction/interleaved");
    auto* charts = window->findChild<QDockWidget*>("charts");
    ASSERT_NE(charts, nullptr);
    window->actions()[Command::show_charts].trigger();
    EXPECT_FALSE(charts->isVisible());
    window->actions()[Command::reset_layout].trigger();
    EXPECT_TRUE(charts->isVisible());
}

} // namespace
} // namespace lockstep::gui
