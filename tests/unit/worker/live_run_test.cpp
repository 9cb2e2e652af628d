// Tests runs whose large logs are analysed while the worker captures them, and are not kept.
#include "app/worker/client.h"
#include "core/base/data_dir.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

const Wants in_parts{.log = Wants::Log::in_parts, .costs = Wants::Costs::none};

/// A run of 2^18 work-items with 33 events each, which makes several parts.
RunSpec large_run(const std::string& what) {
    RunSpec run{.what = what, .parameters = {{"size", "262144"}}};
    run.options.time_plain = false;
    return run;
}

TEST(LiveRun, agrees_with_the_analysis_of_the_kept_log) {
    const RunSpec run = large_run("reduction/interleaved");
    const auto live = look(run, in_parts);
    ASSERT_TRUE(live.ok());
    const auto kept = look(run).value();
    const Trace& trace = (*live)->trace(0);
    ASSERT_GT(trace.parts.size(), 2U);
    EXPECT_LT(trace.events.size(), kept->trace(0).events.size());
    EXPECT_EQ(trace.event_count(), kept->trace(0).event_count());
    EXPECT_EQ((*live)->run_figures().totals, kept->run_figures().totals);
    EXPECT_EQ((*live)->analysis(0).findings.size(), kept->analysis(0).findings.size());
    EXPECT_EQ((*live)->analysis(0).model.simulation->cycles, kept->analysis(0).model.simulation->cycles);
    EXPECT_EQ((*live)->recording().correct, true);
}

TEST(LiveRun, KeepsTheLogWhereItHasToBeLookedAtOnceMore) {
    const fs::path folder = fs::temp_directory_path() / ("lockstep.live." + std::to_string(getpid()));
    fs::create_directories(folder);
    ASSERT_TRUE(
        write_text_file(folder / "race.cl",
                        "__kernel void race(__global int* a, __global int* out) {\n"
                        "    int sum = 0;\n"
                        "    for (int i = 0; i < 30; ++i) { sum += out[(get_global_id(0) + i) % 64]; }\n"
                        "    a[get_local_id(0)] = (int)get_group_id(0) + sum;\n"
                        "}\n")
            .ok());
    ASSERT_TRUE(write_text_file(folder / "race.sim",
                                "race.cl\nrace\n262144 1 1\n64 1 1\n<size=256 int fill=0>\n"
                                "<size=256 int fill=0>\n")
                    .ok());
    RunSpec run{.what = (folder / "race.sim").string(), .kind = RunKind::launch_file};
    run.options.time_plain = false;
    const auto live = look(run, in_parts);
    fs::remove_all(folder);
    ASSERT_TRUE(live.ok());
    EXPECT_TRUE((*live)->trace(0).parts.empty());
    const auto& findings = (*live)->analysis(0).findings;
    EXPECT_TRUE(std::ranges::any_of(findings, [](const Finding& each) { return each.line == 4; }));
}

/// Advice compares groups from the whole log, of which only the first groups are kept.
TEST(LiveRun, AdvisesAsIfTheLogWereKept) {
    for (const std::uint64_t groups : {std::uint64_t{0}, std::uint64_t{900}}) {
        RunSpec run = large_run("convolution/naive");
        run.parameters = {{"width", "512"}, {"height", "512"}};
        run.options.groups = groups;
        const auto live = look(run, {.log = Wants::Log::in_parts, .costs = Wants::Costs::at_once});
        ASSERT_TRUE(live.ok());
        ASSERT_GT((*live)->trace(0).parts.size(), 2U);
        const auto kept = look(run).value();
        const auto advice = (*live)->part(AdviceOf{0});
        EXPECT_FALSE(advice->empty());
        EXPECT_EQ(*advice, *kept->part(AdviceOf{0}));
    }
}

TEST(LiveRun, OfGroupsThatSpeakToEachOtherIsNotCutIntoParts) {
    RunSpec run = large_run("reduction/atomic-per-group");
    const auto live = look(run, in_parts);
    ASSERT_TRUE(live.ok());
    EXPECT_TRUE((*live)->trace(0).parts.empty());
}

} // namespace
} // namespace lockstep
