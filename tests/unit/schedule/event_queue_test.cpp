#include "core/schedule/event_queue.h"

#include <gtest/gtest.h>
#include <map>
#include <random>
#include <vector>

namespace lockstep {
namespace {

using Things = std::vector<std::uint32_t>;

/// Takes the next events from the queue.
Things taken(EventQueue& queue) {
    Things things;
    queue.take(queue.next(), [&](std::uint32_t thing) { things.push_back(thing); });
    return things;
}

TEST(EventQueue, GivesMomentsInTurnAndTheirThingsAscending) {
    EventQueue queue(8);
    queue.add(7, 5);
    queue.add(7, 2);
    queue.add(3, 6);
    EXPECT_EQ(queue.next(), 3U);
    EXPECT_EQ(taken(queue), Things{6});
    EXPECT_EQ(queue.next(), 7U);
    EXPECT_EQ(taken(queue), (Things{2, 5}));
    EXPECT_EQ(queue.next(), EventQueue::never);
}

/// Compares the queue with a sorted map. Delays range from one cycle to far beyond the range of the queue's
/// wheel, with many and with few events.
TEST(EventQueue, AgreesWithASortedMap) {
    std::mt19937 random(20);
    for (const std::uint32_t count : {1U, 3U, 70U, 2000U}) {
        EventQueue queue(count);
        std::map<std::uint64_t, std::map<std::uint32_t, bool>> expected;
        const auto add = [&](std::uint64_t now, std::uint32_t thing) {
            constexpr std::uint64_t waits[] = {1, 2, 30, 600, 1023, 1024, 5000, 90000};
            const std::uint64_t time = now + waits[random() % 8];
            queue.add(time, thing);
            expected[time][thing] = true;
        };
        for (std::uint32_t thing = 0; thing < count; ++thing) {
            add(0, thing);
        }
        for (int round = 0; round < 3000 && queue.next() != EventQueue::never; ++round) {
            const std::uint64_t now = queue.next();
            const Things things = taken(queue);
            ASSERT_EQ(now, expected.begin()->first);
            Things wanted;
            for (const auto& [thing, there] : expected.begin()->second) {
                wanted.push_back(thing);
            }
            ASSERT_EQ(things, wanted) << "cycle " << now;
            expected.erase(expected.begin());
            for (const std::uint32_t thing : things) {
                if (random() % 50 != 0) { // one in fifty is not added again
                    add(now, thing);
                }
            }
        }
        EXPECT_EQ(queue.next() == EventQueue::never, expected.empty());
    }
}

} // namespace
} // namespace lockstep
