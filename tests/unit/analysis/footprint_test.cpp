#include "core/analysis/footprint.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// A filter of radius 2 over a picture of 64 x 64 in groups of some shape: what the instrumented kernel would
/// leave behind, made by plain C++.
struct Filter {
    static constexpr std::uint64_t side = 64;
    static constexpr std::int64_t radius = 2;
    static constexpr std::uint64_t out_base = 1 << 20;
    Trace trace;

    /// Helpers: the outermost columns of a group write nothing, and groups overlap by them.
    Filter(std::uint64_t width, std::uint64_t height, std::int64_t helpers = 0) {
        trace.range.global = {side, side, 1};
        trace.range.local = {width, height, 1};
        SiteInfo read{.kind = SiteKind::read, .space = Space::global, .line = 3};
        read.pieces = {{0, 4}};
        SiteInfo write = read;
        write.kind = SiteKind::write;
        trace.program.sites = {read, write};
        ObjectInfo input{
            .name = "in", .element = {Scalar::float32, 1}, .base = 0, .size_bytes = side * side * 4};
        ObjectInfo output = input;
        output.base = out_base;
        trace.objects = {input, output};
        log(width, height, helpers);
    }

private:
    void log(std::uint64_t width, std::uint64_t height, std::int64_t helpers) {
        std::vector<std::uint64_t> events;
        std::vector<std::uint64_t> offsets{0};
        for (std::uint64_t group = 0; group < side / width * (side / height); ++group) {
            for (std::uint64_t item = 0; item < width * height; ++item) {
                const auto column = static_cast<std::int64_t>(item % width);
                const auto x = static_cast<std::int64_t>(group % (side / width) * width) + column;
                const auto y = static_cast<std::int64_t>(group / (side / width) * height + item / width);
                add_reads(x, y, events);
                if (column >= helpers && column < static_cast<std::int64_t>(width) - helpers) {
                    events.push_back(make_event(Site(1), out_base + element(x, y) * 4));
                }
                offsets.push_back(events.size());
            }
        }
        trace.events = column_of(events);
        trace.offsets = column_of(offsets);
    }
    static std::uint64_t element(std::int64_t x, std::int64_t y) {
        return static_cast<std::uint64_t>(y) * side + static_cast<std::uint64_t>(x);
    }
    static void add_reads(std::int64_t x, std::int64_t y, std::vector<std::uint64_t>& events) {
        const auto most = static_cast<std::int64_t>(side) - 1;
        for (std::int64_t dy = -radius; dy <= radius; ++dy) {
            for (std::int64_t dx = -radius; dx <= radius; ++dx) {
                events.push_back(make_event(Site(0), element(std::clamp<std::int64_t>(x + dx, 0, most),
                                                             std::clamp<std::int64_t>(y + dy, 0, most)) *
                                                         4));
            }
        }
    }
    static Column64 column_of(const std::vector<std::uint64_t>& numbers) {
        Column64 column(numbers.size());
        std::ranges::copy(numbers, column.span().begin());
        return column;
    }
};

TEST(Footprint, a_group_of_16x16_reads_56_25_percent_more_than_its_own_tile) {
    const Filter filter(16, 16);
    const auto objects = footprint_objects(filter.trace);
    ASSERT_TRUE(objects.has_value());
    EXPECT_EQ(filter.trace.objects[objects->input].base, 0U);
    const GroupFootprint inner = footprint(filter.trace, Group(5), *objects);
    EXPECT_EQ(inner.written.size(), 256U);
    EXPECT_EQ(inner.read.size(), 400U);
    EXPECT_EQ(inner.reads, 25U * 256U);
    EXPECT_DOUBLE_EQ(inner.halo(), 0.5625);
    EXPECT_DOUBLE_EQ(inner.redundant_work(), 0);
}

TEST(Footprint, a_group_at_the_border_has_less_halo) {
    const Filter filter(16, 16);
    const auto objects = footprint_objects(filter.trace);
    EXPECT_EQ(footprint(filter.trace, Group(0), *objects).read.size(), 18U * 18U);
}

TEST(Footprint, helper_columns_of_16x16_are_a_quarter_of_the_work) {
    const Filter filter(16, 16, 2);
    const auto objects = footprint_objects(filter.trace);
    EXPECT_DOUBLE_EQ(footprint(filter.trace, Group(5), *objects).redundant_work(), 0.25);
    EXPECT_DOUBLE_EQ(launch_footprint(filter.trace, *objects).redundant_work, 0.25);
}

TEST(Footprint, of_a_launch_counts_readers_and_what_is_read_again) {
    const Filter filter(16, 16);
    const auto objects = footprint_objects(filter.trace);
    const LaunchFootprint all = launch_footprint(filter.trace, *objects);
    EXPECT_EQ(all.row, 64U);
    EXPECT_EQ(all.readers[8 * 64 + 8], 1U) << "inside a tile";
    EXPECT_EQ(all.readers[8 * 64 + 16], 2U) << "at an edge";
    EXPECT_EQ(all.readers[16 * 64 + 16], 4U) << "at a corner";
    EXPECT_EQ(all.read_bytes, 64U * 64U * 4U);
    // 4 groups across read 18 + 20 + 20 + 18 columns, and as many rows down
    EXPECT_EQ(all.reread_bytes, (76U * 76U - 64U * 64U) * 4U);
    EXPECT_DOUBLE_EQ(all.halo, 0.5625);
    EXPECT_EQ(all.own[5], (ElementTile{16, 16, 32, 32}));
    EXPECT_EQ(all.read[5], (ElementTile{14, 14, 34, 34}));
}

TEST(Footprint, needs_a_buffer_that_is_only_read_beside_one_that_is_written) {
    Filter filter(16, 16);
    filter.trace.program.sites[0].kind = SiteKind::write;
    EXPECT_FALSE(footprint_objects(filter.trace).has_value());
}

} // namespace
} // namespace lockstep
