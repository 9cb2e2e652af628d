#include "core/analysis/findings/decision_index.h"

#include <gtest/gtest.h>
#include <random>
#include <vector>

namespace lockstep {
namespace {

using Kind = DecisionIndex::Kind;

TEST(DecisionIndex, agrees_with_a_search_of_all_events) {
    std::mt19937_64 random(1);
    for (int round = 0; round < 20; ++round) {
        DecisionIndex index;
        std::vector<Kind> events;
        for (std::size_t i = 0; i < 300; ++i) {
            const auto drawn = random() % 60;
            events.push_back(drawn == 0 ? Kind::decision : drawn == 1 ? Kind::barrier : Kind::other);
            index.add(events.back());
        }
        const auto kind_of = [&](std::size_t event) { return events[event]; };
        for (std::size_t event = 0; event < events.size(); ++event) {
            std::optional<std::size_t> last;
            for (std::size_t i = 0; i < event; ++i) {
                last = events[i] == Kind::decision ? i : last;
            }
            bool is_decided = false;
            for (std::size_t i = event + 1; i < events.size(); ++i) {
                if (events[i] != Kind::other) {
                    is_decided = events[i] == Kind::decision;
                    break;
                }
            }
            EXPECT_EQ(index.last_before(event, kind_of), last) << event;
            EXPECT_EQ(index.is_decided_after(event, kind_of), is_decided) << event;
        }
    }
}

TEST(DecisionIndex, LooksAtOneBlockOfEventsForAnAnswer) {
    DecisionIndex index;
    for (std::size_t i = 0; i < 100'000; ++i) {
        index.add(i == 0 ? Kind::decision : Kind::other);
    }
    std::size_t looked_at = 0;
    const auto kind_of = [&](std::size_t) {
        ++looked_at;
        return Kind::other;
    };
    EXPECT_EQ(index.last_before(99'999, kind_of), std::size_t{0});
    EXPECT_FALSE(index.is_decided_after(1, kind_of));
    EXPECT_LT(looked_at, 3 * DecisionIndex::block_events);
}

} // namespace
} // namespace lockstep
