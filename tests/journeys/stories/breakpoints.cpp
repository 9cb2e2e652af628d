#include "tests/journeys/support/journey.h"

#include <QTest>

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(Breakpoints);

TEST_P(Breakpoints, stop_playback_at_each_step_of_their_line) {
    starts();
    sets("transport/granularity", "Single step");
    sets("transport/speed", "16 / s");
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
            QTest::qWait(300);
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

} // namespace
} // namespace lockstep::gui::journeys
