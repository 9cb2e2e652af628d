#include "tests/journeys/support/journey.h"

#include <QTest>

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(FindingsFilter);

/// A kernel with an error (out-of-bounds writes) and a piece of advice.
constexpr const char* filtered = "__kernel void wrong(__global int* out, __global const float* in) {\n"
                                 "    int i = get_global_id(0);\n"
                                 "    out[i + 40] = in[33 * i];\n"
                                 "}\n";
constexpr const char* filtered_launch =
    "wrong.cl\nwrong\n64 1 1\n64 1 1\n<size=256 fill=0>\n<size=8448 fill=0>\n";

TEST_P(FindingsFilter, lists_only_what_is_chosen) {
    has_file("wrong.cl", filtered);
    chooses_file([this] { opens("menu/open"); }, has_file("wrong.sim", filtered_launch));
    waits();
    opens("tab/findings");
    EXPECT_TRUE(sees("finding/outside"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return finds("findings/advice"); }, 10000));
    waits();
    clicks("findings/only-errors");
    EXPECT_TRUE(finds("findings/go"));
    EXPECT_FALSE(finds("findings/advice"));
    clicks("findings/only-notes");
    EXPECT_FALSE(finds("findings/card"));
    EXPECT_FALSE(finds("findings/advice"));
    clicks("findings/all");
    EXPECT_TRUE(finds("findings/card"));
    EXPECT_TRUE(finds("findings/advice"));
}

} // namespace
} // namespace lockstep::gui::journeys
