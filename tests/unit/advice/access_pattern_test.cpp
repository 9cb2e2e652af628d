#include "core/advice/sampled_groups.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Builds reads of floats by one warp of eight lanes: each execution has one address per lane.
class Reads {
public:
    Reads& time(const std::vector<std::uint64_t>& addresses) {
        const auto step = static_cast<std::uint32_t>(group_.steps.size());
        group_.steps.push_back({Tick(step), Site(0), Warp(0), static_cast<std::uint32_t>(group_.lanes.size()),
                                static_cast<std::uint32_t>(addresses.size())});
        for (std::size_t lane = 0; lane < addresses.size(); ++lane) {
            group_.lanes.push_back(static_cast<std::uint16_t>(lane));
            group_.payloads.push_back(addresses[lane]);
        }
        return *this;
    }
    /// Adds an execution in which lane i reads address first + i * distance.
    Reads& strided(std::uint64_t first, std::uint64_t distance) {
        std::vector<std::uint64_t> addresses;
        for (std::uint64_t lane = 0; lane < 8; ++lane) {
            addresses.push_back(first + lane * distance);
        }
        return time(addresses);
    }
    [[nodiscard]] SampledGroups groups() {
        group_.items = group_.warp_width = 8;
        return {std::make_shared<const GroupSteps>(group_)};
    }

private:
    GroupSteps group_;
};

Program program_of_floats() {
    Program program;
    program.sites.push_back({.kind = SiteKind::read, .space = Space::global, .pieces = {{0, 4}}});
    return program;
}

bool is_shifted(Reads reads) {
    return begins_inside_sectors(reads.groups(), program_of_floats(), Site(0), {});
}

std::uint64_t blocks(Reads reads) {
    return elements_of_blocks(reads.groups(), program_of_floats(), Site(0));
}

TEST(AccessPattern, RunsAtOneOffsetBeginInsideASector) {
    EXPECT_TRUE(is_shifted(Reads().strided(4, 4).strided(36, 4)));
    EXPECT_FALSE(is_shifted(Reads().strided(0, 4).strided(32, 4))) << "aligned";
}

TEST(AccessPattern, ScatteredLanesShortRowsAndStencilsDoNotBeginInsideASector) {
    EXPECT_FALSE(is_shifted(Reads().time({4, 36, 8, 100, 4, 72, 40, 12}))) << "a histogram's bins";
    EXPECT_FALSE(is_shifted(Reads().time({4, 8, 12, 16, 104, 108, 112, 116}))) << "two rows of a tile";
    EXPECT_FALSE(is_shifted(Reads().strided(28, 4).strided(32, 4).strided(36, 4))) << "neighbours of a pixel";
    EXPECT_FALSE(is_shifted(Reads().strided(4, 8))) << "every second element";
}

TEST(AccessPattern, inactive_lanes_do_not_change_the_pattern_of_the_others) {
    SampledGroups groups = Reads().time({0, 16, 32}).groups();
    auto group = *groups[0];
    group.lanes = {0, 4, 8}; // only every fourth lane reads, each the element at its lane index
    EXPECT_TRUE(stand_by_lane({std::make_shared<const GroupSteps>(group)}, program_of_floats(), Site(0)));
    EXPECT_FALSE(stand_by_lane(groups, program_of_floats(), Site(0))) << "neighbours, four elements apart";
}

TEST(AccessPattern, BlocksAreWalkedFromFrontToBack) {
    EXPECT_EQ(blocks(Reads().strided(0, 16).strided(4, 16).strided(8, 16).strided(12, 16)), 4u);
}

TEST(AccessPattern, NoBlocksWhereLanesStrideTogetherOrReadOnce) {
    EXPECT_EQ(blocks(Reads().strided(0, 4).strided(32, 4)), 0u) << "a grid stride";
    EXPECT_EQ(blocks(Reads().strided(0, 16)), 0u) << "read once: a stride, but nothing is walked";
    EXPECT_EQ(blocks(Reads().strided(0, 16).strided(128, 16)), 0u) << "the next is not behind the one before";
}

} // namespace
} // namespace lockstep
