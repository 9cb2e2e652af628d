#include "core/schedule/warps/warp_streams.h"

#include <gtest/gtest.h>
#include <random>
#include <vector>

namespace lockstep {
namespace {

constexpr std::uint32_t warps = 2;

Program four_sites() {
    Program program;
    program.sites.push_back({.kind = SiteKind::read, .space = Space::global});
    program.sites.push_back({.kind = SiteKind::write, .space = Space::local});
    program.sites.push_back({.kind = SiteKind::branch});
    program.sites.push_back({.kind = SiteKind::barrier});
    return program;
}

/// The steps of one group with two warps. The group reads lines that no other group accesses.
struct MadeGroup {
    GroupSteps steps;
    GroupRequests requests;
};

/// Makes a group. Groups with the same number execute the same steps, starting at different lines.
MadeGroup made_group(std::uint32_t number, std::uint64_t line) {
    std::mt19937 random(number);
    MadeGroup made;
    made.steps.warps = warps;
    made.steps.items = 32 * warps;
    for (std::uint32_t i = 0; i < 12; ++i) {
        const auto site = static_cast<std::uint32_t>(random() % 4);
        StepRequest request;
        if (site == 0) {
            request = {.first_line = static_cast<std::uint32_t>(made.requests.lines.size()),
                       .line_count = 2,
                       .passes = 8};
            made.requests.lines.push_back(touched_line(line++, 15));
            made.requests.lines.push_back(touched_line(line++, 15));
        }
        const auto active = 1 + static_cast<std::uint32_t>(random() % 32);
        made.steps.steps.push_back({Tick(i), Site(site), Warp(static_cast<std::uint32_t>(random() % warps)),
                                    static_cast<std::uint32_t>(made.steps.payloads.size()), active});
        for (std::uint32_t lane = 0; lane < active; ++lane) {
            made.steps.payloads.push_back(random() % 2);
        }
        made.requests.of_step.push_back(request);
    }
    return made;
}

WarpStreams streams_of(const std::vector<MadeGroup>& groups) {
    const Program program = four_sites();
    WarpStreams streams;
    streams.group_warps = warps;
    StreamCollector collector;
    for (const MadeGroup& group : groups) {
        streams.groups.push_back(collector.add(group.steps, group.requests, program));
    }
    streams.chunks.push_back(collector.release());
    return streams;
}

TEST(StreamCollector, GivesEachGroupWhatItGivesItAlone) {
    std::mt19937 random(3);
    std::vector<MadeGroup> groups;
    for (std::uint64_t i = 0; i < 200; ++i) {
        groups.push_back(made_group(static_cast<std::uint32_t>(random() % 20), 1000 * i));
    }
    const WarpStreams shared = streams_of(groups);
    std::uint64_t steps = 0;
    for (std::uint64_t i = 0; i < groups.size(); ++i) {
        const WarpStreams alone = streams_of({groups[i]});
        for (std::uint32_t warp = 0; warp < warps; ++warp) {
            const auto is = shared.instructions(i, warp);
            const auto should = alone.instructions(0, warp);
            EXPECT_EQ(std::vector(is.begin(), is.end()), std::vector(should.begin(), should.end())) << i;
        }
        for (std::size_t line = 0; line < groups[i].requests.lines.size(); ++line) {
            EXPECT_EQ(shared.lines(i)[line], groups[i].requests.lines[line]);
        }
        steps += alone.warp_steps();
    }
    EXPECT_EQ(shared.warp_steps(), steps);
}

TEST(StreamCollector, KeepsOnceWhatManyGroupsExecute) {
    std::vector<MadeGroup> groups;
    for (std::uint64_t i = 0; i < 100; ++i) {
        groups.push_back(made_group(static_cast<std::uint32_t>(i % 3), 1000 * i));
    }
    EXPECT_EQ(streams_of(groups).chunks[0].instructions.size(), 3U * 12U);
}

TEST(StreamCollector, KeepsApartWhatTheWarpsOfAGroupShareOutOtherwise) {
    MadeGroup one = made_group(0, 0);
    MadeGroup other = one;
    for (WarpStep& step : one.steps.steps) {
        step.warp = Warp(0);
    }
    for (WarpStep& step : other.steps.steps) {
        step.warp = Warp(1);
    }
    const WarpStreams streams = streams_of({one, other});
    EXPECT_EQ(streams.instructions(0, 0).size(), 12U);
    EXPECT_EQ(streams.instructions(0, 1).size(), 0U);
    EXPECT_EQ(streams.instructions(1, 0).size(), 0U);
    EXPECT_EQ(streams.instructions(1, 1).size(), 12U);
}

TEST(StreamCollector, SaysWhichSidesOfADecisionNoLaneTakes) {
    MadeGroup group;
    group.steps.warps = 1;
    group.steps.items = 32;
    group.steps.payloads = {1, 1, 0, 0, 0, 1};
    for (std::uint32_t i = 0; i < 3; ++i) { // the first side is taken by both lanes, by none, by one
        group.steps.steps.push_back({Tick(i), Site(2), Warp(0), 2 * i, 2});
    }
    group.steps.steps.push_back({Tick(3), Site(1), Warp(0), 0, 2});
    group.requests.of_step.resize(4);
    StreamCollector collector;
    collector.add(group.steps, group.requests, four_sites());
    std::vector<std::uint32_t> skipped;
    for (const WarpInstruction& each : collector.release().instructions) {
        skipped.push_back(each.skipped);
    }
    EXPECT_EQ(skipped, (std::vector<std::uint32_t>{2, 1, 0, 0}));
}

} // namespace
} // namespace lockstep
