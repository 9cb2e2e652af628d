#include "tests/support/random_timeline.h"

#include "core/schedule/timeline_bins.h"

#include <algorithm>
#include <random>
#include <vector>

namespace lockstep::test {
namespace {

class Lengths {
public:
    explicit Lengths(std::uint32_t seed) : random_(seed) {}
    std::uint64_t next() {
        const std::uint32_t kind = random_() % 1000;
        return 1 + (kind == 0 ? random_() % 9000 : kind < 20 ? random_() % 700 : random_() % 8);
    }
    BinnedState state() { return binned_states[random_() % binned_states.size()]; }

private:
    std::mt19937 random_;
};

} // namespace

Timeline random_timeline(std::uint32_t slots, std::size_t intervals, std::uint32_t seed) {
    Lengths lengths(seed);
    Timeline timeline;
    std::vector<Interval> present; // current interval of each slot
    for (std::uint32_t slot = 0; slot < slots; ++slot) {
        timeline.residencies.push_back({.slot = slot, .group = 0, .warp = slot});
        const BinnedState first = lengths.state();
        present.push_back({.begin = 0,
                           .end = lengths.next(),
                           .residency = slot,
                           .state = first.state,
                           .reason = first.reason});
    }
    while (timeline.intervals.size() < intervals) {
        Interval& next = *std::ranges::min_element(present, {}, &Interval::end);
        timeline.intervals.push_back(next);
        timeline.residencies[next.residency].end = next.end;
        const BinnedState state = lengths.state();
        next = {.begin = next.end,
                .end = next.end + lengths.next(),
                .residency = next.residency,
                .state = state.state,
                .reason = state.reason};
    }
    return timeline;
}

} // namespace lockstep::test
