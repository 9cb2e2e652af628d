#include "core/advice/rules.h"

#include "core/advice/residency.h"

namespace lockstep {

void advise_on_occupancy(const AdviceInput& input, AdviceList& found) {
    const Occupancy& occupancy = input.model.occupancy;
    if (!occupancy.next_step || groups_given(input) <= occupancy.groups || !more_warps_would_help(input)) {
        return;
    }
    const NextStep& step = *occupancy.next_step;
    if (step.what == Limiter::registers || step.what == Limiter::local_memory) {
        const auto kind =
            step.what == Limiter::registers ? AdviceKind::occupancy_registers : AdviceKind::occupancy_local;
        found.push_back({{kind, {}, {step.from, step.to, occupancy.groups, step.groups}}});
    }
}

} // namespace lockstep
