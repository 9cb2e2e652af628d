#include "core/analysis/flow/launch_footprint.h"

#include "core/warp/reconstruct.h"

#include "tests/support/trace_text.h"

#include <bit>
#include <cmath>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

constexpr std::uint64_t side = 64;
constexpr std::int64_t radius = 2;
constexpr std::uint64_t in_base = 1 << 20;
constexpr std::uint64_t out_base = 1 << 24;

std::uint64_t element(std::int64_t x, std::int64_t y) {
    const auto most = static_cast<std::int64_t>(side) - 1;
    return static_cast<std::uint64_t>(std::clamp<std::int64_t>(y, 0, most)) * side +
           static_cast<std::uint64_t>(std::clamp<std::int64_t>(x, 0, most));
}

/// Makes the trace of a filter with radius 2 over an image of 64 x 64 in groups of 16 x 16, as the
/// instrumented kernel would log it. Plain C++ makes it.
Trace filter() {
    std::string kernel;
    for (int i = 0; i < 25; ++i) {
        kernel += " R";
    }
    const std::string bytes = std::to_string(4 * side * side);
    Trace trace =
        test::trace_of("object in global " + std::to_string(in_base) + " " + bytes + "\nobject out global " +
                       std::to_string(out_base) + " " + bytes +
                       "\nsite R read global float 3\nsite W write global float 4\ngroup 1\nkernel {" +
                       kernel + " W }\nlog\n-\n");
    std::vector<std::vector<Event>> logs;
    for (std::uint64_t item = 0; item < side * side; ++item) {
        const auto x = static_cast<std::int64_t>(item / 256 % 4 * 16 + item % 16);
        const auto y = static_cast<std::int64_t>(item / 1024 * 16 + item % 256 / 16);
        std::vector<Event>& log = logs.emplace_back();
        for (std::int64_t i = 0; i < 25; ++i) {
            log.push_back(make_event(Site(0), in_base + 4 * element(x + i % 5 - radius, y + i / 5 - radius)));
        }
        log.push_back(make_event(Site(1), out_base + 4 * element(x, y)));
    }
    trace.range = {2, {side, side, 1}, {16, 16, 1}};
    test::set_logs(trace, logs);
    return trace;
}

GroupReads reads_of(const Trace& trace, const LaunchFootprint& launch, std::uint64_t group) {
    GroupSteps steps;
    EXPECT_TRUE(reconstruct(trace, Group(group), {32}, steps).ok());
    return group_reads(trace, launch, steps);
}

const Overlap tiled{.tiles = Tiles{0, 1, 5, 256, 400, 0, 256}, .reads = {{0, 4 * side* side, 0}}};

TEST(LaunchFootprint, CountsTheLastElementOfABufferThatEndsInsideIt) {
    const Trace trace = test::trace_of("group 1\n object in global 4096 6\n site A read global ushort 1\n"
                                       "kernel { A A }\n log\n A:4096 A:4100");
    const auto all = launch_footprint(trace, {.tiles = {}, .reads = {{0, 4, 0}}}); // one and a half elements
    ASSERT_TRUE(all.has_value());
    EXPECT_EQ(all->readers, (std::vector<std::uint32_t>{1, 1}));
}

TEST(LaunchFootprint, HasTheValueThatWasReadLastFromEachElement) {
    Trace trace =
        test::trace_of("group 2\nobject in global 4096 16\nobject s local 0 16\nsite L read local float 1\n"
                       "site A read global float 2\nkernel { L A A }\nlog\n-\n-\n");
    const Event local = make_event(Site(0), 0);
    const auto global = [](std::uint64_t element) { return make_event(Site(1), 4096 + 4 * element); };
    const auto bits = [](float value) { return std::uint64_t{std::bit_cast<std::uint32_t>(value)}; };
    test::set_logs(trace, {{local, global(0), global(2)}, {local, global(2), global(0)}},
                   {{bits(9), bits(1.5F), bits(-2)}, {bits(9), bits(-2), bits(3)}});
    const auto all = launch_footprint(trace, {.tiles = {}, .reads = {{0, 16, 0}}});
    ASSERT_TRUE(all.has_value());
    ASSERT_EQ(all->values.size(), 4U);
    EXPECT_EQ(all->values[0], 3.0F);
    EXPECT_EQ(all->values[2], -2.0F);
    EXPECT_TRUE(std::isnan(all->values[1]) && std::isnan(all->values[3])) << "nobody reads them";
}

