#include "core/advice/advice.h"

#include "core/advice/advice_input.h"
#include "core/advice/advice_rows.h"

#include <algorithm>
#include <set>

namespace lockstep {
namespace {

/// Returns the first suggestion for each line, and all suggestions that concern the whole launch.
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
    for (const AdviceRow& row : advice_rows()) {
        row.advise(input, found);
    }
    return one_a_line(std::move(found), trace.program);
}

} // namespace lockstep
