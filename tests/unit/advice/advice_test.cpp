#include "core/advice/advice.h"

#include "core/advice/bank_layout.h"
#include "core/analysis/memory/banks.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"
#include "tests/support/trace_text.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Makes steps in which one warp reads a tile of 32x32 floats by columns: lane i reads word 32 i + c, for
/// each column c.
GroupSteps column_reads() {
    GroupSteps steps;
    steps.warp_width = 32;
    for (std::uint32_t column = 0; column < 32; ++column) {
        steps.steps.push_back(
            {Tick(column), Site(0), Warp(0), static_cast<std::uint32_t>(steps.lanes.size()), 32});
        for (std::uint32_t lane = 0; lane < 32; ++lane) {
            steps.lanes.push_back(static_cast<std::uint16_t>(lane));
            steps.payloads.push_back(4UL * (32UL * lane + column));
        }
    }
    return steps;
}

Program tile_program() {
    Program program;
    program.sites.push_back({.kind = SiteKind::read, .space = Space::local, .pieces = {{0, 4}}});
    return program;
}

/// Counts the conflicts that the steps have after the tile's layout has changed.
std::uint64_t conflicts_when(GroupSteps steps, const Layout& layout) {
    for (std::uint64_t& payload : steps.payloads) {
        payload = moved(payload, layout, 4);
    }
    FiguresBySite figures(1);
    count_banks(steps, tile_program().sites, {}, figures);
    return figures[0].local.conflicts;
}

const ObjectInfo tile{.name = "tile", .space = Space::local, .base = 0, .size_bytes = 4096};

TEST(BankLayout, AWordOfPaddingOrASwizzleRemovesTheConflictsOfATile) {
    const GroupSteps steps = column_reads();
    EXPECT_EQ(conflicts_when(steps, {}), 32u * 31);
    EXPECT_EQ(conflicts_when(steps, {32, 1, false}), 0u);
    EXPECT_EQ(conflicts_when(steps, {32, 0, true}), 0u);
    const auto advice = better_layout(steps, tile_program(), tile, {});
    ASSERT_TRUE(advice.has_value());
    EXPECT_EQ(advice->change, LayoutChange::padding);
    EXPECT_EQ(advice->layout.row_words, 32u);
    EXPECT_EQ(advice->layout.pad_words, 1u);
    EXPECT_EQ(advice->conflicts, 32u * 31);
    EXPECT_EQ(advice->conflicts_then, 0u);
}

/// Returns the byte offset inside the tile that a lane accesses in a step.
using Offset = std::uint64_t (*)(std::uint64_t lane, std::uint64_t step);
GroupSteps accesses(std::uint32_t count, Offset offset) {
    GroupSteps steps;
    steps.warp_width = 32;
    steps.items = 32;
    for (std::uint32_t step = 0; step < count; ++step) {
        steps.steps.push_back(
            {Tick(step), Site(0), Warp(0), static_cast<std::uint32_t>(steps.lanes.size()), 32});
        for (std::uint32_t lane = 0; lane < 32; ++lane) {
            steps.lanes.push_back(static_cast<std::uint16_t>(lane));
            steps.payloads.push_back(offset(lane, step));
        }
    }
    return steps;
}

TEST(BankLayout, RowsAreThoseThatTheLanesWalk) {
    // Groups of 16x16 read a tile of 20x20 floats, so a warp reads two rows of sixteen. The rows share banks
    // unless the second one starts sixteen banks after the first: with rows of 48 words.
    const GroupSteps steps = accesses(16, [](std::uint64_t lane, std::uint64_t step) {
        return 4 * (20 * (lane / 16) + lane % 16 + step % 5);
    });
    const ObjectInfo padded{.name = "tile", .space = Space::local, .base = 0, .size_bytes = 1600};
    const auto advice = better_layout(steps, tile_program(), padded, {});
    ASSERT_TRUE(advice.has_value());
    EXPECT_EQ(advice->conflicts, 16u);
    EXPECT_EQ(advice->layout.row_words, 20u);
    EXPECT_EQ(advice->layout.pad_words, 28u);
    EXPECT_EQ(advice->conflicts_then, 0u);
}

TEST(BankLayout, TheSmallestPaddingThatRemovesMostIsTaken) {
    // Groups of 16x16 read a tile of 16x16 floats by columns: with rows of 17 words each request has one
    // conflict, with rows of 18 words it has none.
    const GroupSteps steps = accesses(16, [](std::uint64_t lane, std::uint64_t step) {
        return 4 * (16 * (lane % 16) + (2 * step + lane / 16) % 16);
    });
    const ObjectInfo small{.name = "tile", .space = Space::local, .base = 0, .size_bytes = 1024};
    const auto advice = better_layout(steps, tile_program(), small, {});
    ASSERT_TRUE(advice.has_value());
    EXPECT_EQ(advice->change, LayoutChange::padding);
    EXPECT_EQ(advice->layout.row_words, 16u);
    EXPECT_EQ(advice->layout.pad_words, 2u);
    EXPECT_EQ(advice->conflicts_then, 0u);
    EXPECT_GT(conflicts_when(steps, {16, 1}), 0u);
}

