// Tests logs with no entry, one and two. A device has no empty buffers, so the buffer of an empty log has
// room for one entry.

#include "tests/support/prepared_launch.h"
#include "tests/support/small_launch.h"

#include <gtest/gtest.h>
#include <vector>

namespace lockstep {
namespace {

constexpr const char* log_nothing = "kernel void k(global int* out, int n) { int x = n; }";
constexpr const char* store_each = "kernel void k(global int* out, int n) { out[n] = 1; }";
constexpr const char* store_below =
    "kernel void k(global int* out, int n) { if ((int)get_global_id(0) < n) out[0] = 1; }";

struct Groups {
    std::uint64_t items = 1;
    std::uint64_t size = 1;
};

Launch small_launch(const char* text, Groups groups, int n) {
    return test::launch_of(text, groups.items, groups.size,
                           {test::buffer_of(std::vector<int>(4, 0)), test::scalar_of(n)});
}

struct LogCounts {
    std::uint64_t events = 0;
    std::uint64_t values = 0;
};

/// Checks the log with and without values, on a CPU and on a device with its own memory.
void expect_log(const Launch& launch, LogCounts expected) {
    for (const bool has_values : {true, false}) {
        for (const test::Memory memory : {test::Memory::of_host, test::Memory::own}) {
            const auto prepared = test::prepare_launch(launch, has_values, memory);
            const auto captured = prepared.capture();
            ASSERT_TRUE(captured.ok()) << captured.error().detail;
            EXPECT_EQ(captured->events.size(), expected.events);
            EXPECT_EQ(captured->offsets[captured->offsets.size() - 1], expected.events);
            EXPECT_EQ(captured->values.size(), has_values ? expected.values : 0);
            if (has_values) {
                EXPECT_EQ(captured->value_offsets[captured->value_offsets.size() - 1], expected.values);
            }
        }
    }
}

TEST(SmallLog, of_no_entry) {
    expect_log(small_launch(log_nothing, {1, 1}, 0), {0, 0});
    expect_log(small_launch(log_nothing, {4, 2}, 0), {0, 0});
}

TEST(SmallLog, of_one_entry) {
    expect_log(small_launch(store_each, {1, 1}, 0), {1, 1});
}

TEST(SmallLog, of_two_entries_in_one_group_and_in_two) {
    expect_log(small_launch(store_each, {2, 2}, 0), {2, 2});
    expect_log(small_launch(store_each, {2, 1}, 0), {2, 2});
}

TEST(SmallLog, of_one_value_among_many_events) {
    expect_log(small_launch(store_below, {64, 32}, 0), {64, 0});
    expect_log(small_launch(store_below, {64, 32}, 1), {65, 1});
    expect_log(small_launch(store_below, {64, 32}, 2), {66, 2});
}

TEST(SmallLog, of_parts_that_have_one_entry_each) {
    for (const test::Memory memory : {test::Memory::of_host, test::Memory::own}) {
        const auto prepared = test::prepare_launch(small_launch(store_each, {16, 1}, 0), true, memory);
        std::uint64_t parts = 0;
        CaptureOptions options{.memory_budget = 160, .part_bytes = 16};
        options.take_part = [&](const LogPiece& part) {
            EXPECT_EQ(part.events.size(), part.groups.end - part.groups.first);
            EXPECT_EQ(part.values.size(), part.groups.end - part.groups.first);
            ++parts;
            return Status();
        };
        const auto captured = prepared.capture(options);
        ASSERT_TRUE(captured.ok()) << captured.error().detail;
        EXPECT_EQ(parts, 16U);
        EXPECT_EQ(captured->events.size(), 1U) << "the first part stays";
        EXPECT_EQ(captured->values.size(), 1U);
    }
}

} // namespace
} // namespace lockstep
