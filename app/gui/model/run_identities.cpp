#include "app/gui/model/run_identities.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr unsigned shapes = 16; // number of distinguishable shapes, see charts/series_style.h
constexpr unsigned colours = 4;

} // namespace

/// Returns the least used shape whose colour differs from the experiment's own. The search starts at the last
/// shape, because the first ones belong to experiments.
unsigned RunIdentities::free_place(unsigned own) const {
    unsigned best = shapes - 1;
    std::ptrdiff_t least = static_cast<std::ptrdiff_t>(known_.size()) + 1;
    for (unsigned place = shapes; place-- > 0;) {
        const std::ptrdiff_t uses = std::ranges::count_if(
            known_, [place](const auto& each) { return each.second.place % shapes == place; });
        if (place % colours != own % colours && uses < least) {
            least = uses;
            best = place;
        }
    }
    return best;
}

void RunIdentities::identify(RunSummary& run) {
    auto known = known_.find(run.key);
    if (known == known_.end()) {
        const unsigned number = ++runs_of_[run.id];
        known =
            known_.emplace(run.key, Identity{number, number == 1 ? run.place : free_place(run.place)}).first;
    }
    const Identity& identity = known->second;
    run.place = identity.place;
    if (identity.number > 1) {
        run.title.insert(letter_of(run).size(), QString::number(identity.number));
    }
}

} // namespace lockstep::gui