/// Returns the byte offset of an element if one element of padding follows every 32. The elements are read at
/// strides of 2, 4, 8 and 16, and then one by one.
template <std::uint64_t bytes>
std::uint64_t skipping(std::uint64_t lane, std::uint64_t step) {
    const std::uint64_t element = step < 4 ? (lane << (step + 1)) % 512 : (lane + 32 * step) % 512;
    return bytes * (element + element / 32);
}

TEST(BankLayout, PaddingForOtherBanksIsRecognised) {
    HardwareModel narrow;
    narrow.banks = 16;
    const GroupSteps steps = accesses(20, skipping<4>);
    const ObjectInfo array{.name = "s", .space = Space::local, .base = 0, .size_bytes = 4UL * 528};
    EXPECT_EQ(better_layout(steps, tile_program(), array, {}), std::nullopt) << "it suits 32 banks";
    const auto advice = better_layout(steps, tile_program(), array, narrow);
    ASSERT_TRUE(advice.has_value());
    EXPECT_EQ(advice->change, LayoutChange::repadding);
    EXPECT_EQ(advice->layout.old_row_words, 32u);
    EXPECT_EQ(advice->layout.row_words, 16u);
    EXPECT_EQ(advice->layout.pad_words, 1u);
    EXPECT_EQ(advice->conflicts_then, 0u);
}

TEST(BankLayout, PaddingForFloatsIsRecognisedUnderDoubles) {
    Program program;
    program.sites.push_back(
        {.kind = SiteKind::read, .space = Space::local, .type = {Scalar::float64, 1}, .pieces = {{0, 8}}});
    const ObjectInfo array{.name = "s",
                           .space = Space::local,
                           .element = {Scalar::float64, 1},
                           .base = 0,
                           .size_bytes = 8UL * 528};
    const auto advice = better_layout(accesses(20, skipping<8>), program, array, {});
    ASSERT_TRUE(advice.has_value());
    EXPECT_EQ(advice->change, LayoutChange::repadding);
    EXPECT_EQ(advice->layout.old_row_words, 64u) << "32 doubles";
    EXPECT_EQ(advice->layout.row_words, 32u) << "16 doubles fill all banks";
    EXPECT_EQ(advice->layout.pad_words, 2u) << "a double";
    EXPECT_EQ(advice->conflicts_then, 0u);
}

TEST(BankLayout, KeepsEveryWordApartFromTheOthers) {
    for (const Layout& layout : {Layout{32, 1}, Layout{32, 0, true}, Layout{16, 1}, Layout{20, 28}}) {
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
        const auto costs = session_->part(CostsOf{0});
        return advise(session_->trace(0), session_->analysis(0).figures, session_->analysis(0).model,
                      costs.get(), hardware, [&](Group group) { return session_->steps(0, group); });
    }
    static std::optional<Advice> find(const std::vector<Advice>& all, AdviceKind kind) {
        const auto found = std::ranges::find(all, kind, &Advice::kind);
        return found == all.end() ? std::nullopt : std::optional(*found);
    }
    std::shared_ptr<const Session> session_;
};

