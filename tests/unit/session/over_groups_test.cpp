#include "core/session/over_groups.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Makes a trace of four groups of one work-item with `events` events each. The events themselves are
/// missing.
Trace four_groups(std::uint64_t events) {
    Trace trace;
    trace.range = {.dimensions = 1, .global = {4, 1, 1}, .local = {1, 1, 1}};
    trace.offsets = Column64(5);
    for (std::uint64_t i = 0; i < 5; ++i) {
        trace.offsets[i] = i * events;
    }
    return trace;
}

TEST(WorkerCount, is_one_where_each_group_fills_the_memory_of_all) {
    EXPECT_EQ(worker_count(four_groups(std::uint64_t{1} << 26)), 1U);
}

TEST(WorkerCount, is_one_where_each_group_fills_a_part_however_long_the_log_is) {
    Trace trace = four_groups(std::uint64_t{1} << 26);
    trace.range.global[0] = 64;
    trace.offsets = Column64(65);
    for (std::uint64_t i = 0; i < 65; ++i) {
        trace.offsets[i] = i << 26;
    }
    for (std::uint64_t i = 0; i < 64; ++i) {
        trace.parts.push_back({{i, i + 1}, {}});
    }
    EXPECT_EQ(worker_count(trace), 1U);
}

TEST(WorkerCount, is_that_of_the_groups_where_they_are_small) {
    EXPECT_EQ(worker_count(four_groups(1000)), worker_count(4));
    EXPECT_EQ(worker_count(four_groups(0)), worker_count(4));
}

} // namespace
} // namespace lockstep
