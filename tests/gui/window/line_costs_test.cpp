// Tests that the user chooses whether source lines end with their costs, and that the choice is kept.
#include "app/gui/panels/source/source_panel.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

Result<Recording> compacted_recorder(const RunSpec& run, const ProgressSink&) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::compacted, 256, 2);
    recording.what = run.what;
    return recording;
}

struct CostsInWindow : testing::Test, ShownWindow {
    CostsInWindow() : ShownWindow(compacted_recorder) {}
    void SetUp() override {
        show({1600, 1000});
        run("reduction/compacted");
    }
    [[nodiscard]] const CostNotes& costs() const { return window->findChild<SourcePanel*>()->costs(); }
    [[nodiscard]] QAction& choice() const { return window->actions()[Command::line_costs]; }
    [[nodiscard]] bool has_costs() const {
        return QTest::qWaitFor([this] { return costs().isVisibleTo(costs().parentWidget()); }, 20000);
    }
};

TEST_F(CostsInWindow, are_hidden_until_they_are_wanted) {
    EXPECT_FALSE(choice().isChecked());
    EXPECT_FALSE(costs().isVisibleTo(costs().parentWidget()));
    choice().trigger();
    EXPECT_TRUE(has_costs());
    EXPECT_TRUE(settings[Setting::line_costs].toBool());
    choice().trigger();
    EXPECT_FALSE(costs().isVisibleTo(costs().parentWidget()));
    EXPECT_FALSE(settings[Setting::line_costs].toBool());
}

TEST_F(CostsInWindow, follow_the_next_run_and_the_next_window) {
    choice().trigger();
    ASSERT_TRUE(has_costs());
    run("reduction/interleaved");
    EXPECT_TRUE(has_costs());
    show_text_size(150);
    EXPECT_TRUE(choice().isChecked());
    EXPECT_TRUE(has_costs());
    forget_text_size();
}

} // namespace
} // namespace lockstep::gui
