#pragma once

#include "app/gui/compare/comparison.h"
#include "app/gui/workspace/run_summary.h"

#include <algorithm>

namespace lockstep::gui {

inline Timing timing_of(std::uint64_t median) {
    return {.runs_ns = {median},
            .median_ns = median,
            .q1_ns = median - 5,
            .q3_ns = median + 5,
            .min_ns = median - 5};
}

inline RunSummary run(const char* name, std::uint64_t median, std::uint64_t conflicts, const char* local) {
    RunSummary summary;
    summary.id = QStringLiteral("reduction/") + QLatin1String(name);
    summary.key = summary.id + QLatin1String(local);
    summary.title = QStringLiteral("X ") + QLatin1String(name);
    summary.device = QStringLiteral("a device");
    summary.figures.timing = timing_of(median);
    summary.figures.totals.local_load.conflicts = conflicts;
    summary.parameters = {{"local", local}};
    return summary;
}

inline const ComparisonRow& row_named(const std::vector<ComparisonRow>& rows, const char* word) {
    return *std::ranges::find_if(
        rows, [word](const ComparisonRow& row) { return row.measure.contains(QLatin1String(word)); });
}

} // namespace lockstep::gui