TEST(LaunchFootprint, CountsWhoReadsEachElement) {
    const auto all = launch_footprint(filter(), tiled);
    ASSERT_TRUE(all.has_value());
    EXPECT_EQ(all->row, 64U);
    EXPECT_EQ(all->readers[8 * 64 + 8], 1U) << "inside a tile";
    EXPECT_EQ(all->readers[8 * 64 + 16], 2U) << "at an edge";
    EXPECT_EQ(all->readers[16 * 64 + 16], 4U) << "at a corner";
    EXPECT_EQ(all->own[5], (ElementTile{16, 16, 32, 32}));
    EXPECT_EQ(all->read[5], (ElementTile{14, 14, 34, 34}));
    EXPECT_TRUE(all->reads_are_solid);
}

TEST(LaunchFootprint, OfAGroupInsideIsLargerThanOfOneInTheCorner) {
    const Trace trace = filter();
    const auto all = launch_footprint(trace, tiled);
    const GroupReads inside = reads_of(trace, *all, 5);
    EXPECT_EQ(count_of(inside.reads), 400U);
    EXPECT_EQ(count_of(inside.writes), 256U);
    EXPECT_EQ(inside.use.loads, 25U * 256U);
    EXPECT_EQ(inside.results, 256U);
    EXPECT_EQ(count_of(reads_of(trace, *all, 0).reads), 18U * 18U);
}

constexpr const char* strided =
    "object in global 4096 32\nobject out global 8192 8\n"
    "site R read global float 3\nsite W write global float 4\ngroup 2\nkernel { R R W }\nlog\n"
    "R:4096 R:4100 W:8192\nR:4112 R:4116 W:8192\nR:4104 R:4108 W:8196\nR:4120 R:4124 W:8196";

TEST(LaunchFootprint, WithoutTilesItIsOfTheInputThatIsReadMost) {
    const Trace trace = test::trace_of(strided);
    const auto all = launch_footprint(trace, {.tiles = {}, .reads = {{1, 4, 0}, {0, 32, 0}}});
    ASSERT_TRUE(all.has_value());
    EXPECT_EQ(all->input, 0U);
    EXPECT_FALSE(all->output.has_value());
    EXPECT_EQ(all->row, 4U) << "elements 0, 1 and 4, 5: one turn of the stride is a row";
    EXPECT_EQ(all->read[0], (ElementTile{0, 0, 2, 2}));
    const GroupReads first = reads_of(trace, *all, 0);
    EXPECT_EQ(first.reads, (std::vector<ElementRange>{{0, 2}, {4, 6}}));
    EXPECT_TRUE(first.writes.empty());
    EXPECT_EQ(first.results, 1U);
    EXPECT_EQ(first.use, (InputUse{4, 0}));
}

TEST(LaunchFootprint, IsNoneWhereNothingIsRead) {
    EXPECT_FALSE(launch_footprint(filter(), {}).has_value());
}

TEST(ElementTiles, SpanWholeRowsWhereARunGoesOnInTheNext) {
    EXPECT_EQ(tile_around({{3, 9}}, 4), (ElementTile{0, 0, 4, 3}));
    EXPECT_EQ(tile_around({{5, 7}, {9, 11}}, 4), (ElementTile{1, 1, 3, 3}));
    EXPECT_EQ(tile_around({{5, 7}, {9, 11}}, 0), (ElementTile{5, 0, 11, 1}));
    EXPECT_EQ(tile_around({}, 4), ElementTile());
    EXPECT_EQ(row_elements({{5, 7}, {9, 11}, {13, 15}, {20, 21}}), 4U);
    EXPECT_EQ(row_elements({{5, 7}}), 0U);
}

} // namespace
} // namespace lockstep
