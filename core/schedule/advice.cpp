#include "core/schedule/advice.h"

#include "core/schedule/advice_atomics.h"
#include "core/schedule/advice_banks.h"
#include "core/schedule/advice_barriers.h"
#include "core/schedule/advice_divergence.h"
#include "core/schedule/advice_group_size.h"
#include "core/schedule/advice_latency.h"
#include "core/schedule/advice_multiprocessors.h"
#include "core/schedule/advice_occupancy.h"
#include "core/schedule/advice_repeated_work.h"
#include "core/schedule/advice_rereads.h"
#include "core/schedule/advice_sectors.h"
#include "core/schedule/source_advice.h"

#include <algorithm>
#include <set>

namespace lockstep {
namespace {

using Adviser = void (*)(const AdviceInput&, AdviceList&);

/// In this order where they would save alike.
constexpr Adviser advisers[] = {
    advise_on_group_size,    advise_on_multiprocessors, advise_on_occupancy, advise_on_latency,
    advise_on_repeated_work, advise_on_divergence,      advise_on_sectors,   advise_on_atomics,
    advise_on_rereads,       advise_on_banks,           advise_on_barriers,  advise_on_source,
};

/// The first advice of each line, and all that speak of none.
std::vector<Advice> one_a_line(AdviceList found, const Program& program) {
    std::ranges::stable_sort(found, std::greater<>(), &FoundAdvice::saves);
    std::set<AdvicePlace> lines;
    std::vector<Advice> advice;
    for (FoundAdvice& one : found) {
        const auto place = advised_place(one.advice, program);
        if (!place || lines.insert(*place).second) {
            advice.push_back(std::move(one.advice));
        }
    }
    return advice;
}

} // namespace

std::optional<AdvicePlace> advised_place(const Advice& advice, const Program& program) {
    if (advice.site) {
        const SiteInfo& site = program.sites[advice.site->index()];
        return AdvicePlace{site.file, site.line};
    }
    return advice.line;
}

std::vector<Advice> advise(const Trace& trace, const FiguresBySite& figures, const LaunchModel& model,
                           const LaunchCosts* costs, const HardwareModel& hardware,
                           const StepsOfGroup& steps) {
    if (!model.streams || !model.simulation) {
        return {};
    }
    const AdviceInput input{
        trace, figures, model, costs, hardware, steps, extras_by_site(model, trace.program, hardware)};
    AdviceList found;
    for (const Adviser adviser : advisers) {
        adviser(input, found);
    }
    return one_a_line(std::move(found), trace.program);
}

} // namespace lockstep
