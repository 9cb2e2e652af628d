#include "core/advice/rules.h"

#include <set>

namespace lockstep {
namespace {

struct GroupAtomics {
    std::uint64_t lanes = 0;
    std::uint64_t addresses = 0; ///< number of distinct addresses
};

GroupAtomics atomics_of(const GroupSteps& steps, Site site) {
    GroupAtomics result;
    std::set<std::uint64_t> addresses;
    for (const WarpStep& step : steps.steps) {
        if (step.site == site) {
            const auto payloads = steps.payloads_of(step);
            addresses.insert(payloads.begin(), payloads.end());
            result.lanes += payloads.size();
        }
    }
    result.addresses = addresses.size();
    return result;
}

} // namespace

/// Counts only the passes in which lanes of one request wait for each other, as the model does. In reality,
/// conflicts between warps and groups add to them.
void advise_on_atomics(const AdviceInput& input, AdviceList& found) {
    for (std::uint32_t i = 0; i < input.figures.size(); ++i) {
        const SiteFigures& figures = input.figures[i];
        const std::uint64_t turns = input.extras[i].turns;
        // Skip the site if lanes wait in fewer than one pass per 20 active lanes.
        if (turns == 0 || turns * 20 < figures.active_lanes) {
            continue;
        }
        const auto group = first_group(input);
        const GroupAtomics own = group == nullptr ? GroupAtomics{} : atomics_of(*group, Site(i));
        if (own.lanes >= 2 * own.addresses && own.addresses != 0) {
            found.push_back({{AdviceKind::atomics_meet,
                              Site(i),
                              {turns, figures.global.requests, own.lanes, own.addresses}},
                             turns / std::max(1U, input.model.simulation->multiprocessors_used)});
        }
    }
}

} // namespace lockstep
