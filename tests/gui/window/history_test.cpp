// Tests back and forward through the places visited in the window.
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/panels/forms/parameters_panel.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QAction>
#include <QMouseEvent>

namespace lockstep::gui {
namespace {

int recorded = 0;

Result<Recording> history_recorder(const RunSpec& run, const ProgressSink&) {
    ++recorded;
    const auto variant = run.what == "reduction/interleaved" ? fixture::Reduction::interleaved
                                                             : fixture::Reduction::sequential;
    Recording recording = fixture::reduction_recording(variant, 256, 2);
    recording.what = recorded_name(run);
    for (const auto& [name, value] : run.parameters) {
        recording.parameters[name] = value;
    }
    return recording;
}

struct HistoryInWindow : testing::Test, ShownWindow {
    HistoryInWindow() : ShownWindow(history_recorder) {}
    void SetUp() override {
        recorded = 0;
        show({1600, 900});
        run("reduction/interleaved");
        settle();
    }
    /// Processes queued events until the window has settled.
    static void settle() {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::processEvents();
        }
    }
    /// Executes a command after a short wait, as a person would.
    void jump(Command command) {
        settle();
        QTest::qWait(600);
        trigger(command);
    }
    void trigger(Command command) {
        window->actions()[command].trigger();
        settle();
    }
    void show_view(const char* name) {
        window->centre().show_view(name);
        settle();
    }
    [[nodiscard]] bool may(Command command) const { return window->actions()[command].isEnabled(); }
    [[nodiscard]] const char* view() const { return window->centre().current_view().picture().name; }
    [[nodiscard]] std::uint32_t step() { return workspace.selection().cursor().tick.value() + 1; }
    [[nodiscard]] std::string what() { return workspace.selection().view()->session->recording().what; }
};

TEST_F(HistoryInWindow, goes_back_and_forward_by_views) {
    EXPECT_FALSE(may(Command::back)) << "nothing was before the first run";
    EXPECT_FALSE(may(Command::forward));
    show_view("banks");
    show_view("heat");
    trigger(Command::back);
    EXPECT_STREQ(view(), "banks");
    trigger(Command::back);
    EXPECT_STREQ(view(), "stage");
    EXPECT_FALSE(may(Command::back));
    trigger(Command::forward);
    trigger(Command::forward);
    EXPECT_STREQ(view(), "heat");
    EXPECT_FALSE(may(Command::forward));
    show_view("findings");
    trigger(Command::back);
    trigger(Command::forward);
    EXPECT_EQ(&window->centre().current_page(), &window->centre().findings_page());
}

TEST_F(HistoryInWindow, is_not_filled_by_steps_and_returns_to_the_last_of_them) {
    workspace.playback().set_granularity(Granularity::tick);
    trigger(Command::first);
    for (int i = 0; i < 20; ++i) {
        trigger(Command::step);
    }
    const std::uint32_t reached = step();
    show_view("banks");
    trigger(Command::step);
    trigger(Command::back);
    EXPECT_STREQ(view(), "stage");
    EXPECT_EQ(step(), reached);
    trigger(Command::forward);
    EXPECT_STREQ(view(), "banks");
    EXPECT_EQ(step(), reached + 1);
    EXPECT_EQ(workspace.playback().tick(), workspace.selection().cursor().tick);
}

TEST_F(HistoryInWindow, keeps_far_steps_work_groups_and_chosen_lines) {
    trigger(Command::first);
    jump(Command::last);
    const std::uint32_t last = step();
    workspace.selection().set_group(Group(1));
    settle();
    const std::uint32_t line = workspace.selection().site()->line;
    workspace.selection().choose_line(line);
    settle();
    trigger(Command::back);
    EXPECT_EQ(workspace.selection().cursor().line, 0U);
    EXPECT_EQ(workspace.selection().cursor().group, Group(1));
    trigger(Command::back);
    EXPECT_EQ(workspace.selection().cursor().group, Group(0));
    EXPECT_EQ(step(), last);
    trigger(Command::back);
    EXPECT_EQ(step(), 1U);
    for (int i = 0; i < 3; ++i) {
        trigger(Command::forward);
    }
    EXPECT_EQ(workspace.selection().cursor().line, line);
}

TEST_F(HistoryInWindow, one_click_that_changes_much_is_one_entry) {
    workspace.selection().set_group(Group(1));
    workspace.playback().seek(Tick(3));
    workspace.selection().set_lane(Warp(2), Lane(4));
    window->centre().show_view("heat");
    settle();
    trigger(Command::back);
    EXPECT_STREQ(view(), "stage");
    EXPECT_EQ(workspace.selection().cursor().group, Group(0));
    EXPECT_FALSE(may(Command::back));
}

TEST_F(HistoryInWindow, shows_an_earlier_run_again_without_running_it) {
    show_view("banks");
    run("reduction/sequential");
    settle();
    ASSERT_EQ(recorded, 2);
    trigger(Command::back);
    EXPECT_EQ(what(), "reduction/interleaved");
    EXPECT_STREQ(view(), "banks");
    EXPECT_EQ(recorded, 2);
    trigger(Command::forward);
    EXPECT_EQ(what(), "reduction/sequential");
    EXPECT_EQ(recorded, 2);
}

TEST_F(HistoryInWindow, brings_back_the_hardware_with_the_run) {
    auto* hardware = window->findChild<HardwarePanel*>();
    const std::uint32_t banks = hardware->model().banks;
    HardwareWish wish{.model = hardware->model()};
    wish.model.banks = 16;
    hardware->change_to(wish);
    const auto shows = [this](std::uint32_t count) {
        return QTest::qWaitFor(
            [&] { return workspace.selection().view()->session->hardware().banks == count; }, 20000);
    };
    ASSERT_TRUE(shows(16));
    wait();
    settle();
    trigger(Command::back);
    EXPECT_TRUE(shows(banks));
    wait();
    settle();
    EXPECT_EQ(hardware->model().banks, banks) << "the panel shows what holds";
    EXPECT_TRUE(may(Command::forward));
}

TEST_F(HistoryInWindow, answers_the_side_buttons_of_the_mouse) {
    show_view("banks");
    const auto press = [this](Qt::MouseButton button) {
        QWidget* view = window->centre().current_view().viewport();
        QTest::mouseClick(view, button, {}, {20, 20});
        settle();
    };
    press(Qt::BackButton);
    EXPECT_STREQ(view(), "stage");
    press(Qt::ForwardButton);
    EXPECT_STREQ(view(), "banks");
}

TEST_F(HistoryInWindow, keeps_no_more_than_a_hundred_places) {
    for (int i = 0; i < 130; ++i) {
        show_view(i % 2 == 0 ? "banks" : "stage");
    }
    int back = 0;
    while (may(Command::back)) {
        trigger(Command::back);
        ++back;
    }
    EXPECT_EQ(back, 99);
}

} // namespace
} // namespace lockstep::gui
