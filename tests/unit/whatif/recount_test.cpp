#include "core/session/pipeline.h"
#include "core/whatif/map_cycles.h"
#include "core/whatif/recount.h"
#include "tests/support/trace_text.h"

#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

namespace lockstep::test {
namespace {

/// A launch of one group of 32 work-items. Each work-item accesses one address per site.
struct World {
    std::string objects = "object tile local 0 4096\n";
    std::string sites = "site A read local float 1\n";
    std::string kernel = "A";
    ValueType element = {Scalar::float32, 1};
    std::uint32_t row = 32;
    HardwareModel hardware = {};

    /// Returns the accesses if work-item `l` logs `events(l)`.
    template <class Events>
    [[nodiscard]] std::shared_ptr<const LocalRequests> run(const Events& events) const {
        std::string text = "group 32\n" + objects + sites + "kernel { " + kernel + " }\nlog\n";
        for (std::uint32_t item = 0; item < 32; ++item) {
            text += events(item) + "\n";
        }
        Recording recording;
        recording.launches.push_back(trace_of(text));
        for (ObjectInfo& object : recording.launches.front().objects) {
            object.element = element;
            object.row_elements = object.name == "tile" ? row : 0;
            object.alignment = size_bytes(element);
        }
        const auto session =
            analyse(std::make_shared<const Recording>(std::move(recording)), hardware, {}, 1);
        return *local_requests(*session, 0);
    }
};

std::string reads_a_column(std::uint32_t item) {
    return "A:" + std::to_string(item * 128);
}

Recounted padded(const LocalRequests& requests, std::uint32_t words) {
    return what_if(requests, 0, {.row = 0, .pad_words = {words}, .swizzles = {}}).paddings.front().figures;
}

Recounted swizzled(const LocalRequests& requests, const char* name) {
    return what_if(requests, 0, {.row = 0, .pad_words = {}, .swizzles = {*swizzle_named(name)}})
        .swizzles.front()
        .figures;
}

TEST(Recount, of_a_column_of_a_tile_takes_as_many_passes_as_padding_and_banks_share) {
    const auto requests = World().run(reads_a_column);
    const std::pair<std::uint32_t, std::uint64_t> passes[] = {{0, 32}, {1, 1},   {2, 2},  {3, 1},  {4, 4},
                                                              {8, 8},  {16, 16}, {31, 1}, {32, 32}};
    for (const auto& [padding, expected] : passes) {
        const Recounted figures = padded(*requests, padding);
        EXPECT_EQ(figures.array.wavefronts, expected) << padding;
        EXPECT_EQ(figures.array.conflicts, expected - 1) << padding;
        EXPECT_EQ(figures.group_bytes, 32 * (32 + padding) * 4) << padding;
    }
}

TEST(Recount, of_swizzles_takes_fewer_passes_the_more_bits_of_the_row_they_use) {
    const auto requests = World().run(reads_a_column);
    const std::pair<const char*, std::uint64_t> passes[] = {
        {"none", 32},      {"xor1", 16},     {"xor3", 8},     {"xor7", 4},
        {"xor15", 2},      {"xor", 1},       {"xor31", 1},    {"xor15-down1", 2},
        {"xor7-down2", 4}, {"xor15-up1", 2}, {"xor7-up2", 4}, {"xor3-up2", 8}};
    for (const auto& [name, expected] : passes) {
        const Recounted figures = swizzled(*requests, name);
        EXPECT_EQ(figures.array.wavefronts, expected) << name;
        EXPECT_EQ(figures.group_bytes, 4096U) << name;
    }
}

TEST(Recount, moves_what_lies_behind_the_array_and_counts_it_for_the_launch_only) {
    World world;
    world.objects += "object other local 4096 256\n";
    world.sites += "site B read local float 2\n";
    world.kernel = "A B";
    const auto requests = world.run([](std::uint32_t item) {
        return reads_a_column(item) + " B:" + std::to_string(4096 + item % 2 * 128);
    });
    const Recounted figures = padded(*requests, 1);
    EXPECT_EQ(figures.array.wavefronts, 1U);
    EXPECT_EQ(figures.launch.wavefronts, 3U); // two words of one bank of `other`
    EXPECT_EQ(figures.group_bytes, 32U * 33 * 4 + 256);
}

TEST(Recount, of_one_dimension_pads_after_the_banks_and_ends_with_the_last_element) {
    World world;
    world.row = 0;
    world.objects = "object s local 0 1024\n";
    const auto requests = world.run([](std::uint32_t item) { return "A:" + std::to_string(item * 32); });
    const WhatIf tried = what_if(*requests, 0, {.row = 0, .pad_words = {0, 1}, .swizzles = {}});
    EXPECT_EQ(tried.row, 32U);
    EXPECT_EQ(tried.paddings[0].figures.array.wavefronts, 8U);
    EXPECT_EQ(tried.paddings[1].figures.array.wavefronts, 1U);
    EXPECT_EQ(tried.paddings[1].figures.group_bytes, 1024U + 7 * 4);
    EXPECT_EQ(
        what_if(*requests, 0, {.row = 16, .pad_words = {1}, .swizzles = {}}).paddings[0].figures.group_bytes,
        1024U + 15 * 4);
}

TEST(Recount, with_rows_of_one_element_is_a_stride) {
    World world;
    world.row = 0;
    const auto requests = world.run([](std::uint32_t item) { return "A:" + std::to_string(item * 4); });
    const WhatIf tried = what_if(*requests, 0, {.row = 1, .pad_words = {1, 3, 31}, .swizzles = {}});
    EXPECT_EQ(tried.paddings[0].figures.array.wavefronts, 2U);
    EXPECT_EQ(tried.paddings[1].figures.array.wavefronts, 4U);
    EXPECT_EQ(tried.paddings[2].figures.refused, MapRefusal::too_large); // 128 KiB
}

TEST(Recount, refuses_a_padding_that_is_not_a_whole_number_of_elements) {
    World world;
    world.sites = "site A read local double 1\n";
    world.element = {Scalar::float64, 1};
    const auto requests = world.run([](std::uint32_t item) { return "A:" + std::to_string(item * 64); });
    EXPECT_EQ(padded(*requests, 1).refused, MapRefusal::splits_element);
    EXPECT_FALSE(padded(*requests, 2).refused.has_value());
}

TEST(Recount, refuses_what_would_tear_or_misalign_a_vector_access) {
    World world;
    world.sites = "site A read local float4 1\n";
    const auto requests = world.run([](std::uint32_t item) { return "A:" + std::to_string(item * 128); });
    EXPECT_EQ(padded(*requests, 1).refused, MapRefusal::breaks_access); // row 1 starts at 132
    EXPECT_FALSE(padded(*requests, 4).refused.has_value());
    EXPECT_EQ(swizzled(*requests, "xor1").refused, MapRefusal::breaks_access);
    EXPECT_FALSE(swizzled(*requests, "xor7-up2").refused.has_value());
}

TEST(Recount, refuses_a_swizzle_that_leaves_the_row) {
    World world;
    world.row = 33;
    world.objects = "object tile local 0 4224\n";
    const auto requests = world.run([](std::uint32_t item) { return "A:" + std::to_string(item * 132); });
    EXPECT_EQ(swizzled(*requests, "xor1").refused, MapRefusal::elements_meet);
    EXPECT_FALSE(swizzled(*requests, "none").refused.has_value());
    EXPECT_FALSE(padded(*requests, 1).refused.has_value());
}

TEST(Recount, refuses_an_array_whose_accesses_leave_it) {
    World world;
    const auto requests = world.run(
        [](std::uint32_t item) { return (item == 3 ? "!out_of_bounds:A:0 " : "") + reads_a_column(item); });
    EXPECT_EQ(padded(*requests, 1).refused, MapRefusal::outside);
    EXPECT_EQ(padded(*requests, 0).array.wavefronts, 32U);
}

TEST(Recount, refuses_more_local_memory_than_the_hardware_has) {
    World world;
    world.hardware.most_group_local = 4200;
    const auto requests = world.run(reads_a_column);
    EXPECT_EQ(padded(*requests, 1).refused, MapRefusal::too_large);
    EXPECT_FALSE(padded(*requests, 0).refused.has_value());
}

TEST(Recount, has_no_row_for_elements_that_do_not_fill_the_banks_evenly) {
    World world;
    world.row = 0;
    world.element = {Scalar::bytes, 12};
    world.objects = "object s local 0 384\n";
    const auto requests = world.run([](std::uint32_t item) { return "A:" + std::to_string(item * 12); });
    EXPECT_EQ(padded(*requests, 3).refused, MapRefusal::no_row);
    const WhatIf named = what_if(*requests, 0, {.row = 8, .pad_words = {3}, .swizzles = {}});
    EXPECT_FALSE(named.paddings.front().figures.refused.has_value());
}

TEST(Recount, prefers_fewer_passes_then_fewer_bytes_then_the_first) {
    const auto requests = World().run(reads_a_column);
    const auto best = [&](std::vector<std::uint32_t> pads, std::vector<Swizzle> named) {
        const WhatIf tried =
            what_if(*requests, 0, {.row = 0, .pad_words = std::move(pads), .swizzles = std::move(named)});
        const TriedMap* const one = best_of(tried);
        return one->is_swizzle ? std::string(one->swizzle.name) : std::to_string(one->pad_words);
    };
    EXPECT_EQ(best({0, 2, 4}, {}), "2");
    EXPECT_EQ(best({5, 1, 3}, {}), "1");
    EXPECT_EQ(best({1}, {*swizzle_named("xor"), *swizzle_named("xor31")}), "xor");
    EXPECT_EQ(best({0}, {*swizzle_named("none")}), "0");
}

TEST(Recount, simulates_the_passes_of_a_layout) {
    const auto requests = World().run(reads_a_column);
    WhatIf tried = what_if(*requests, 0, {.row = 0, .pad_words = {0, 1, 3, 32}, .swizzles = {}});
    ASSERT_TRUE(simulate_maps(*requests, tried).ok());
    const auto recorded = requests->session->analysis(0).model.simulation->cycles;
    EXPECT_EQ(tried.paddings[0].cycles, recorded);
    EXPECT_EQ(tried.paddings[1].cycles, recorded - 31); // one warp, which waits for each pass
    EXPECT_EQ(tried.paddings[2].cycles, recorded - 31);
    EXPECT_EQ(tried.paddings[3].cycles, recorded);
}

TEST(ArrayMaps, have_a_name_for_each_swizzle_and_none_for_others) {
    for (const Swizzle& swizzle : swizzles) {
        EXPECT_EQ(swizzle_named(swizzle.name), swizzle);
    }
    EXPECT_EQ(swizzle_named("xor2"), std::nullopt);
}

} // namespace
} // namespace lockstep::test
