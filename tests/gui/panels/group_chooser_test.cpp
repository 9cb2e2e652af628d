// Tests the chooser of the launch and the work-group.
#include "app/gui/panels/group_chooser.h"

#include "tests/gui/run_sessions.h"

#include <QSpinBox>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// Returns the text of the field with this accessible name.
QString text_of(const GroupChooser& chooser, const QString& name) {
    for (const QSpinBox* each : chooser.findChildren<QSpinBox*>()) {
        if (each->accessibleName() == name) {
            return each->text();
        }
    }
    return {};
}

TEST(GroupChooser, counts_launches_from_one_and_does_not_count_work_groups) {
    Selection selection;
    const GroupChooser chooser(selection);
    selection.set_session(two_launches());
    EXPECT_EQ(text_of(chooser, "Launch"), "1 of 2");
    EXPECT_EQ(text_of(chooser, "Work-group"), "0 · 3 in all") << "\"0 of 3\" reads like a mistake";
    selection.set_group(Group(2));
    EXPECT_EQ(text_of(chooser, "Work-group"), "2 · 3 in all");
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
    recording.launches[0].range.global[0] *= 2;
    recording.launches[0].part = GroupRange{0, 3};
    selection.set_session(session_of(std::move(recording)));
    EXPECT_EQ(text_of(chooser, "Work-group"), "2 · first 3 of 6");
}

TEST(GroupChooser, that_is_short_counts_in_its_tooltips) {
    Selection selection;
    GroupChooser chooser(selection);
    chooser.shorten();
    selection.set_session(two_launches());
    EXPECT_EQ(text_of(chooser, "Work-group"), "0");
    for (const QSpinBox* each : chooser.findChildren<QSpinBox*>()) {
        const bool is_launch = each->accessibleName() == "Launch";
        EXPECT_TRUE(each->toolTip().endsWith(is_launch ? "\n1 of 2" : "\n0 · 3 in all"))
            << qPrintable(each->toolTip());
    }
}

} // namespace
} // namespace lockstep::gui
