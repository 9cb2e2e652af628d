// Tests the totals and lines of a launch, which all readers of a session use.

#include "core/session/launch_analysis.h"

#include "core/hardware/numbers.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace lockstep {
namespace {

using fixture::Reduction;
using fixture::reduction_recording;

constexpr std::uint32_t addition = 13; ///< the line of `s[...] += s[... + k]`

std::shared_ptr<const Session> session_of(Recording recording, std::uint32_t warp_width = 32) {
    HardwareModel hardware;
    hardware.warp_width = warp_width;
    return analyse(std::make_shared<const Recording>(std::move(recording)), hardware).value();
}

LaneUse lanes_of_addition(const Session& session) {
    const auto& lines = session.analysis(0).lines;
    return std::ranges::find(lines, addition, &LineAnalysis::line)->totals.lanes;
}

/// Returns the lane use of each line, summed over all warp steps.
std::map<std::uint32_t, LaneUse> slow_lane_use(const Session& session) {
    std::map<std::uint32_t, LaneUse> of_line;
    for (std::uint64_t group = 0; group < group_count(session.trace(0).range); ++group) {
        const auto steps = session.steps(0, Group(group));
        for (const WarpStep& step : steps->steps) {
            const Site site = steps->ticks[step.tick.index()].site;
            of_line[session.trace(0).program.sites[site.index()].line] +=
                {step.active, session.warp_lanes(0)};
        }
    }
    return of_line;
}

TEST(LaneEfficiency, OfTheInterleavedAdditionIsItsActiveLanesOver47WarpsOf32) {
    const LaneUse lanes = lanes_of_addition(*session_of(reduction_recording(Reduction::interleaved)));
    // 128 + 64 + ... + 1 work-items execute the addition.
    EXPECT_DOUBLE_EQ(lanes.efficiency(), 255.0 / (47 * 32));
    const LaneUse wide = lanes_of_addition(*session_of(reduction_recording(Reduction::interleaved), 64));
    EXPECT_DOUBLE_EQ(wide.efficiency(), 255.0 / (27 * 64));
}

TEST(LaneEfficiency, IsActiveLanesOverWTimesWarpStepsForEveryWidth) {
    // With 16 items, a warp of 32 is partial; width 0 means the whole group.
    for (const std::uint32_t width : {0U, 4U, 8U, 16U, 32U, 64U}) {
        const auto session = session_of(reduction_recording(Reduction::sequential, 16, 3), width);
        LaneUse whole;
        std::map<std::uint32_t, LaneUse> lines = slow_lane_use(*session);
        for (const auto& [line, lanes] : lines) {
            whole += lanes;
        }
        EXPECT_EQ(session->analysis(0).totals.lanes, whole) << width;
        for (const LineAnalysis& line : session->analysis(0).lines) {
            EXPECT_EQ(line.totals.lanes, lines[line.line]) << "line " << line.line << ", width " << width;
        }
        EXPECT_EQ(session->analysis(0).lines.size(), lines.size());
    }
}

TEST(LaunchAnalysis, HasTheStallsOfItsLinesFromTheModel) {
    const auto session = session_of(reduction_recording(Reduction::compacted, 256, 8));
    Stalls sum;
    for (const LineAnalysis& line : session->analysis(0).lines) {
        sum += line.stalls;
    }
    EXPECT_EQ(sum, session->analysis(0).model.simulation->stalls);
    EXPECT_GT(sum.sum(), 0U);
}

TEST(LaunchAnalysis, UnderOtherHardwareIsThatOfAnAnalysisFromTheStart) {
    const auto before = session_of(reduction_recording(Reduction::compacted, 256, 8));
    for (const char* changed : {"warp_width=16", "latency_global=900", "banks=16"}) {
        const std::string text = changed;
        HardwareModel hardware;
        ASSERT_TRUE(set_hardware(hardware, text.substr(0, text.find('=')), text.substr(text.find('=') + 1)));
        const auto again = analyse_again(*before, hardware).value();
        const auto fresh = analyse(before->shared_recording(), hardware).value();
        EXPECT_EQ(again->analysis(0).totals, fresh->analysis(0).totals) << changed;
        EXPECT_EQ(again->analysis(0).table_totals, fresh->analysis(0).table_totals) << changed;
        ASSERT_EQ(again->analysis(0).lines.size(), fresh->analysis(0).lines.size()) << changed;
        for (std::size_t i = 0; i < again->analysis(0).lines.size(); ++i) {
            const LineAnalysis& line = again->analysis(0).lines[i];
            EXPECT_EQ(line.totals, fresh->analysis(0).lines[i].totals) << changed;
            EXPECT_EQ(line.stalls, fresh->analysis(0).lines[i].stalls) << changed;
        }
    }
}

TEST(LaunchAnalysis, OfAKernelThatFitsNowhereHasNoStalls) {
    HardwareModel hardware;
    hardware.warp_slots = 4; // a group has eight warps
    const auto recording = std::make_shared<const Recording>(reduction_recording(Reduction::compacted));
    const auto fitting = analyse(recording, {}).value();
    const auto session = analyse_again(*fitting, hardware).value();
    ASSERT_FALSE(session->analysis(0).model.simulation);
    for (const LineAnalysis& line : session->analysis(0).lines) {
        EXPECT_EQ(line.stalls, Stalls{});
    }
}

} // namespace
} // namespace lockstep
