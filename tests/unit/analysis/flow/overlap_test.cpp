#include "core/analysis/flow/overlap_figures.h"

#include "core/warp/reconstruct.h"

#include "tests/support/trace_text.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>

namespace lockstep {
namespace {

constexpr int radius = 2;
constexpr std::uint64_t in_base = 1 << 20;
constexpr std::uint64_t out_base = 1 << 24;

struct Shape {
    int width;
    int height;
};

/// Makes a kernel with `reads` loads and a guarded store on an image of floats. The logs are still missing.
Trace stencil(Shape image, int reads) {
    const std::string bytes = std::to_string(4 * image.width * image.height);
    std::string loads;
    for (int i = 0; i < reads; ++i) {
        loads += " R";
    }
    return test::trace_of(
        "object in global " + std::to_string(in_base) + " " + bytes + "\nobject out global " +
        std::to_string(out_base) + " " + bytes +
        "\nsite R read global float 3\nsite C branch 4\nsite W write global float 5\ngroup 1\n"
        "kernel {" +
        loads + " if C { W } { } }\nlog\n-\n");
}

std::uint64_t element(Shape image, int x, int y) {
    return 4 * static_cast<std::uint64_t>(std::clamp(y, 0, image.height - 1) * image.width +
                                          std::clamp(x, 0, image.width - 1));
}

/// Fills the trace with logs: calls `log(group x, group y, local x, local y)` for every work-item in trace
/// order.
template <class Log>
Trace logged(Trace trace, Shape groups, Shape local, Log log) {
    std::vector<std::vector<Event>> logs;
    for (int g = 0; g < groups.width * groups.height; ++g) {
        for (int i = 0; i < local.width * local.height; ++i) {
            logs.push_back(log(g % groups.width, g / groups.width, i % local.width, i / local.width));
        }
    }
    const auto wide = static_cast<std::uint64_t>(local.width);
    const auto high = static_cast<std::uint64_t>(local.height);
    trace.range = {2,
                   {wide * static_cast<std::uint64_t>(groups.width),
                    high * static_cast<std::uint64_t>(groups.height), 1},
                   {wide, high, 1}};
    test::set_logs(trace, logs);
    return trace;
}

void finish(std::vector<Event>& log, bool writes, std::uint64_t offset) {
    log.push_back(make_event(Site(1), writes ? 1 : 0));
    if (writes) {
        log.push_back(make_event(Site(2), out_base + offset));
    }
}

/// Makes the trace of a naive filter: every work-item reads its whole neighbourhood and writes one result.
Trace naive(Shape local) {
    const Shape image{3 * local.width, std::max(3 * local.height, 5)};
    const Shape groups{3, (image.height + local.height - 1) / local.height};
    return logged(stencil(image, 25), groups, local, [=](int gx, int gy, int lx, int ly) {
        const int x = gx * local.width + lx;
        const int y = gy * local.height + ly;
        std::vector<Event> log;
        log.reserve(25);
        for (int i = 0; i < 25; ++i) {
            log.push_back(
                make_event(Site(0), in_base + element(image, x + i % 5 - radius, y + i / 5 - radius)));
        }
        finish(log, y < image.height, element(image, x, y));
        return log;
    });
}

/// Makes the trace of a separable filter: each work-item sums a column. The first two and the last two
/// work-items of a row compute no result.
Trace separable(Shape local) {
    const int results = local.width - 2 * radius;
    const Shape image{3 * results, std::max(3 * local.height, 5)};
    const Shape groups{3, (image.height + local.height - 1) / local.height};
    return logged(stencil(image, 5), groups, local, [=](int gx, int gy, int lx, int ly) {
        const int x = gx * results + lx - radius;
        const int y = gy * local.height + ly;
        std::vector<Event> log;
        for (int i = -radius; i <= radius; ++i) {
            log.push_back(make_event(Site(0), in_base + element(image, x, y + i)));
        }
        finish(log, lx >= radius && lx < local.width - radius && y < image.height, element(image, x, y));
        return log;
    });
}

Overlap overlap_of(const Trace& trace, std::size_t shares = 1) {
    std::vector<std::unique_ptr<OverlapFigures>> figures;
    std::vector<LaunchMemory> launches(shares);
    for (std::size_t i = 0; i < shares; ++i) {
        figures.push_back(std::make_unique<OverlapFigures>(trace));
    }
    GroupSteps steps;
    GroupMemory memory;
    for (std::uint64_t g = group_count(trace.range); g-- > 0;) {
        EXPECT_TRUE(reconstruct(trace, Group(g), {32}, steps).ok());
        memory.read(steps, trace);
        launches[g % shares].add(memory);
        figures[g % shares]->add(steps, memory);
    }
    for (std::size_t i = 1; i < shares; ++i) {
        figures[0]->merge(*figures[i]);
        launches[0].merge(launches[i]);
    }
    return figures[0]->overlap(launches[0]);
}

TEST(Overlap, TheHaloOfATileIsThatOfTheTextbook) {
    EXPECT_NEAR(overlap_of(naive({256, 1})).tiles.value().halo(), 4.078125, 1e-12);
    EXPECT_NEAR(overlap_of(naive({64, 4})).tiles.value().halo(), 1.125, 1e-12);
    EXPECT_NEAR(overlap_of(naive({16, 16})).tiles.value().halo(), 0.5625, 1e-12);
    EXPECT_EQ(overlap_of(naive({16, 16})).tiles.value().redundant_work(), 0.0);
}

TEST(Overlap, TheRedundantWorkOfColumnsFirstIsThatOfTheTextbook) {
    EXPECT_NEAR(overlap_of(separable({256, 1})).tiles.value().redundant_work(), 0.015625, 1e-12);
    EXPECT_NEAR(overlap_of(separable({64, 4})).tiles.value().redundant_work(), 0.0625, 1e-12);
    EXPECT_NEAR(overlap_of(separable({16, 16})).tiles.value().redundant_work(), 0.25, 1e-12);
}

TEST(Overlap, IsTheSameHoweverTheGroupsAreShared) {
    const Trace trace = separable({16, 16});
    EXPECT_EQ(overlap_of(trace, 1), overlap_of(trace, 2));
    EXPECT_EQ(overlap_of(trace, 1), overlap_of(trace, 3));
}

TEST(Overlap, ReadAgainIsWhatGroupsReadBeyondTheFirst) {
    // 48x48 elements in tiles of 16x16. A tile reads two more elements on each side that has a neighbour.
    const std::uint64_t inner = 400;
    const std::uint64_t side = 360;
    const std::uint64_t corner = 324;
    EXPECT_EQ(overlap_of(naive({16, 16})).reread_bytes(), 4 * (inner + 4 * side + 4 * corner - 48UL * 48));
}

TEST(Overlap, TheFullGroupLiesInsideAndReadsLoadsAsOftenAsItsItems) {
    const Trace trace = naive({16, 16});
    const Overlap overlap = overlap_of(trace);
    EXPECT_EQ(overlap.tiles, (Tiles{0, 1, 4, 256, 400, 0, 256}));
    EXPECT_EQ(overlap.reads.at(0).bytes, 4U * 48 * 48);
    GroupSteps steps;
    ASSERT_TRUE(reconstruct(trace, Group(4), {32}, steps).ok());
    EXPECT_EQ(input_use(steps, FaultyEvents(steps, trace), trace, 0), (InputUse{25UL * 256, 0}));
}

TEST(Overlap, AHelperReadsTheInputAndWritesNothing) {
    const Trace trace = separable({16, 16});
    GroupSteps steps;
    ASSERT_TRUE(reconstruct(trace, Group(4), {32}, steps).ok());
    EXPECT_EQ(input_use(steps, FaultyEvents(steps, trace), trace, 0), (InputUse{5UL * 256, 64}));
    EXPECT_EQ(input_use(steps, FaultyEvents(steps, trace), trace, 1).helpers, 0U)
        << "nobody reads the output";
}

TEST(Overlap, SaysOfWhichInputBytesAreReadAgain) {
    // Both groups read b's first element; each reads two different elements of a.
    const Overlap overlap = overlap_of(
        test::trace_of("object a global 4096 16\nobject b global 8192 16\nsite A read global float 3\n"
                       "site B read global float 4\ngroup 2\nkernel { A B }\nlog\n"
                       "A:4096 B:8192\nA:4100 B:8192\nA:4104 B:8192\nA:4108 B:8196"));
    EXPECT_EQ(overlap.reads, (std::vector<ObjectReads>{{0, 16, 0}, {1, 8, 4}}));
    EXPECT_EQ(overlap.reread_bytes(), 4U);
}

constexpr const char* copy =
    "object in global 4096 64\nobject out global 8192 64\n"
    "site R read global float 3\nsite W write global float 4\ngroup 2\nkernel { R W }\nlog\n";

TEST(Overlap, GroupsThatKeepToTheirOwnOverlapInNothing) {
    const Overlap overlap = overlap_of(
        test::trace_of(std::string(copy) + "R:4096 W:8192\nR:4100 W:8196\nR:4104 W:8200\nR:4108 W:8204"));
    EXPECT_EQ(overlap, (Overlap{Tiles{0, 1, 0, 2, 2, 0, 2}, {{0, 16, 0}}}));
}

TEST(Overlap, WithoutATileInTheInputThereIsNoHalo) {
    // A transpose: a group writes different elements from those that it reads.
    const Overlap overlap = overlap_of(
        test::trace_of(std::string(copy) + "R:4096 W:8192\nR:4100 W:8208\nR:4104 W:8196\nR:4108 W:8212"));
    EXPECT_FALSE(overlap.tiles.has_value());
    // A reduction: the number of elements changes.
    Trace reduction =
        test::trace_of(std::string(copy) + "R:4096 W:8192\nR:4100 W:8196\nR:4104 W:8200\nR:4108 W:8204");
    reduction.objects[1].size_bytes = 16;
    EXPECT_FALSE(overlap_of(reduction).tiles.has_value());
    // The last pass of a reduction: one group, one result.
    const Overlap last = overlap_of(test::trace_of(std::string(copy) + "R:4096 W:8192\nR:4100 W:8192"));
    EXPECT_FALSE(last.tiles.has_value());
}

TEST(Overlap, NamesTheElementsOfEachObject) {
    const Trace trace = test::trace_of(std::string(copy) + "R:4104 W:8192\nR:4096 W:8196");
    GroupSteps steps;
    GroupMemory memory;
    ASSERT_TRUE(reconstruct(trace, Group(0), {32}, steps).ok());
    memory.read(steps, trace);
    EXPECT_EQ(group_footprint(steps, memory, trace),
              (std::vector<ObjectFootprint>{{0, {{0, 1}, {2, 3}}, {}}, {1, {}, {{0, 2}}}}));
}

/// Compares group_footprint with a set of addresses.
TEST(Overlap, EqualsASetOfElements) {
    const Trace trace = separable({16, 16});
    GroupSteps steps;
    GroupMemory memory;
    for (std::uint64_t g = 0; g < group_count(trace.range); ++g) {
        ASSERT_TRUE(reconstruct(trace, Group(g), {32}, steps).ok());
        memory.read(steps, trace);
        std::vector<std::uint64_t> reads;
        for (std::uint64_t item = g * 256; item < (g + 1) * 256; ++item) {
            for (const Event event : trace.events_of(WorkItem(item))) {
                if (event_site(event) == Site(0)) {
                    reads.push_back((event_payload(event) - in_base) / 4);
                }
            }
        }
        std::sort(reads.begin(), reads.end());
        reads.erase(std::unique(reads.begin(), reads.end()), reads.end());
        std::vector<std::uint64_t> elements;
        const std::vector<ObjectFootprint> footprints = group_footprint(steps, memory, trace);
        for (const ElementRange& range : footprints.at(0).reads) {
            for (std::uint64_t e = range.first; e < range.end; ++e) {
                elements.push_back(e);
            }
        }
        EXPECT_EQ(elements, reads) << g;
    }
}

} // namespace
} // namespace lockstep
