#include "core/session/launch_analysis.h"

#include "core/analysis/sites/line_sum.h"

#include <utility>

namespace lockstep {

void add_up_counts(const Program& program, std::uint32_t warp_lanes, LaunchAnalysis& analysis) {
    analysis.totals = launch_totals(program, analysis.figures, warp_lanes);
    analysis.table_totals.clear();
    for (const SiteTable& table : analysis.tables) {
        analysis.table_totals.push_back(table.total());
    }
    analysis.lines.clear();
    for (const LineTotals& counted : line_totals(program, analysis.figures, warp_lanes)) {
        LineAnalysis& line = analysis.lines.emplace_back(LineAnalysis{counted, {}, {}});
        for (const SiteTable& table : analysis.tables) {
            line.tables.push_back(table.line(program, line.file, line.line));
        }
    }
}

void take_model(const Program& program, LaunchModel model, LaunchAnalysis& analysis) {
    analysis.model = std::move(model);
    for (LineAnalysis& line : analysis.lines) {
        const auto& simulation = analysis.model.simulation;
        line.stalls =
            simulation ? line_sum(simulation->stalls_by_site, program, line.file, line.line) : Stalls{};
    }
}

} // namespace lockstep
