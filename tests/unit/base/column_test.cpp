#include "core/base/column.h"

#include <gtest/gtest.h>
#include <utility>

namespace lockstep {
namespace {

TEST(Column, IsRenewedInTheMemoryThatSuffices) {
    Column64 column(1000);
    const std::uint64_t* const memory = column.data();
    column.renew(10);
    EXPECT_EQ(column.size(), 10U);
    column.renew(1000);
    EXPECT_EQ(column.data(), memory);
    column.renew(100000);
    EXPECT_EQ(column.size(), 100000U);
    column[99999] = 7;
    EXPECT_EQ(column.span().back(), 7U);
}

TEST(Column, ThatWasMovedFromIsEmpty) {
    Column64 column(3);
    const Column64 other = std::move(column);
    EXPECT_EQ(other.size(), 3U);
    EXPECT_TRUE(column.empty()); // NOLINT(bugprone-use-after-move): this is what the test checks
    EXPECT_EQ(column.data(), nullptr);
}

} // namespace
} // namespace lockstep
