#include "core/schedule/timeline_bins.h"

#include "tests/support/random_timeline.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

namespace lockstep {
namespace {

/// Counts the cycles in which a slot is in a state, cycle by cycle.
std::uint32_t slow_sum(const Timeline& timeline, std::uint64_t begin, std::uint64_t end, std::uint32_t slot,
                       BinnedState state) {
    std::uint32_t cycles = 0;
    for (const Interval& each : timeline.intervals) {
        const bool is_counted = timeline.residencies[each.residency].slot == slot &&
                                each.state == state.state &&
                                (each.state != WarpState::blocked || each.reason == state.reason);
        for (std::uint64_t cycle = each.begin; is_counted && cycle < each.end; ++cycle) {
            cycles += cycle >= begin && cycle < end ? 1 : 0;
        }
    }
    return cycles;
}

TEST(TimelineBins, HoldTheCyclesOfEachSlotInEachStateAsCountedOneByOne) {
    const Timeline timeline = test::random_timeline(3, 12'000, 1);
    const TimelineBins bins(timeline);
    ASSERT_GT(bins.width(), 1U) << "else a bin would be a cycle";
    ASSERT_EQ(bins.slot_count(), 3U);
    EXPECT_EQ(bins.count(), (timeline.intervals.back().end + bins.width() - 1) / bins.width());
    for (const std::uint64_t bin : {std::uint64_t{0}, bins.count() / 3, bins.count() / 2, bins.count() - 1}) {
        for (std::uint32_t slot = 0; slot < bins.slot_count(); ++slot) {
            for (std::size_t s = 0; s < binned_states.size(); ++s) {
                EXPECT_EQ(bins.of(bin)[slot][s], slow_sum(timeline, bin * bins.width(),
                                                          (bin + 1) * bins.width(), slot, binned_states[s]))
                    << "bin " << bin << " slot " << slot << " state " << s;
            }
        }
    }
}

TEST(TimelineBins, LoseNoCycle) {
    const Timeline timeline = test::random_timeline(5, 40'000, 2);
    const TimelineBins bins(timeline);
    std::uint64_t binned = 0;
    for (std::uint64_t bin = 0; bin < bins.count(); ++bin) {
        for (const TimelineBins::Sums& sums : bins.of(bin)) {
            for (const std::uint32_t sum : sums) {
                binned += sum;
            }
        }
    }
    std::uint64_t all = 0;
    for (const Interval& each : timeline.intervals) {
        all += each.end - each.begin;
    }
    EXPECT_EQ(binned, all);
}

TEST(TimelineBins, FindTheLongestIntervalsOfAPartAsAWalkThroughAllWould) {
    const Timeline timeline = test::random_timeline(4, 20'000, 3);
    const TimelineBins bins(timeline);
    const std::uint64_t cycles = timeline.intervals.back().end;
    std::size_t compared = 0;
    for (const std::uint64_t length : {1U, 2U, 7U, 8U, 64U, 100U, 1000U, 8191U, 8192U, 100000U}) {
        for (const auto& [begin, end] : std::vector<std::pair<std::uint64_t, std::uint64_t>>{
                 {0, cycles}, {cycles / 3, cycles / 2}, {cycles / 2, cycles / 2 + 1}, {cycles, cycles + 9}}) {
            std::vector<std::uint32_t> slow;
            for (std::uint32_t i = 0; i < timeline.intervals.size(); ++i) {
                const Interval& each = timeline.intervals[i];
                if (each.end - each.begin >= length && each.begin < end && each.end > begin) {
                    slow.push_back(i);
                }
            }
            EXPECT_EQ(bins.longest(timeline, length, begin, end), slow)
                << length << " in " << begin << ".." << end;
            compared += slow.size();
        }
    }
    EXPECT_GT(compared, 20'000U);
}

TEST(TimelineBins, OfNothingAreNone) {
    const TimelineBins bins{Timeline{}};
    EXPECT_EQ(bins.count(), 0U);
    EXPECT_TRUE(bins.longest({}, 1, 0, 10).empty());
}

} // namespace
} // namespace lockstep
