#include "core/analysis/memory/sector_reuse.h"

namespace lockstep {
namespace {

constexpr SiteColumn reuse_figures[] = {
    {"first", Combine::sum},
    {"again", Combine::sum},
};
constexpr SiteColumns reuse_columns = {"reuse", reuse_figures};

} // namespace

SectorReuse::SectorReuse(const Trace& trace) : table_(reuse_columns, trace.program.sites.size()) {
    for (const SiteInfo& site : trace.program.sites) {
        is_load_.push_back(site.kind == SiteKind::read &&
                           (site.space == Space::global || site.space == Space::constant));
    }
}

void SectorReuse::add_group(const GroupInView& group) {
    loaded_.clear();
    const std::span<const TouchedLine> lines(group.requests.lines);
    for (std::size_t i = 0; i < group.steps.steps.size(); ++i) {
        const Site site = group.steps.steps[i].site;
        if (!is_load_[site.index()]) {
            continue;
        }
        const StepRequest& request = group.requests.of_step[i];
        std::uint64_t again = 0;
        for (const TouchedLine line : lines.subspan(request.first_line, request.line_count)) {
            again += loaded_.add(line);
        }
        table_.row(site)[0] += request.passes - again;
        table_.row(site)[1] += again;
    }
}

} // namespace lockstep
