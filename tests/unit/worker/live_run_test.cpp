// Tests runs whose large logs are analysed while the worker captures them, and are not kept.
#include "app/worker/client.h"
#include "core/base/data_dir.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

const Wants in_parts{.log = Wants::Log::in_parts, .costs = Wants::Costs::none};

/// Returns a run of 2^18 work-items with 33 events each, which makes several parts.
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

/// Tests a kernel in which every group writes the same elements, so that groups race.
class RacingGroups : public testing::Test {
protected:
    RacingGroups() {
        fs::create_directories(folder_);
        const bool is_written =
            write_text_file(folder_ / "race.cl",
                            "__kernel void race(__global int* a, __global int* out) {\n"
                            "    int sum = 0;\n"
                            "    for (int i = 0; i < 30; ++i) { sum += out[(get_global_id(0) + i) % 64]; }\n"
                            "    a[get_local_id(0)] = (int)get_group_id(0) + sum;\n"
                            "}\n")
                .ok() &&
            write_text_file(folder_ / "race.sim", "race.cl\nrace\n262144 1 1\n64 1 1\n<size=256 int fill=0>\n"
                                                  "<size=256 int fill=0>\n")
                .ok();
        EXPECT_TRUE(is_written);
        run_ = {.what = (folder_ / "race.sim").string(), .kind = RunKind::launch_file};
        run_.options.time_plain = false;
    }
    ~RacingGroups() override { fs::remove_all(folder_); }

    /// Returns the session of the run. Sets recordings_ to the number of recordings, each of which
    /// instruments the kernel once.
    std::shared_ptr<const Session> looked_at() {
        recordings_ = 0;
        Stage stage = Stage::load;
        const auto session = look(run_, in_parts, [&](const Progress& at) {
            recordings_ += at.stage == Stage::instrument && stage != Stage::instrument ? 1 : 0;
            stage = at.stage;
            return true;
        });
        EXPECT_TRUE(session.ok());
        return session ? *session : nullptr;
    }

    const fs::path folder_ = fs::temp_directory_path() / ("lockstep.live." + std::to_string(getpid()));
    RunSpec run_;
    int recordings_ = 0;
};

TEST_F(RacingGroups, are_recorded_once_although_their_log_is_needed_again) {
    // the log has 31 events for each of 2^18 work-items
    constexpr std::uint64_t less_than_the_log = std::uint64_t{40} << 20;
    for (const std::uint64_t budget : {std::uint64_t{0}, less_than_the_log}) {
        SCOPED_TRACE(budget);
        run_.options.memory_budget = budget;
        const auto session = looked_at();
        ASSERT_NE(session, nullptr);
        EXPECT_EQ(recordings_, 1);
        ASSERT_GT(session->trace(0).parts.size(), 1U);
        EXPECT_NE(session->trace(0).parts.back().file, nullptr) << "any group can be viewed";
        const auto& findings = session->analysis(0).findings;
        const auto race = std::ranges::find(findings, 4U, &Finding::line);
        ASSERT_NE(race, findings.end());
        EXPECT_TRUE(race->between_groups);
        EXPECT_FALSE(session->part(StepsOf{0, Group(4095)})->steps.empty());
    }
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
