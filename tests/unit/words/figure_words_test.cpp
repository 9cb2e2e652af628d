#include "app/words/figure_words.h"

#include "core/analysis/analyses.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

namespace lockstep {
namespace {

TEST(FigureWords, TheTablesOfAnalysesAndSomeOfTheirFiguresHaveWords) {
    const Trace trace{};
    const LaunchMemory memory{};
    LaunchResult result;
    for (const AnalysisRow& row : analyses()) {
        row.make(trace)->finish({trace, memory}, result);
    }
    for (const SiteTable& table : result.tables) {
        const std::string key = std::string("totals.") + table.columns().name;
        EXPECT_TRUE(has_figure_words(key.c_str())) << key;
        EXPECT_TRUE(std::ranges::any_of(table.columns().columns, [&](const SiteColumn& column) {
            return has_figure_words((key + "." + column.name).c_str());
        })) << key;
    }
}

} // namespace
} // namespace lockstep
