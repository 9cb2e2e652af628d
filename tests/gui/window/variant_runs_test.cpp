// Tests runs in the background, and what the picture shows while one is being recorded.
#include "app/gui/charts/charts_panel.h"
#include "app/gui/compare/compare_page.h"
#include "app/gui/panels/forms/parameters_panel.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/views/picture_notice.h"
#include "core/experiments/catalogue.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QLabel>
#include <QTreeWidget>
#include <atomic>
#include <thread>

namespace lockstep::gui {
namespace {

std::atomic<bool> is_slow = false; ///< whether every run continues until it is cancelled

Result<Recording> recorder(const RunSpec& run, const ProgressSink& progress) {
    while (is_slow) {
        if (!progress({Stage::count, 1, 2})) {
            return Error{.code = ErrorCode::cancelled};
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    if (run.what == "reduction/compacted") {
        return Error{ErrorCode::group_too_large, {"4096", "1024", "a device"}, {}, "the log"};
    }
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 64, 1);
    recording.what = run.what;
    recording.parameters = run.parameters;
    return recording;
}

struct Variants : testing::Test, ShownWindow {
    Variants() : ShownWindow(recorder) {}
    void SetUp() override {
        is_slow = false;
        show({1600, 900});
        run("reduction/interleaved");
    }
    void TearDown() override {
        window->actions()[Command::cancel].trigger();
        is_slow = false;
        wait();
    }
    std::string shown() { return workspace.selection().view()->session->recording().what; }
    ChartsPanel& charts() const { return *window->findChild<ChartsPanel*>(); }
    ParametersPanel& parameters() const { return *window->findChild<ParametersPanel*>(); }
    QTreeWidgetItem* row(const char* title) const {
        for (QTreeWidget* tree : window->findChildren<QTreeWidget*>()) {
            const auto found =
                tree->findItems(QString::fromLatin1(title), Qt::MatchContains | Qt::MatchRecursive);
            if (!found.isEmpty()) {
                return found.first();
            }
        }
        return nullptr;
    }
};

TEST_F(Variants, run_behind_the_picture_and_appear_beside_it) {
    const std::size_t family = 15;
    workspace.playback().seek(Tick(3));
    std::size_t most = 0;
    window->actions()[Command::run_all].trigger();
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            EXPECT_EQ(shown(), "reduction/interleaved");
            most = std::max(most, charts().runs().size());
            return !workspace.runs().is_running();
        },
        20000));
    EXPECT_EQ(workspace.playback().tick(), Tick(3)) << "the picture stays where it was";
    EXPECT_EQ(charts().runs().size(), family - 1) << "all but the one that fails";
    EXPECT_GT(most, 1U);
    EXPECT_EQ(window->message(), "") << "its reason stands in its row";
    ASSERT_NE(row("Compacted:"), nullptr);
    EXPECT_TRUE(row("Compacted:")->text(0).contains("4096")) << qPrintable(row("Compacted:")->text(0));
}

TEST_F(Variants, say_how_many_there_are_and_can_be_cancelled) {
    is_slow = true;
    window->actions()[Command::run_all].trigger();
    QCoreApplication::processEvents();
    EXPECT_TRUE(window->findChild<StatusLine*>()->text().contains("1 of 15"))
        << qPrintable(window->findChild<StatusLine*>()->text());
    EXPECT_FALSE(workspace.selection().view() == nullptr);
    window->actions()[Command::cancel].trigger();
    wait();
    QCoreApplication::processEvents();
    EXPECT_FALSE(workspace.runs().is_running()) << "no other begins";
}

TEST_F(Variants, make_way_for_what_is_chosen_meanwhile_and_go_on) {
    is_slow = true;
    window->actions()[Command::run_all].trigger();
    window->run_experiment("reduction/sequential");
    is_slow = false;
    ASSERT_TRUE(QTest::qWaitFor([this] { return shown() == "reduction/sequential"; }, 20000));
    ASSERT_TRUE(QTest::qWaitFor([this] { return charts().runs().size() == 14; }, 20000));
    EXPECT_EQ(shown(), "reduction/sequential");
}

TEST_F(Variants, are_not_compared_unless_somebody_asks) {
    window->run_experiment("reduction/sequential");
    wait();
    window->actions()[Command::run_all].trigger();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace.runs().is_running(); }, 20000));
    const auto compared = window->centre().compare_page().compared();
    ASSERT_EQ(compared.size(), 2U);
    EXPECT_EQ(compared[0].id, "reduction/interleaved");
    EXPECT_EQ(compared[1].id, "reduction/sequential");
}

TEST_F(Variants, keep_the_parameters_that_were_typed_for_them) {
    parameters().set_values({{"size", "512"}});
    window->run_experiment("reduction/sequential");
    wait();
    EXPECT_EQ(parameters().values().at("size"), "256") << "typed for another";
    window->run_experiment("reduction/interleaved");
    wait();
    EXPECT_EQ(parameters().values().at("size"), "512");
}

TEST_F(Variants, that_are_chosen_show_their_source_at_once_and_no_old_verdict) {
    is_slow = true;
    window->run_experiment("execution/histogram");
    QCoreApplication::processEvents();
    const QString kernel = QString::fromStdString((*find_experiment("execution/histogram"))->kernel);
    EXPECT_TRUE(window->findChild<SourcePanel*>()->text().contains(kernel));
    const auto* notice = window->centre().current_view().findChild<PictureNotice*>("run_notice");
    ASSERT_NE(notice, nullptr);
    EXPECT_TRUE(notice->text().contains("Recording execution/histogram"));
    EXPECT_TRUE(notice->isVisible());
    const auto labels = window->findChild<StatusLine*>()->findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::none_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text().contains("reference");
    })) << "the verdict is of the run before";
    window->actions()[Command::cancel].trigger();
    wait();
    QCoreApplication::processEvents();
    EXPECT_TRUE(notice->text().contains("was cancelled")) << qPrintable(notice->text());
    is_slow = false;
    window->run_experiment("reduction/interleaved");
    wait();
    EXPECT_FALSE(notice->isVisible());
}

} // namespace
} // namespace lockstep::gui
