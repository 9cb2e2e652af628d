// Tests the names of the profilers' counters: they belong to figures that are shown, and core/README.md lists them.
#include "app/words/profiler_counters.h"

#include "app/words/figure_words.h"
#include "core/base/data_dir.h"
#include "core/session/run_figures.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>

namespace lockstep {
namespace {

TEST(ProfilerCounters, belong_to_figures_with_a_definition) {
    std::set<std::string_view> figures;
    for (const ProfilerCounters& row : profiler_counters()) {
        EXPECT_TRUE(figures.insert(row.figure).second) << row.figure;
        EXPECT_FALSE(row.nsight.empty() && row.rocprof.empty()) << row.figure;
        const std::string key(row.figure);
        EXPECT_STRNE(figure_definition(key.c_str()), "") << key;
        EXPECT_TRUE(std::ranges::any_of(run_figure_list(), [&key](const RunFigure& each) {
            return key == each.key;
        })) << key;
    }
}

TEST(ProfilerCounters, are_noted_with_their_profilers) {
    EXPECT_EQ(profiler_note("totals.global_load.requests"),
              "ncu: l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum\nrocprof: SQ_INSTS_VMEM_RD");
    EXPECT_EQ(profiler_note("timing.median_ns"), "ncu: gpu__time_duration.sum");
    EXPECT_EQ(profiler_note("totals.barriers"), "");
    EXPECT_EQ(profiler_note(""), "");
}

TEST(ProfilerCounters, are_listed_in_the_documentation_of_the_report) {
    const auto readme = read_text_file(data_dir() / "core/README.md");
    if (!readme) {
        GTEST_SKIP() << "the data folder is not the source tree";
    }
    for (const ProfilerCounters& row : profiler_counters()) {
        const auto cell = [](std::string_view name) {
            return name.empty() ? std::string(" |") : " `" + std::string(name) + "` |";
        };
        const std::string line =
            "| `" + std::string(row.figure) + "` |" + cell(row.nsight) + cell(row.rocprof);
        EXPECT_NE(readme->find(line), std::string::npos) << line;
    }
}

} // namespace
} // namespace lockstep
