#include "core/run/log/device_log.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {
namespace {

/// Tests with three work-items that have logged 2, 5 and 3 events in a pass that only counts.
class DeviceLogTest : public testing::Test {
protected:
    void SetUp() override {
        const auto device = open_device("");
        ASSERT_TRUE(device.ok());
        device_ = *device;
        log_.emplace(device_, 3);
        count(2, 5, 3);
        log_->counts.to_host();
        make_room(device_, *log_, all_, 0);
        EXPECT_EQ(log_->entries.host().size(), 10U);
    }
    /// Sets the content of the log's buffer, as after a pass.
    void write(const std::vector<std::uint64_t>& words) {
        ASSERT_LE(words.size(), log_->entries.room());
        std::ranges::copy(words, log_->entries.host().data());
        log_->entries.to_device();
    }
    [[nodiscard]] std::vector<std::uint64_t> taken(ItemRange items) {
        const LogFit fit = compare_with_places(*log_, items);
        const std::optional<Column64> joined = read_log(*log_, items, fit);
        const std::span<const std::uint64_t> words =
            joined ? joined->span() : log_->entries.host().span().first(counted(*log_, items));
        return {words.begin(), words.end()};
    }
    void count(std::uint64_t first, std::uint64_t second, std::uint64_t third) {
        log_->counts.to_host();
        log_->counts.host()[0] = first;
        log_->counts.host()[1] = second;
        log_->counts.host()[2] = third;
        log_->counts.to_device();
    }
    [[nodiscard]] std::uint64_t room(std::size_t item) {
        return log_->places.host()[item + 1] - log_->places.host()[item];
    }
    static constexpr ItemRange all_{0, 3};
    Device device_;
    std::optional<DeviceLog> log_;
};

TEST_F(DeviceLogTest, FitsWhereEveryWorkItemLogsWhatWasCounted) {
    EXPECT_EQ(compare_with_places(*log_, all_), LogFit::exact);
    count(2, 4, 3);
    EXPECT_EQ(compare_with_places(*log_, all_), LogFit::gaps);
    count(2, 4, 4);
    EXPECT_EQ(compare_with_places(*log_, all_), LogFit::overflow);
    EXPECT_EQ(words_beyond_places(*log_, all_), 1U);
}

TEST_F(DeviceLogTest, without_a_spill_the_log_is_in_the_reserved_ranges) {
    write({1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
    EXPECT_EQ(taken(all_), (std::vector<std::uint64_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
}

TEST_F(DeviceLogTest, GapsOfThoseWhoLoggedLessAreClosed) {
    write({1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
    count(2, 4, 1);
    EXPECT_EQ(taken(all_), (std::vector<std::uint64_t>{1, 2, 3, 4, 5, 6, 8}));
    EXPECT_EQ(room(0), 2U);
    EXPECT_EQ(room(1), 4U);
    EXPECT_EQ(room(2), 1U);
}

TEST_F(DeviceLogTest, spilled_events_follow_the_range_of_their_work_item) {
    make_room(device_, *log_, all_, 4);
    EXPECT_EQ(log_->places.host()[0], 4U + 2 * 4) << "the spill stands before the places";
    count(4, 4, 4); // two events more, one less and one more than in the first pass
    std::vector<std::uint64_t> words{3, 4, 0, 3, 0, 101, 2, 301, 0, 102, 99, 99};
    words.insert(words.end(), {1, 2, 11, 12, 13, 14, 77, 21, 22, 23});
    write(words);
    EXPECT_EQ(compare_with_places(*log_, all_), LogFit::spilled);
    EXPECT_EQ(taken(all_), (std::vector<std::uint64_t>{1, 2, 101, 102, 11, 12, 13, 14, 21, 22, 23, 301}));
    EXPECT_EQ(room(0), 4U);
    EXPECT_EQ(room(1), 4U);
    EXPECT_EQ(room(2), 4U);
}

TEST_F(DeviceLogTest, ASpillThatIsTooSmallIsAnOverflow) {
    make_room(device_, *log_, all_, 2);
    count(4, 5, 4);
    EXPECT_EQ(compare_with_places(*log_, all_), LogFit::overflow);
    EXPECT_EQ(words_beyond_places(*log_, all_), 3U);
}

TEST_F(DeviceLogTest, an_unused_spill_leaves_the_ranges_unchanged) {
    make_room(device_, *log_, all_, 1);
    write({0, 1, 0, 3, 99, 99, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
    EXPECT_EQ(taken(all_), (std::vector<std::uint64_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
}

TEST_F(DeviceLogTest, WorkItemsOutsideTheRangeOnlyCount) {
    make_room(device_, *log_, {1, 2}, 0);
    EXPECT_EQ(room(0), 0U);
    EXPECT_EQ(room(1), 5U);
    EXPECT_EQ(room(2), 0U);
    count(9, 5, 9);
    EXPECT_EQ(compare_with_places(*log_, {1, 2}), LogFit::exact);
    count(9, 4, 9);
    write({1, 2, 3, 4, 5});
    EXPECT_EQ(taken({1, 2}), (std::vector<std::uint64_t>{1, 2, 3, 4}));
    EXPECT_EQ(room(0), 0U);
    EXPECT_EQ(room(1), 4U);
    EXPECT_EQ(room(2), 0U);
}

TEST_F(DeviceLogTest, PlacesOfWorkItemsThatDoNotRunAreLeft) {
    count(3, 4, 5);
    make_room(device_, *log_, {0, 1}, 0);
    make_room(device_, *log_, {1, 3}, 0, ItemsWithoutRange::do_not_run);
    EXPECT_EQ(room(1), 4U);
    EXPECT_EQ(room(2), 5U);
    make_room(device_, *log_, {2, 3}, 0);
    EXPECT_EQ(room(0), 0U);
    EXPECT_EQ(room(1), 0U);
    EXPECT_EQ(room(2), 5U);
}

} // namespace
} // namespace lockstep
