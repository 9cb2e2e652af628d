#include "core/schedule/warps/residents.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(Residents, KnowWhenEachGroupLivedWhere) {
    std::vector<GroupSpan> spans(3);
    Residents residents(7, 1, 4, 0, spans);
    const std::uint32_t first = residents.let_in(0, 0);
    EXPECT_EQ(residents.at(first).live, 4U);
    EXPECT_FALSE(residents.empty());
    residents.leave(first, 30);
    EXPECT_TRUE(residents.empty());
    const std::uint32_t third = residents.let_in(2, 50);
    EXPECT_EQ(residents.at(third).group, 2U);
    residents.leave(third, 90);
    EXPECT_EQ(residents.sums().resident_cycles, 30U + 40);
    EXPECT_EQ(spans, (std::vector<GroupSpan>{{0, 30, 7}, {}, {50, 90, 7}}));
}

/// The cycle in which a warp arrives at the barrier counts. A warp of a second group arrives in the cycle in
/// which the first group continues, and that cycle counts only once.
TEST(Residents, CountCyclesWithAWarpAtABarrierOnce) {
    std::vector<GroupSpan> spans(2);
    Residents residents(0, 2, 2, 0, spans);
    const std::uint32_t first = residents.let_in(0, 0);
    const std::uint32_t second = residents.let_in(1, 0);
    EXPECT_FALSE(residents.arrive_at_barrier(first, 10));
    EXPECT_TRUE(residents.arrive_at_barrier(first, 20));
    residents.leave_barrier(first, 20);
    EXPECT_EQ(residents.sums().most_at_barrier, 20U - 9);
    EXPECT_FALSE(residents.arrive_at_barrier(second, 20));
    EXPECT_TRUE(residents.arrive_at_barrier(second, 25));
    residents.leave_barrier(second, 25);
    EXPECT_EQ(residents.sums().most_at_barrier, 25U - 9);
}

} // namespace
} // namespace lockstep
