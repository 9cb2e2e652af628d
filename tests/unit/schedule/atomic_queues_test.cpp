#include "core/schedule/memory/atomic_queues.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

constexpr WarpInstruction of_one_sector = {.line_count = 1, .passes = 1, .atomic_passes = 1};
constexpr TouchedLine line = touched_line(7, 1);

HardwareModel slow_atomics() {
    HardwareModel hardware;
    hardware.atomics_per_kilocycle = 1000;
    hardware.latency_l2 = 200;
    return hardware;
}

TEST(AtomicQueues, ServeAtomicsOfOneAddressOneByOne) {
    AtomicQueues queues(slow_atomics());
    EXPECT_EQ(queues.serve(of_one_sector, {1, false}, {&line, 1}, 100), 101U);
    EXPECT_EQ(queues.serve(of_one_sector, {1, false}, {&line, 1}, 100), 102U);
}

TEST(AtomicQueues, let_an_exchange_succeed_only_after_the_result_of_the_previous_one) {
    AtomicQueues queues(slow_atomics());
    EXPECT_EQ(queues.serve(of_one_sector, {1, true}, {&line, 1}, 100), 101U) << "nobody else waits";
    EXPECT_EQ(queues.serve(of_one_sector, {1, true}, {&line, 1}, 100), 101U + 200 + 1 + 1);
    EXPECT_EQ(queues.serve(of_one_sector, {1, true}, {&line, 1}, 100), 303U + 200 + 2 + 1) << "behind two";
    EXPECT_EQ(queues.serve(of_one_sector, {1, true}, {&line, 1}, 9000), 9001U) << "all are done";
}

} // namespace
} // namespace lockstep
