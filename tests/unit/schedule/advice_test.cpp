#include "core/schedule/advice.h"

#include "core/schedule/bank_layout.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"
#include "tests/support/trace_text.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// A tile of 32x32 floats that one warp reads by columns: lane i reads word 32 i + c, for each c.
GroupSteps column_reads() {
    GroupSteps steps;
    steps.warp_width = 32;
    for (std::uint32_t column = 0; column < 32; ++column) {
        steps.steps.push_back(
            {Tick(column), Site(0), Warp(0), static_cast<std::uint32_t>(steps.lanes.size()), 32});
        for (std::uint32_t lane = 0; lane < 32; ++lane) {
            steps.lanes.push_back(static_cast<std::uint16_t>(lane));
            steps.payloads.push_back(4 * (32 * lane + column));
        }
    }
    return steps;
}

Program tile_program() {
    Program program;
    program.sites.push_back({.kind = SiteKind::read, .space = Space::local, .pieces = {{0, 4}}});
    return program;
}

const ObjectInfo tile{.name = "tile", .space = Space::local, .base = 0, .size_bytes = 4096};

TEST(BankLayout, AWordOfPaddingOrASwizzleRemovesTheConflictsOfATile) {
    const GroupSteps steps = column_reads();
    EXPECT_EQ(conflicts_under(steps, tile_program(), tile, {}, {}), 32u * 31);
    EXPECT_EQ(conflicts_under(steps, tile_program(), tile, {}, {32, 1, false}), 0u);
    EXPECT_EQ(conflicts_under(steps, tile_program(), tile, {}, {32, 0, true}), 0u);
    const auto advice = better_layout(steps, tile_program(), tile, {});
    ASSERT_TRUE(advice.has_value());
    EXPECT_TRUE(advice->padding);
    EXPECT_EQ(advice->layout.row_words, 32u);
    EXPECT_EQ(advice->layout.pad_words, 1u);
    EXPECT_EQ(advice->conflicts, 32u * 31);
    EXPECT_EQ(advice->conflicts_then, 0u);
}

TEST(BankLayout, KeepsEveryWordApartFromTheOthers) {
    for (const Layout& layout : {Layout{32, 1, false}, Layout{32, 0, true}, Layout{16, 1, false}}) {
        std::vector<std::uint64_t> places;
        for (std::uint64_t offset = 0; offset < 4096; offset += 4) {
            places.push_back(moved(offset, layout, 4));
        }
        std::ranges::sort(places);
        EXPECT_EQ(std::ranges::adjacent_find(places), places.end());
    }
}

class ReductionAdvice : public testing::Test {
protected:
    std::vector<Advice> advice(fixture::Reduction reduction, std::uint32_t items, std::uint32_t groups,
                               const HardwareModel& hardware = {}) {
        session_ = *analyse(
            std::make_shared<const Recording>(fixture::reduction_recording(reduction, items, groups)),
            hardware);
        const auto costs = session_->costs(0);
        return advise(session_->trace(0), session_->analysis(0).figures, session_->analysis(0).model,
                      costs.get(), hardware, [&](Group group) { return session_->steps(0, group); });
    }
    static std::optional<Advice> find(const std::vector<Advice>& all, AdviceKind kind) {
        const auto found = std::ranges::find(all, kind, &Advice::kind);
        return found == all.end() ? std::nullopt : std::optional(*found);
    }
    std::shared_ptr<const Session> session_;
};

TEST_F(ReductionAdvice, AGroupThatIsNoMultipleOfTheWarpHearsOfIt) {
    HardwareModel hardware;
    hardware.warp_width = 64;
    const auto all = advice(fixture::Reduction::sequential, 32, 4, hardware);
    const std::optional<Advice> found = find(all, AdviceKind::group_size);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->numbers, (std::vector<std::uint64_t>{32, 64, 500, 64}));
    EXPECT_EQ(find(advice(fixture::Reduction::sequential, 256, 4), AdviceKind::group_size), std::nullopt);
}

TEST_F(ReductionAdvice, ConflictsOfTheCompactedReductionAreNamedWithTheirLine) {
    const auto all = advice(fixture::Reduction::compacted, 256, 4);
    const auto is_of_banks = [](const Advice& one) {
        return one.kind == AdviceKind::bank_padding || one.kind == AdviceKind::bank_swizzle ||
               one.kind == AdviceKind::bank_conflicts;
    };
    const auto found = std::ranges::find_if(all, is_of_banks);
    ASSERT_NE(found, all.end());
    ASSERT_TRUE(found->site.has_value());
    EXPECT_EQ(session_->trace(0).program.sites[found->site->index()].space, Space::local);
    for (const Advice& one : advice(fixture::Reduction::sequential, 256, 4)) {
        EXPECT_FALSE(is_of_banks(one));
    }
}

TEST_F(ReductionAdvice, TheInterleavedConditionDiverges) {
    const std::optional<Advice> found =
        find(advice(fixture::Reduction::interleaved, 256, 4), AdviceKind::divergent_condition);
    ASSERT_TRUE(found.has_value());
}

TEST_F(ReductionAdvice, ReadsWithLittleArithmeticNeedMoreWarpsThanThereAre) {
    HardwareModel hardware;
    hardware.latency_global = 10000;
    const auto all = advice(fixture::Reduction::sequential, 256, 1, hardware);
    const std::optional<Advice> found = find(all, AdviceKind::latency_exposed);
    ASSERT_TRUE(found.has_value());
    const auto& n = found->numbers;
    EXPECT_EQ(n.at(1), 10000u);
    EXPECT_EQ(n.at(2), (10000 + n.at(0) - 1) / n.at(0)) << "latency / issue cycles, as the textbook has it";
    EXPECT_EQ(n.at(3), 16u);
}

TEST_F(ReductionAdvice, RegistersThatLimitOccupancyAreNamed) {
    HardwareModel hardware;
    hardware.item_registers = 200;
    const std::optional<Advice> found =
        find(advice(fixture::Reduction::sequential, 256, 4, hardware), AdviceKind::occupancy_registers);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->numbers, (std::vector<std::uint64_t>{200, 128, 1, 2}));
}

} // namespace
} // namespace lockstep
