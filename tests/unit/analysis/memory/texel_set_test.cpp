#include "core/analysis/memory/texel_set.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(TexelSet, HoldsTexelsOfTheLargestImage) {
    TexelSet set;
    EXPECT_TRUE(set.empty());
    set.insert(4090, 4100); // the range spans two pages
    set.insert((TexelIndex{1} << 30) - 1);
    EXPECT_EQ(set.count(), 11U);
    EXPECT_TRUE(set.contains(4096));
    EXPECT_FALSE(set.contains(4100));
    EXPECT_TRUE(set.contains((TexelIndex{1} << 30) - 1));
}

TEST(TexelSet, TakesWhatTwoHaveInCommon) {
    TexelSet a;
    TexelSet b;
    a.insert(0, 8);
    a.insert(9000);
    b.insert(6, 12);
    TexelSet both;
    both.insert_common(a, b);
    EXPECT_EQ(both.count(), 2U);
    EXPECT_TRUE(both.contains(6) && both.contains(7));
    a.insert(b);
    EXPECT_EQ(a.count(), 13U);
    TexelSet apart;
    apart.insert(1 << 20);
    TexelSet none;
    none.insert_common(a, apart);
    EXPECT_TRUE(none.empty());
}

} // namespace
} // namespace lockstep
