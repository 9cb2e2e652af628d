// Tests the card "Why is it slow?".
#include "app/gui/panels/findings/cure_panel.h"
#include "tests/gui/run_sessions.h"

#include <QLabel>
#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

bool tells_of_a_guess(const CurePanel& panel) {
    return std::ranges::any_of(panel.findChildren<QLabel*>(), [](const QLabel* label) {
        return label->text().contains(QStringLiteral("guessed"));
    });
}

TEST(CurePanel, says_that_a_fault_may_come_of_a_launch_that_was_guessed) {
    CurePanel panel;
    ASSERT_TRUE(panel.show_faults(*with_finding(FindingKind::out_of_bounds, 3, "mine.cl", true)));
    EXPECT_TRUE(tells_of_a_guess(panel));
    ASSERT_TRUE(panel.show_faults(*with_finding(FindingKind::out_of_bounds, 3, "mine.sim")));
    EXPECT_FALSE(tells_of_a_guess(panel));
    ASSERT_TRUE(panel.show_faults(*with_finding(FindingKind::out_of_bounds, 3, "mine.cl", true)));
    panel.show_not_run();
    EXPECT_FALSE(tells_of_a_guess(panel));
}

} // namespace
} // namespace lockstep::gui
