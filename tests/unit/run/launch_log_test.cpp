// Tests a log that a CPU device writes directly to its final location.

#include "core/run/log/launch_log.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <span>
#include <vector>

namespace lockstep {
namespace {

constexpr std::uint64_t logging_items = 4;
constexpr ItemRange all_of_them{0, logging_items};

/// Work-item i logs i + 2 events and i + 2 values, but work-item 1 logs `less` fewer events and `less_values`
/// fewer values.
constexpr const char* logging_text = R"(
kernel void k(global const ulong* places, global ulong* counts, global ulong* events,
              global const ulong* value_places, global ulong* value_counts, global ulong* values, ulong less,
              ulong less_values) {
    size_t i = get_global_id(0);
    ulong count = i + 2 - (i == 1 ? less : 0);
    counts[i] = count;
    value_counts[i] = i + 2 - (i == 1 ? less_values : 0);
    for (ulong at = 0; at < count && places[i] + at < places[i + 1]; ++at) {
        events[places[i] + at] = 100 * i + at;
    }
    for (ulong at = 0; at < value_counts[i] && value_places[i] + at < value_places[i + 1]; ++at) {
        values[value_places[i] + at] = 1000 + 100 * i + at;
    }
}
)";

class LaunchLogTest : public testing::Test {
protected:
    void SetUp() override {
        const auto device = open_device("");
        ASSERT_TRUE(device.ok());
        device_ = *device;
        cl::Program program(device_.context, std::string(logging_text));
        program.build();
        kernel_ = cl::Kernel(program, "k");
        log_.emplace(device_, logging_items, logging_items, true);
        run(0);
        log_->take_counts();
        ASSERT_EQ(log_->counted_words(all_of_them), 2 * 14U);
        log_->make_room(all_of_them, 0, false, ItemsWithoutRange::count, place(14));
    }
    void run(cl_ulong less) { run(less, less); }
    void run(cl_ulong less, cl_ulong less_values) {
        const cl_uint next = log_->set_arguments(kernel_, 0);
        kernel_.setArg(next, less);
        kernel_.setArg(next + 1, less_values);
        device_.queue.enqueueNDRangeKernel(kernel_, cl::NullRange, cl::NDRange(logging_items),
                                           cl::NDRange(logging_items));
        device_.queue.finish();
    }
    /// Returns a location in which the events are directly followed by the values.
    LaunchLog::Place place(std::size_t words) {
        const std::span<std::uint64_t> slot(slot_);
        return {slot.first(words), slot.subspan(words, words), std::as_writable_bytes(slot)};
    }
    static std::vector<std::uint64_t> vector_of(std::span<const std::uint64_t> words) {
        return {words.begin(), words.end()};
    }

    Device device_;
    cl::Kernel kernel_;
    std::optional<LaunchLog> log_;
    alignas(128) std::array<std::uint64_t, 64> slot_{};
};

TEST_F(LaunchLogTest, LiesWhereItWasPlaced) {
    run(0);
    ASSERT_TRUE(log_->is_whole(all_of_them));
    EXPECT_TRUE(log_->is_placed());
    const LaunchLog::Words words = log_->read(all_of_them);
    EXPECT_EQ(words.events.data(), slot_.data());
    EXPECT_EQ(words.values.data(), slot_.data() + 14);
    EXPECT_EQ(vector_of(words.events),
              (std::vector<std::uint64_t>{0, 1, 100, 101, 102, 200, 201, 202, 203, 300, 301, 302, 303, 304}));
    EXPECT_EQ(words.values.front(), 1000U);
    EXPECT_EQ(words.values.back(), 1304U);
}

TEST_F(LaunchLogTest, of_fewer_events_than_counted_moves_to_an_overlapping_location) {
    run(2);
    ASSERT_TRUE(log_->is_whole(all_of_them));
    EXPECT_FALSE(log_->is_placed());
    ASSERT_EQ(log_->size_of(all_of_them).events, 12U);
    const LaunchLog::Words words = log_->read(all_of_them, place(12));
    const std::vector<std::uint64_t> expected{0, 1, 100, 200, 201, 202, 203, 300, 301, 302, 303, 304};
    EXPECT_EQ(words.events.data(), slot_.data());
    EXPECT_EQ(vector_of(words.events), expected);
    std::vector<std::uint64_t> values = vector_of(words.values);
    std::ranges::transform(values, values.begin(), [](std::uint64_t value) { return value - 1000; });
    EXPECT_EQ(values, expected);
    EXPECT_EQ(vector_of(words.offsets), (std::vector<std::uint64_t>{0, 2, 3, 7, 12}));
}

TEST_F(LaunchLogTest, OfFewerEventsAloneTakesItsValuesAlong) {
    run(2, 0);
    ASSERT_TRUE(log_->is_whole(all_of_them));
    EXPECT_FALSE(log_->is_placed());
    LaunchLog::Place to = place(12);
    to.values = std::span<std::uint64_t>(slot_).subspan(12, 14); // overlaps the old location of the values
    const LaunchLog::Words words = log_->read(all_of_them, to);
    EXPECT_EQ(words.values.data(), slot_.data() + 12);
    EXPECT_EQ(vector_of(words.values),
              (std::vector<std::uint64_t>{1000, 1001, 1100, 1101, 1102, 1200, 1201, 1202, 1203, 1300, 1301,
                                          1302, 1303, 1304}));
    EXPECT_EQ(vector_of(words.events),
              (std::vector<std::uint64_t>{0, 1, 100, 200, 201, 202, 203, 300, 301, 302, 303, 304}));
}

TEST_F(LaunchLogTest, MakesRoomOfItsOwnWhereNoPlaceIsGivenAnyMore) {
    run(0);
    ASSERT_TRUE(log_->is_whole(all_of_them));
    log_->make_room(all_of_them, 0, false, ItemsWithoutRange::count);
    slot_.fill(7);
    run(0);
    ASSERT_TRUE(log_->is_whole(all_of_them));
    EXPECT_NE(log_->read(all_of_them).events.data(), slot_.data());
    EXPECT_EQ(std::ranges::count(slot_, 7U), static_cast<std::ptrdiff_t>(slot_.size()));
}

} // namespace
} // namespace lockstep
