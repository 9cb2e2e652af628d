#include "core/kernel/line_diff.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using Lines = std::vector<ChangedLine>;

TEST(LineDiff, of_equal_texts_is_empty) {
    EXPECT_EQ(changed_lines("a\nb\n", "a\nb\n"), Lines());
    EXPECT_EQ(changed_lines("", ""), Lines());
}

TEST(LineDiff, has_the_removed_line_before_the_line_that_replaces_it) {
    EXPECT_EQ(changed_lines("a\nint s[32];\nb", "a\nint s[33];\nb"),
              (Lines{{2, false, "int s[32];"}, {2, true, "int s[33];"}}));
}

TEST(LineDiff, numbers_lines_in_the_text_that_contains_them) {
    EXPECT_EQ(changed_lines("f\n{\nx[i]\ny\nx[j]\n}", "#define P\nf\n{\nx[P(i)]\ny\nx[P(j)]\n}"),
              (Lines{{1, true, "#define P"},
                     {3, false, "x[i]"},
                     {4, true, "x[P(i)]"},
                     {5, false, "x[j]"},
                     {6, true, "x[P(j)]"}}));
}

TEST(LineDiff, keeps_an_empty_line_beside_an_added_one) {
    EXPECT_EQ(changed_lines("\nf", "#define P\n\nf"), (Lines{{1, true, "#define P"}}));
}

} // namespace
} // namespace lockstep