TEST_F(ReductionAdvice, reports_a_group_size_that_is_not_a_multiple_of_the_warp) {
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

/// Analyses a warp that updates words of local memory 64 times. `word`: the word of a lane.
std::shared_ptr<const Session> session_of_updates(std::uint64_t (*word)(std::uint64_t lane)) {
    std::string text = "group 32\nobject h local 0 4096\nsite L loop 2\nsite A atomic local int 3\n"
                       "kernel { for L { } { A } { } }\nlog\n";
    for (std::uint64_t lane = 0; lane < 32; ++lane) {
        for (int i = 0; i < 64; ++i) {
            text += "L:1 A:" + std::to_string(4 * word(lane)) + " ";
        }
        text += "L:0\n";
    }
    Recording recording;
    recording.launches.push_back(test::trace_of(text));
    return *analyse(std::make_shared<const Recording>(std::move(recording)), HardwareModel{});
}

std::vector<AdviceKind> advice_on_updates(std::uint64_t (*word)(std::uint64_t lane)) {
    const auto session = session_of_updates(word);
    std::vector<AdviceKind> kinds;
    for (const Advice& one : *session->part(AdviceOf{0})) {
        kinds.push_back(one.kind);
    }
    return kinds;
}

TEST(LocalAtomics, on_one_word_are_no_conflicts_of_different_words) {
    const auto same = advice_on_updates([](std::uint64_t lane) { return lane / 8; });
    EXPECT_EQ(std::ranges::count(same, AdviceKind::local_atomics_meet), 1);
    EXPECT_EQ(std::ranges::count(same, AdviceKind::bank_conflicts), 0);
    EXPECT_EQ(std::ranges::count(same, AdviceKind::bank_padding), 0);
    const auto different = advice_on_updates([](std::uint64_t lane) { return 32 * lane; });
    EXPECT_EQ(std::ranges::count(different, AdviceKind::local_atomics_meet), 0);
    EXPECT_EQ(std::ranges::count(different, AdviceKind::bank_padding), 1);
}

TEST(LocalAtomics, on_one_word_are_told_apart_in_the_account_too) {
    const auto kind = [](std::uint64_t (*word)(std::uint64_t lane)) {
        return session_of_updates(word)->part(AccountOf{0})->conflict_kind();
    };
    EXPECT_EQ(kind([](std::uint64_t lane) { return lane / 8; }), ConflictKind::same_word);
    EXPECT_EQ(kind([](std::uint64_t lane) { return 32 * lane; }), ConflictKind::different_words);
}

TEST_F(ReductionAdvice, TheInterleavedConditionDiverges) {
    HardwareModel hardware;
    hardware.schedulers = 1;
    const std::optional<Advice> found =
        find(advice(fixture::Reduction::interleaved, 256, 4, hardware), AdviceKind::divergent_condition);
    ASSERT_TRUE(found.has_value());
}

TEST_F(ReductionAdvice, WarpsAreNeededForTheLatencyThatIsMetAndNotForThatOfDram) {
    HardwareModel hardware;
    hardware.schedulers = 1;
    hardware.latency_global = 10000;
    hardware.warp_slots = 32;
    hardware.group_slots = 2; // the group slots have room for sixteen warps
    const auto found =
        find(advice(fixture::Reduction::sequential, 256, 16, hardware), AdviceKind::latency_exposed);
    ASSERT_TRUE(found.has_value());
    const auto& n = found->numbers;
    EXPECT_EQ(n.at(1), 10000u);
    EXPECT_EQ(n.at(6), 10000u) << "every element is read once: no cache helps";
    EXPECT_EQ(n.at(2), (n.at(6) + n.at(0) - 1) / n.at(0)) << "latency / issue cycles, as the textbook has it";
    EXPECT_EQ(n.at(3), 16u);
    hardware.group_slots = 16; // now all warp slots are occupied
    EXPECT_EQ(find(advice(fixture::Reduction::sequential, 256, 16, hardware), AdviceKind::latency_exposed),
              std::nullopt);
}

TEST_F(ReductionAdvice, WhereSlotsAreEmptyTheLaunchHasTooFewGroups) {
    HardwareModel hardware;
    hardware.latency_global = 10000;
    const auto all = advice(fixture::Reduction::sequential, 256, 4, hardware);
    EXPECT_EQ(find(all, AdviceKind::latency_exposed), std::nullopt);
    const auto found = find(all, AdviceKind::latency_few_groups);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->numbers.at(3), 8u) << "one group a multiprocessor";
    EXPECT_EQ(found->numbers.at(4), 32u);
}

TEST_F(ReductionAdvice, RegistersThatLimitOccupancyAreNamed) {
    HardwareModel hardware;
    hardware.item_registers = 200;
    hardware.latency_global = 5000;
    const auto found =
        find(advice(fixture::Reduction::sequential, 256, 16, hardware), AdviceKind::occupancy_registers);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->numbers, (std::vector<std::uint64_t>{200, 128, 1, 2}));
    EXPECT_EQ(find(advice(fixture::Reduction::sequential, 256, 4, hardware), AdviceKind::occupancy_registers),
              std::nullopt)
        << "a group for each multiprocessor: no other waits for room";
}

TEST_F(ReductionAdvice, OfOneLineTheFirstAloneIsSaid) {
    HardwareModel hardware;
    for (const auto reduction : {fixture::Reduction::interleaved, fixture::Reduction::compacted}) {
        const auto all = advice(reduction, 256, 4, hardware);
        std::vector<AdvicePlace> places;
        for (const Advice& one : all) {
            if (const auto place = advised_place(one, session_->trace(0).program)) {
                places.push_back(*place);
            }
        }
        ASSERT_FALSE(places.empty());
        std::ranges::sort(places);
        EXPECT_EQ(std::ranges::adjacent_find(places), places.end());
    }
}

TEST_F(ReductionAdvice, AConditionThatFewLanesMeetInOneWarpIsNotSaid) {
    for (const auto reduction :
         {fixture::Reduction::interleaved, fixture::Reduction::compacted, fixture::Reduction::sequential}) {
        for (const Advice& one : advice(reduction, 256, 4)) {
            if (one.kind == AdviceKind::divergent_condition) {
                EXPECT_EQ(reduction, fixture::Reduction::interleaved);
                EXPECT_EQ(session_->trace(0).program.sites[one.site->index()].text, "lid % (2 * k) == 0");
                EXPECT_LE(one.numbers.at(3), one.numbers.at(2)) << "a share of all divergence";
                EXPECT_GT(one.numbers.at(3), 0u);
            }
        }
    }
}

TEST_F(ReductionAdvice, FewerGroupsThanMultiprocessorsLeaveSomeEmpty) {
    const auto found =
        find(advice(fixture::Reduction::sequential, 256, 3), AdviceKind::empty_multiprocessors);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->numbers, (std::vector<std::uint64_t>{3, 4, 1}));
    EXPECT_EQ(find(advice(fixture::Reduction::sequential, 256, 4), AdviceKind::empty_multiprocessors),
              std::nullopt);
}

} // namespace
} // namespace lockstep
