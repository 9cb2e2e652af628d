// Tests steps finer than a tick: passes of a conflict, and cycles of the model.
#include "app/gui/panels/status_line.h"
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/workspace/passes.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QLabel>

namespace lockstep::gui {
namespace {

Result<Recording> recorder(const RunSpec&, const ProgressSink&) {
    return fixture::reduction_recording(fixture::Reduction::compacted, 256, 3);
}

struct FinerSteps : testing::Test, ShownWindow {
    FinerSteps() : ShownWindow(recorder) {}
    void SetUp() override {
        show({1600, 900});
        run("reduction/compacted");
    }
    SceneView& view() { return window->centre().current_view(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&view(), key, modifiers);
    }
    const Cursor& cursor() { return workspace.selection().cursor(); }
    void go_to_conflict() {
        const auto first = next_pass(*workspace.selection().view(), Cursor{}, Direction::forwards);
        ASSERT_TRUE(first);
        workspace.playback().seek(first->tick);
        ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace.is_busy(); }, 20000));
    }
};

TEST_F(FinerSteps, ctrl_shift_arrows_replay_the_passes_of_a_conflict) {
    go_to_conflict();
    const Tick conflict = cursor().tick;
    press(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(cursor().pass, 0U);
    press(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(cursor().pass, 1U);
    EXPECT_EQ(cursor().tick, conflict);
    press(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(cursor().pass, 0U);
    press(Qt::Key_Right);
    EXPECT_EQ(cursor().pass, std::nullopt) << "another step has other passes";
}

TEST_F(FinerSteps, a_click_holds_a_pass_and_a_second_one_or_escape_lets_it_go) {
    go_to_conflict();
    const auto click_pass = [this] {
        const QRectF box = bounds(view().scene(), PassBox{cursor().warp, 1});
        ASSERT_FALSE(box.isNull());
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, box.center().toPoint());
    };
    click_pass();
    EXPECT_EQ(cursor().pass, 1U);
    click_pass();
    EXPECT_EQ(cursor().pass, std::nullopt);
    click_pass();
    press(Qt::Key_Escape);
    EXPECT_EQ(cursor().pass, std::nullopt);
}

TEST_F(FinerSteps, passes_play_by_themselves_where_the_picture_shows_them) {
    const auto passes_while_playing = [this] {
        int seen = 0;
        go_to_conflict();
        const Tick conflict = cursor().tick;
        const auto count = QObject::connect(&workspace.selection(), &Selection::cursor_changed, &view(),
                                            [&] { seen += cursor().pass ? 1 : 0; });
        workspace.playback().set_speed(4);
        workspace.playback().play();
        EXPECT_TRUE(QTest::qWaitFor([&] { return cursor().tick > conflict; }, 10000));
        workspace.playback().pause();
        QObject::disconnect(count);
        return seen;
    };
    EXPECT_EQ(passes_while_playing(), 2) << "the stage draws the banks of such a step";
    window->centre().show_view("heat");
    EXPECT_EQ(passes_while_playing(), 0);
}

TEST_F(FinerSteps, cycles_wait_for_the_model_and_say_so) {
    workspace.playback().set_granularity(Granularity::cycle);
    const Cursor before = cursor();
    press(Qt::Key_Right);
    EXPECT_EQ(cursor(), before);
    bool is_said = false;
    for (const QLabel* label : window->findChildren<QLabel*>()) {
        is_said = is_said || label->text().contains("not been simulated yet");
    }
    EXPECT_TRUE(is_said);
}

TEST_F(FinerSteps, cycles_move_the_model_and_the_step_that_issues) {
    workspace.playback().set_granularity(Granularity::cycle);
    workspace.maker().make(workspace.selection().view()->session,
                           *timeline_key(*workspace.selection().view(), cursor()));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace.maker().is_running(); }, 20000));
    press(Qt::Key_Home);
    press(Qt::Key_Right);
    ASSERT_TRUE(cursor().cycle);
    const std::uint64_t first = cursor().cycle->value();
    press(Qt::Key_Right);
    EXPECT_EQ(cursor().cycle->value(), first + 1);
    press(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(cursor().cycle->value(), first + 11);
    press(Qt::Key_Left);
    EXPECT_EQ(cursor().cycle->value(), first + 10);
    for (int i = 0; i < 40; ++i) {
        press(Qt::Key_Right, Qt::ControlModifier);
    }
    EXPECT_GT(cursor().tick.value(), 0U) << "the stage goes along";
}

TEST_F(FinerSteps, a_zoomed_stage_shows_which_part_is_seen) {
    const QImage whole = view().viewport()->grab().toImage();
    const QPoint corner(view().viewport()->width() - 10, view().viewport()->height() - 10);
    EXPECT_NE(whole.pixelColor(corner - QPoint(94, 38)), Theme(ThemeName::light)[Role::outline]);
    view().zoom(2);
    const QImage zoomed = view().viewport()->grab().toImage();
    int marked = 0;
    for (int x = view().viewport()->width() - 104; x < view().viewport()->width() - 8; ++x) {
        for (int y = view().viewport()->height() - 48; y < view().viewport()->height() - 8; ++y) {
            marked += zoomed.pixelColor(x, y) == Theme(ThemeName::light)[Role::accent_soft] ? 1 : 0;
        }
    }
    EXPECT_GT(marked, 100);
    EXPECT_LT(marked, 96 * 40) << "a part, not the whole";
}

} // namespace
} // namespace lockstep::gui
