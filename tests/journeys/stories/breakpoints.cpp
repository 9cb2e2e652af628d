#include "tests/journeys/support/journey.h"

#include <QApplication>
#include <QMenu>
#include <QTest>

namespace lockstep::gui::journeys {
namespace {

struct Breakpoints : Journey {
    /// Lets playback go step by step, and fast where the window has room for the speed.
    void plays_single_steps() {
        sets("transport/granularity", "Single step");
        if (finds("transport/speed")) {
            sets("transport/speed", "16 / s");
        }
    }
};
INSTANTIATE_TEST_SUITE_P(OnScreen, Breakpoints, testing::ValuesIn(usual_screens()));

TEST_P(Breakpoints, stop_playback_at_each_step_of_their_line) {
    starts();
    plays_single_steps();
    clicks_at("stage/picture", 0.1, 0.03);
    const int at_breakpoint = step();
    opens("menu/breakpoint");
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home, Space");
    EXPECT_TRUE(QTest::qWaitFor([&] { return step() > 1; }, 5000)) << "it plays";
    int before = 0;
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            const bool stands = step() == before;
            before = step();
            QTest::qWait(700); // longer than a step of two a second
            return stands;
        },
        20000));
    const int first = step();
    EXPECT_LE(first, at_breakpoint);
    presses("Ctrl+F10");
    EXPECT_GT(step(), first) << "the next step of the line";
    opens("menu/breakpoint");
    presses("Home");
    presses("Space");
    EXPECT_TRUE(QTest::qWaitFor([&] { return step() > first; }, 20000)) << "it no longer stops";
    presses("Space");
}

/// Returns the first entry of the open menu.
const QAction* first_entry() {
    const bool is_open = QTest::qWaitFor([] { return QApplication::activePopupWidget() != nullptr; }, 5000);
    const auto* menu = is_open ? qobject_cast<const QMenu*>(QApplication::activePopupWidget()) : nullptr;
    return menu != nullptr ? menu->actions().value(0) : nullptr;
}

TEST_P(Breakpoints, are_not_needed_to_run_to_a_line) {
    starts();
    plays_single_steps();
    opens("panel/source");
    clicks_at("source/text", 0.4, 0.5); // chooses the line, and the source has the focus
    opens("menu/first");
    presses("Ctrl+F10");
    const int wanted = step();
    ASSERT_GT(wanted, 1);
    opens("menu/first");
    presses("Shift+F10");
    ASSERT_NE(first_entry(), nullptr);
    EXPECT_TRUE(first_entry()->text().startsWith("Run to line"));
    EXPECT_TRUE(first_entry()->isEnabled());
    presses("Down, Return");
    EXPECT_TRUE(QTest::qWaitFor([&] { return step() == wanted; }, 10000)) << "it plays to the line";
    QTest::qWait(300);
    EXPECT_EQ(step(), wanted) << "and stops there";
    opens("menu/last");
    presses("Shift+F10");
    ASSERT_NE(first_entry(), nullptr);
    EXPECT_FALSE(first_entry()->isEnabled());
    EXPECT_TRUE(first_entry()->text().endsWith("does not execute it after this step)"))
        << qPrintable(first_entry()->text());
    presses("Esc");
}

} // namespace
} // namespace lockstep::gui::journeys
