#include "core/run/device_log.h"

#include <gtest/gtest.h>
#include <optional>

namespace lockstep {
namespace {

/// Three work-items that have logged 2, 5 and 3 events in a pass that only counted.
class DeviceLogTest : public testing::Test {
protected:
    void SetUp() override {
        const auto device = open_device("");
        ASSERT_TRUE(device.ok());
        device_ = *device;
        log_.emplace(device_, 3);
        count(2, 5, 3);
        log_->counts.to_host();
        EXPECT_EQ(make_places(*log_, all_), 10U);
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
    EXPECT_EQ(compare_with_places(*log_, all_), Fit::exact);
    count(2, 4, 3);
    EXPECT_EQ(compare_with_places(*log_, all_), Fit::gaps);
    count(2, 4, 4);
    EXPECT_EQ(compare_with_places(*log_, all_), Fit::overflow);
}

TEST_F(DeviceLogTest, LargerPlacesLeaveEveryWorkItemRoomForTheLargestExcess) {
    count(4, 1, 3); // the first logged two more than it had room for
    EXPECT_EQ(make_larger_places(*log_, all_, {.factor = 4, .group_items = 1, .most = 1000}),
              4U + 5U + 3U + 3 * 8U);
    EXPECT_EQ(room(0), 12U);
    EXPECT_EQ(room(1), 13U);
    EXPECT_EQ(room(2), 11U);
    count(2, 13, 3); // now another one has most
    EXPECT_EQ(compare_with_places(*log_, all_), Fit::gaps);
}

TEST_F(DeviceLogTest, LargerPlacesAreForThoseWhoStandWhereOneExceededItsPlace) {
    constexpr ItemRange groups{0, 2}; // a group of two; the third is in a part of its own
    count(4, 5, 3);
    EXPECT_EQ(make_larger_places(*log_, groups, {.factor = 4, .group_items = 2, .most = 1000}), 4U + 8U + 5U);
    EXPECT_EQ(room(0), 12U);
    EXPECT_EQ(room(1), 5U) << "its place was large enough";
    EXPECT_EQ(room(2), 0U);
}

TEST_F(DeviceLogTest, LargerPlacesKeepToWhatThereIsUnlessMoreWasNeeded) {
    count(4, 5, 3);
    EXPECT_EQ(make_larger_places(*log_, all_, {.factor = 4, .group_items = 1, .most = 18}), 12U + 3 * 2U);
    count(40, 1, 3);
    EXPECT_EQ(make_larger_places(*log_, all_, {.factor = 4, .group_items = 1, .most = 18}), 40U + 7U + 5U);
}

TEST_F(DeviceLogTest, WorkItemsOutsideTheRangeOnlyCount) {
    EXPECT_EQ(make_places(*log_, {1, 2}), 5U);
    EXPECT_EQ(room(0), 0U);
    EXPECT_EQ(room(1), 5U);
    EXPECT_EQ(room(2), 0U);
    count(9, 5, 9);
    EXPECT_EQ(compare_with_places(*log_, {1, 2}), Fit::exact);
    count(9, 4, 9);
    log_->entries = DeviceColumn(device_, 5);
    EXPECT_EQ(compare_with_places(*log_, {1, 2}), Fit::gaps);
    close_gaps(*log_, {1, 2});
    EXPECT_EQ(room(0), 0U);
    EXPECT_EQ(room(1), 4U);
    EXPECT_EQ(room(2), 0U);
}

} // namespace
} // namespace lockstep
