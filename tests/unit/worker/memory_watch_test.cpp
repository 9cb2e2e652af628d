#include "app/worker/process/memory_watch.h"

#include <gtest/gtest.h>
#include <limits>
#include <unistd.h>

namespace lockstep {
namespace {

constexpr std::uint64_t all = std::numeric_limits<std::uint64_t>::max();

TEST(MemoryWatch, ends_a_process_that_holds_much_while_little_is_left) {
    EXPECT_TRUE(MemoryWatch(getpid(), {.most_bytes = 1, .least_left_bytes = all}).is_over());
}

TEST(MemoryWatch, lets_a_process_hold_much_while_much_is_left) {
    EXPECT_FALSE(MemoryWatch(getpid(), {.most_bytes = 1, .least_left_bytes = 1}).is_over());
}

TEST(MemoryWatch, lets_others_fill_the_memory) {
    EXPECT_FALSE(MemoryWatch(getpid(), {.most_bytes = all, .least_left_bytes = all}).is_over());
    EXPECT_FALSE(MemoryWatch(4194305, {.most_bytes = 1, .least_left_bytes = all}).is_over()) << "it is gone";
}

TEST(MemoryWatch, has_room_for_this_machine) {
    EXPECT_GT(default_memory_bounds().most_bytes, default_memory_bounds().least_left_bytes);
    EXPECT_FALSE(MemoryWatch(getpid()).is_over());
}

} // namespace
} // namespace lockstep
