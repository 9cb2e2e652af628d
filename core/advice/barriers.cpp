#include "core/advice/rules.h"

namespace lockstep {
namespace {

/// Returns the site of the barrier at which warps wait longest in total.
std::optional<Site> longest_wait(const AdviceInput& input) {
    const auto& stalls = input.model.simulation->stalls_by_site;
    std::optional<Site> most;
    for (std::uint32_t i = 0; i < stalls.size(); ++i) {
        if (stalls[i].barrier != 0 && (!most || stalls[i].barrier > stalls[most->index()].barrier)) {
            most = Site(i);
        }
    }
    return most;
}

} // namespace

void advise_on_barriers(const AdviceInput& input, AdviceList& found) {
    const std::uint64_t exposed = exposed_cycles(input, CostKind::barriers);
    const std::optional<Site> site = longest_wait(input);
    if (site && exposed * 20 > input.model.simulation->cycles) { // at least a twentieth of the launch time
        const Cost& cost = input.costs->costs[static_cast<std::size_t>(CostKind::barriers)];
        found.push_back(
            {{AdviceKind::barrier_idle, site, {cost.whole, exposed, input.model.streams->lanes}}, exposed});
    }
}

} // namespace lockstep
