#include "tests/journeys/support/journey.h"

#include <QApplication>
#include <QTest>

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(Presented);

/// Returns the window that the audience sees; null if it is not shown.
QWidget* audience() {
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (window->objectName() == QLatin1String("audience") && window->isVisible()) {
            return window;
        }
    }
    return nullptr;
}

bool comes() {
    return QTest::qWaitFor([] { return audience() != nullptr; }, 5000);
}

bool goes() {
    return QTest::qWaitFor([] { return audience() == nullptr; }, 5000);
}

/// What the audience sees, to find out whether it changes.
QImage seen() {
    return audience()->grab().toImage();
}

TEST_P(Presented, run_is_stepped_with_a_clicker_after_a_click_in_a_list) {
    starts();
    runs_experiment("experiments/sequential");
    presses("F11");
    ASSERT_TRUE(comes());
    const int first = step();
    presses("PgDown");
    presses("PgDown");
    EXPECT_EQ(step(), first + 2);
    presses("PgUp");
    EXPECT_EQ(step(), first + 1);
    const QImage before = seen();
    presses(".");
    EXPECT_NE(seen(), before);
    presses(".");
    EXPECT_EQ(seen(), before);
}

TEST_P(Presented, run_is_left_and_resumed_by_a_clicker_that_alternates_two_keys) {
    starts();
    presses("F11");
    ASSERT_TRUE(comes());
    presses("PgDown");
    const int here = step();
    for (int times = 0; times < 2; ++times) {
        presses("Esc");
        ASSERT_TRUE(goes());
        EXPECT_EQ(step(), here);
        presses("F5");
        ASSERT_TRUE(comes());
        EXPECT_EQ(step(), here);
    }
    presses("PgDown");
    EXPECT_EQ(step(), here + 1);
    presses("Esc");
    EXPECT_TRUE(goes());
}

TEST_P(Presented, question_covers_the_step_until_it_is_answered) {
    starts();
    presses("F11");
    ASSERT_TRUE(comes());
    presses("Q");
    const QImage step_before = seen();
    for (int states = 0; states < 20 && !audience()->findChild<QWidget*>()->accessibleDescription().contains(
                                            QLatin1String("A: "));
         ++states) {
        presses("PgDown");
    }
    const int before = step();
    presses("2");
    presses("2");
    presses("PgDown"); // the answer
    EXPECT_GE(step(), before);
    EXPECT_NE(seen(), step_before);
    presses("Esc");
    EXPECT_TRUE(goes());
}

} // namespace
} // namespace lockstep::gui::journeys
