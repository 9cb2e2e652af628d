#include "app/common/table.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <unistd.h>

namespace lockstep {
namespace {

TEST(Wrap, BreaksBetweenWordsAndCountsCharacters) {
    EXPECT_EQ(wrapped("one two three", "", 7), "one two\nthree\n");
    EXPECT_EQ(wrapped("one two three", "  ", 6), "  one\n  two\n  three\n");
    EXPECT_EQ(wrapped("µµ µµ", "", 5), "µµ µµ\n");
    EXPECT_EQ(wrapped("unbreakable", "", 4), "unbreakable\n");
}

TEST(Wrap, AsksTheEnvironmentForColumnsWhereThereIsNoTerminal) {
    if (isatty(1) != 0) {
        GTEST_SKIP() << "the terminal says";
    }
    setenv("COLUMNS", "77", 1);
    EXPECT_EQ(terminal_columns(), 77U);
    setenv("COLUMNS", "many", 1);
    EXPECT_EQ(terminal_columns(), 0U);
    unsetenv("COLUMNS");
    EXPECT_EQ(terminal_columns(), 0U);
}

} // namespace
} // namespace lockstep
