#include "core/analysis/memory/clamped.h"

#include "core/analysis/analysis.h"
#include <algorithm>
#include <vector>

namespace lockstep {
namespace {

bool is_counted(const SiteInfo& site) {
    return site.is_clamped && (site.space == Space::global || site.space == Space::constant);
}

} // namespace

void count_clamped(const GroupSteps& steps, std::span<const SiteInfo> sites, FiguresBySite& figures) {
    if (std::ranges::none_of(sites, is_counted)) {
        return;
    }
    std::vector<std::uint64_t> elements;
    for (const WarpStep& step : steps.steps) {
        if (!is_counted(sites[step.site.index()])) {
            continue;
        }
        const auto payloads = steps.payloads_of(step);
        elements.assign(payloads.begin(), payloads.end());
        std::ranges::sort(elements);
        const auto repeats =
            static_cast<std::uint64_t>(elements.end() - std::unique(elements.begin(), elements.end()));
        figures[step.site.index()].clamped += {repeats != 0 ? 1U : 0U, repeats};
    }
}

void count_clamped(const GroupInView& group, FiguresBySite& figures) {
    count_clamped(group.steps, group.trace.program.sites, figures);
}

} // namespace lockstep
