#include "tests/journeys/support/journey.h"

#include <QTest>

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(AppliedAdvice);

/// A kernel with a barrier that does not declare its group size.
constexpr const char* shift = "__kernel void shift(__global float* out) {\n"
                              "    __local float s[64];\n"
                              "    int lid = get_local_id(0);\n"
                              "    s[lid] = lid;\n"
                              "    barrier(CLK_LOCAL_MEM_FENCE);\n"
                              "    out[get_global_id(0)] = s[63 - lid];\n"
                              "}\n";
constexpr const char* shift_launch = "shift.cl\nshift\n128 1 1\n64 1 1\n<size=512 fill=0>\n";

TEST_P(AppliedAdvice, requires_the_group_size_and_both_runs_are_compared) {
    has_file("shift.cl", shift);
    chooses_file([this] { opens("menu/open"); }, has_file("shift.sim", shift_launch));
    waits();
    opens("tab/findings");
    EXPECT_TRUE(QTest::qWaitFor([this] { return finds("findings/group-advice"); }, 10000));
    waits();
    clicks("findings/group-advice");
    clicks("findings/require-group");
    EXPECT_TRUE(QTest::qWaitFor([this] { return finds("compare/table"); }, 20000))
        << qPrintable(everything());
    waits();
    EXPECT_TRUE(sees("compare/before-edit"));
    EXPECT_EQ(file("shift.cl"), shift) << "not saved";
    opens("tab/stage");
    opens("panel/source");
    EXPECT_TRUE(
        reads("source/text").contains("__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void"));
}

} // namespace
} // namespace lockstep::gui::journeys
