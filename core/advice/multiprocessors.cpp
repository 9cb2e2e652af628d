#include "core/advice/rules.h"

#include "core/advice/residency.h"

namespace lockstep {

void advise_on_multiprocessors(const AdviceInput& input, AdviceList& found) {
    const std::uint64_t groups = input.model.streams->groups.size();
    const std::uint64_t all = input.hardware.multiprocessors;
    if (groups < all && is_whole_launch(input)) {
        const std::uint64_t cycles = input.model.simulation->cycles;
        found.push_back({{AdviceKind::empty_multiprocessors, {}, {groups, all, all - groups}},
                         share_of(cycles, all - groups, all)});
    }
}

} // namespace lockstep
