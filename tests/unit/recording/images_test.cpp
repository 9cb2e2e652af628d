// Kernels with images and samplers, recorded on the device: its own reads are what the logged texels are
// compared with.
#include "core/session/record.h"

#include "core/analysis/image_requests.h"
#include "core/experiments/building_blocks.h"
#include "core/session/pipeline.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <set>

namespace lockstep {
namespace {

constexpr std::uint32_t width = 5;
constexpr std::uint32_t height = 4;

/// An image of floats, each texel's value its index plus one: no texel (a border) reads as 0.
Argument numbered_image(const std::string& name) {
    std::vector<float> values;
    for (std::uint32_t i = 0; i < width * height; ++i) {
        values.push_back(static_cast<float>(i + 1));
    }
    return {.name = name,
            .kind = ArgumentKind::image,
            .access = Access::read_only,
            .bytes = bytes_of(values),
            .size_bytes = values.size() * sizeof(float),
            .format = {ChannelOrder::r, ChannelType::float32},
            .width = width,
            .height = height};
}

Argument sampler_argument(const SamplerSettings& settings) {
    return {.name = "smp", .kind = ArgumentKind::sampler, .sampler = settings};
}

Argument image_output(const std::string& name) {
    Argument image = numbered_image(name);
    image.access = Access::write_only;
    image.bytes.clear();
    return image;
}

Launch launch_of(const std::string& source, std::vector<Argument> arguments, std::uint64_t items) {
    return {.source = {"test.cl", source, ""},
            .kernel = "k",
            .range = {1, {items, 1, 1}, {items, 1, 1}},
            .arguments = std::move(arguments)};
}

Trace recorded(const Launch& launch) {
    auto trace = record(launch, {.time_plain = false});
    EXPECT_TRUE(trace.ok()) << (trace.ok() ? ""
                                           : trace.error().detail + (trace.error().arguments.empty()
                                                                         ? ""
                                                                         : trace.error().arguments[0]));
    return trace.ok() ? std::move(*trace) : Trace{};
}

/// Payloads of a work-item's image accesses, in order.
std::vector<std::uint64_t> image_payloads(const Trace& trace, std::uint64_t item) {
    std::vector<std::uint64_t> payloads;
    for (const Event event : trace.events_of(WorkItem(item))) {
        if (!is_fault(event) && is_image_access(trace.program.sites[event_site(event).index()].kind)) {
            payloads.push_back(event_payload(event));
        }
    }
    return payloads;
}

const char* const reading =
    "__kernel void k(read_only image2d_t src, sampler_t smp, __global const float2* at,"
    "                __global float* out) {\n"
    "    int i = get_global_id(0);\n"
    "    out[i] = read_imagef(src, smp, at[i]).x;\n"
    "}\n";

/// Coordinates in and around the image, where floor() and its edges matter.
std::vector<float> coordinates(bool normalized) {
    std::vector<float> all;
    for (float y = -2.25F; y < 6.5F; y += 0.75F) {
        for (float x = -3.25F; x < 8; x += 0.5F) {
            all.push_back(normalized ? x / width : x);
            all.push_back(normalized ? y / height : y);
        }
    }
    return all;
}

Launch reading_launch(const SamplerSettings& settings, const std::vector<float>& at) {
    Argument points = input_argument("at", at);
    points.type = {Scalar::float32, 2};
    const std::uint64_t items = at.size() / 2;
    return launch_of(reading,
                     {numbered_image("src"), sampler_argument(settings), std::move(points),
                      output_argument("out", {Scalar::float32, 1}, items)},
                     items);
}

TEST(Images, TheLoggedTexelIsTheOneThatTheDeviceReads) {
    for (const bool normalized : {false, true}) {
        for (const SamplerAddress address : {SamplerAddress::clamp_to_edge, SamplerAddress::clamp}) {
            const Launch launch = reading_launch({normalized, address, false}, coordinates(normalized));
            const Trace trace = recorded(launch);
            const auto read = values_in<float>(trace.outputs.at(0).instrumented);
            EXPECT_EQ(read, values_in<float>(trace.outputs.at(0).plain));
            std::set<float> seen;
            for (std::uint64_t item = 0; item < item_count(trace.range); ++item) {
                const auto payloads = image_payloads(trace, item);
                ASSERT_EQ(payloads.size(), 1U);
                const auto texels = texels_touched(payloads[0], trace);
                ASSERT_EQ(texels.size(), read[item] == 0 ? 0U : 1U) << item;
                if (!texels.empty()) {
                    EXPECT_EQ(static_cast<float>(texels[0] + 1), read[item]) << item;
                }
                seen.insert(read[item]);
            }
            EXPECT_GE(seen.size(), width * height);
        }
    }
}

/// What OpenCL 1.2 section 8.2 makes of one coordinate, with real numbers.
std::set<int> texels_of_axis(double at, int size, const SamplerSettings& settings) {
    double u = settings.normalized ? at * size : at;
    if (settings.address == SamplerAddress::repeat) {
        u = (at - std::floor(at)) * size;
    } else if (settings.address == SamplerAddress::mirrored_repeat) {
        u = std::fabs(at - 2 * std::nearbyint(at / 2)) * size;
    }
    std::set<int> texels;
    const double first = std::floor(settings.linear ? u - 0.5 : u);
    for (double i = first; i <= first + (settings.linear ? 1 : 0); ++i) {
        int texel = static_cast<int>(i);
        if (settings.address == SamplerAddress::repeat) {
            texel = (texel + size) % size;
        } else if (settings.address != SamplerAddress::clamp) {
            texel = std::clamp(texel, 0, size - 1);
        } else if (texel < 0 || texel >= size) {
            continue;
        }
        texels.insert(texel);
    }
    return texels;
}

TEST(Images, EveryAddressModeAndFilterFollowsTheSpecification) {
    for (const bool linear : {false, true}) {
        for (const SamplerAddress address : {SamplerAddress::clamp_to_edge, SamplerAddress::clamp,
                                             SamplerAddress::repeat, SamplerAddress::mirrored_repeat}) {
            const SamplerSettings settings{true, address, linear};
            // Away from where rounding decides.
            std::vector<float> at = coordinates(true);
            for (float& coordinate : at) {
                coordinate += 0.003F;
            }
            const Launch launch = reading_launch(settings, at);
            auto trace = record(launch, {.time_plain = false});
            if (!trace.ok()) {
                continue; // a device may refuse a mode
            }
            for (std::uint64_t item = 0; item < item_count(trace->range); ++item) {
                std::set<TexelIndex> expected;
                for (const int y : texels_of_axis(at[2 * item + 1], height, settings)) {
                    for (const int x : texels_of_axis(at[2 * item], width, settings)) {
                        expected.insert(static_cast<TexelIndex>(y) * width + static_cast<TexelIndex>(x));
                    }
                }
                const auto logged = texels_touched(image_payloads(*trace, item).at(0), *trace);
                EXPECT_EQ(std::set<TexelIndex>(logged.begin(), logged.end()), expected)
                    << at[2 * item] << ' ' << at[2 * item + 1] << ' ' << static_cast<int>(address) << linear;
                EXPECT_EQ(logged.size(), expected.size());
            }
        }
    }
}

const char* const copying =
    "__constant sampler_t outer = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | "
    "CLK_FILTER_NEAREST;\n"
    "float4 left_of(read_only image2d_t src, sampler_t smp, int2 at) { return read_imagef(src, smp, at - "
    "(int2)(1, 0)); }\n"
    "__kernel void k(write_only image2d_t dst, read_only image2d_t src) {\n"
    "    const sampler_t inner = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;\n"
    "    int2 at = (int2)(get_global_id(0) % get_image_width(src), get_global_id(0) / "
    "get_image_width(src));\n"
    "    float4 sum = left_of(src, inner, at) + left_of(src, outer, at);\n"
    "    sum += read_imagef(src, CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST, at);\n"
    "    write_imagef(dst, at, sum);\n"
    "}\n";

TEST(Images, HelpersAndConstantSamplersBringTheirSettingsAlong) {
    const Trace trace =
        recorded(launch_of(copying, {image_output("dst"), numbered_image("src")}, width * height));
    const auto written = values_in<float>(trace.outputs.at(0).instrumented);
    EXPECT_EQ(written, values_in<float>(trace.outputs.at(0).plain));
    for (std::uint64_t item = 0; item < width * height; ++item) {
        const auto payloads = image_payloads(trace, item);
        ASSERT_EQ(payloads.size(), 4U);
        float sum = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            for (const TexelIndex texel : texels_touched(payloads[i], trace)) {
                sum += static_cast<float>(texel + 1);
            }
        }
        EXPECT_EQ(texels_touched(payloads[3], trace), std::vector<TexelIndex>{item});
        EXPECT_EQ(written[item], sum);
        EXPECT_EQ(texels_of(payloads[3]).object, 0U);
        EXPECT_EQ(texels_of(payloads[0]).object, 1U);
    }
    EXPECT_EQ(trace.objects[1].space, Space::image);
    EXPECT_EQ(trace.objects[1].width, width);
}

TEST(Images, AnImageIsReadBetweenBarriersThatPartOfTheGroupMisses) {
    const char* const source =
        "void meet(read_only image2d_t src, sampler_t smp, __local float* s, int i) {\n"
        "    s[i] = read_imagef(src, smp, (int2)(i, 0)).x;\n"
        "    barrier(CLK_LOCAL_MEM_FENCE);\n"
        "}\n"
        "__kernel void k(read_only image2d_t src, __global float* out) {\n"
        "    __local float s[4];\n"
        "    int i = get_local_id(0);\n"
        "    const sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;\n"
        "    if (i < 3) {\n"
        "        const sampler_t own = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | "
        "CLK_FILTER_NEAREST;\n"
        "        meet(src, smp, s, i);\n"
        "        s[i] += read_imagef(src, own, (int2)(i, 1)).x;\n"
        "        out[i] = s[i];\n"
        "    }\n"
        "}\n";
    const Trace trace = recorded(
        launch_of(source, {numbered_image("src"), output_argument("out", {Scalar::float32, 1}, 4)}, 4));
    EXPECT_EQ(values_in<float>(trace.outputs.at(0).instrumented), (std::vector<float>{7, 9, 11, 0}));
    EXPECT_EQ(image_payloads(trace, 1).size(), 2U);
    EXPECT_TRUE(image_payloads(trace, 3).empty());
}

TEST(Images, RequestsAndTexelsAreCounted) {
    auto recording = std::make_shared<Recording>();
    recording->launches.push_back(
        recorded(launch_of(copying, {image_output("dst"), numbered_image("src")}, width * height)));
    const auto session = analyse(recording, {});
    ASSERT_TRUE(session.ok());
    std::vector<ImageFigures> figures;
    for (std::size_t i = 0; i < recording->launches[0].program.sites.size(); ++i) {
        if (is_image_access(recording->launches[0].program.sites[i].kind)) {
            figures.push_back((*session)->analysis(0).figures[i].image);
        }
    }
    // One warp of 20. Left of each texel, beyond the border: 16 in the helper's first call, and with the
    // edge's own texel instead: 16 distinct ones; both calls are one site.
    EXPECT_EQ(figures, (std::vector<ImageFigures>{{2, 32}, {1, 20}, {1, 20}}));
}

TEST(Images, AWriteOutsideIsAFindingAndGoesNowhere) {
    const Trace trace =
        recorded(launch_of("__kernel void k(write_only image2d_t dst) {\n"
                           "    write_imagef(dst, (int2)(get_global_id(0), 3), (float4)(1));\n}\n",
                           {image_output("dst")}, 8));
    auto recording = std::make_shared<Recording>();
    EXPECT_TRUE(trace.outputs.at(0).plain.empty());
    recording->launches.push_back(
        recorded(launch_of("__kernel void k(write_only image2d_t dst) {\n"
                           "    write_imagef(dst, (int2)(get_global_id(0), 3), (float4)(1));\n}\n",
                           {image_output("dst")}, 8)));
    const auto session = analyse(recording, {});
    ASSERT_TRUE(session.ok());
    const auto& findings = (*session)->analysis(0).findings;
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].kind, FindingKind::out_of_bounds);
    EXPECT_EQ(findings[0].place.object, "dst");
    EXPECT_EQ(findings[0].place.space, Space::image);
    EXPECT_EQ(findings[0].line, 2U);
    EXPECT_EQ(findings[0].count, 3U);
}

/// What a work-item's accesses to images moved, a colour each, in order.
std::vector<std::array<float, 4>> colours(const Trace& trace, std::uint64_t item) {
    std::vector<std::array<float, 4>> all;
    std::uint64_t slot = trace.value_offsets[item];
    for (const Event event : trace.events_of(WorkItem(item))) {
        if (is_fault(event)) {
            continue;
        }
        const SiteInfo& site = trace.program.sites[event_site(event).index()];
        if (is_image_access(site.kind)) {
            EXPECT_EQ(value_slots(site), 2U);
            std::memcpy(all.emplace_back().data(), &trace.values[slot], 16);
        }
        slot += value_slots(site);
    }
    EXPECT_EQ(slot, trace.value_offsets[item + 1]);
    return all;
}

TEST(Images, TheColoursThatAreReadAndWrittenAreLogged) {
    const Trace trace =
        recorded(launch_of(copying, {image_output("dst"), numbered_image("src")}, width * height));
    ASSERT_TRUE(trace.has_values());
    const auto written = values_in<float>(trace.outputs.at(0).instrumented);
    for (std::uint64_t item = 0; item < width * height; ++item) {
        const auto moved = colours(trace, item);
        ASSERT_EQ(moved.size(), 4U);
        EXPECT_EQ(moved[0][0], item % width == 0 ? 0 : static_cast<float>(item)) << "beyond the border: 0";
        EXPECT_EQ(moved[2][0], static_cast<float>(item + 1));
        EXPECT_EQ(moved[3][0], written[item]);
        EXPECT_EQ(moved[3][0], moved[0][0] + moved[1][0] + moved[2][0]);
    }
}

/// The findings of a kernel that writes texels of `dst`, in two groups of four.
std::vector<Finding> findings_of_writes(const std::string& body) {
    Launch launch = launch_of("__kernel void k(write_only image2d_t dst) {\n    int i = get_local_id(0);\n"
                              "    int g = get_group_id(0);\n" +
                                  body + "}\n",
                              {image_output("dst")}, 8);
    launch.range.local[0] = 4;
    auto recording = std::make_shared<Recording>();
    recording->launches.push_back(recorded(launch));
    const auto session = analyse(recording, {});
    EXPECT_TRUE(session.ok());
    return (*session)->analysis(0).findings;
}

TEST(Images, TwoWorkItemsThatWriteOneTexelRace) {
    const auto findings = findings_of_writes(
        "    write_imagef(dst, (int2)(i / 2, g), (float4)(i));\n    write_imagef(dst, (int2)(4, g), "
        "(float4)(7));\n");
    ASSERT_EQ(findings.size(), 2U);
    EXPECT_EQ(findings[0].kind, FindingKind::race);
    EXPECT_EQ(findings[0].severity, Severity::error);
    EXPECT_EQ(findings[0].place.space, Space::image);
    EXPECT_EQ(findings[0].place.object, "dst");
    EXPECT_EQ(findings[0].place.offset, 0);
    EXPECT_EQ(findings[0].line, 4U);
    EXPECT_EQ(findings[0].other_line, 4U);
    EXPECT_EQ(findings[0].count, 4U) << "items 1 and 3 of both groups";
    EXPECT_FALSE(findings[0].between_groups);
    EXPECT_EQ(findings[0].work_items, (std::vector<std::uint64_t>{0, 1, 2, 3, 4, 5, 6, 7}));
    EXPECT_EQ(findings[1].severity, Severity::note) << "all leave the same colour";
    EXPECT_EQ(findings[1].place.offset, 4 * 4);
    EXPECT_EQ(findings[1].line, 5U);
    EXPECT_EQ(findings[1].count, 6U);
}

TEST(Images, ABarrierOrdersTheWritesOfItsGroupAndNothingThoseOfGroups) {
    const std::string both = "    write_imagef(dst, (int2)(i, g), (float4)(1));\n"
                             "    barrier(CLK_GLOBAL_MEM_FENCE);\n"
                             "    write_imagef(dst, (int2)(3 - i, g), (float4)(2));\n";
    EXPECT_TRUE(findings_of_writes(both).empty());
    const auto findings = findings_of_writes("    write_imagef(dst, (int2)(i, 1), (float4)(g));\n");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_TRUE(findings[0].between_groups);
    EXPECT_EQ(findings[0].severity, Severity::error);
    EXPECT_EQ(findings[0].place.offset, 5 * 4);
    EXPECT_EQ(findings[0].count, 4U);
}

ErrorCode error_of(const Launch& launch) {
    const auto trace = record(launch, {.time_plain = false});
    EXPECT_FALSE(trace.ok());
    return trace.ok() ? ErrorCode::cancelled : trace.error().code;
}

TEST(Images, WhatIsNotCoveredIsRefusedWithItsLine) {
    const auto refused =
        record(launch_of("__kernel void k(__global float* out,\n read_only image3d_t src) {\n"
                         "    out[0] = 1;\n}\n",
                         {output_argument("out", {Scalar::float32, 1}, 1), numbered_image("src")}, 1));
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, ErrorCode::cannot_instrument);
    EXPECT_EQ(refused.error().place.line, 2U);
}

TEST(Images, ArgumentsThatDoNotFitAreNamed) {
    Argument huge = numbered_image("src");
    huge.width = 100000;
    const SamplerSettings edge;
    const std::vector<float> at{0, 0};
    for (const Argument& bad : {huge, input_argument("src", std::vector<float>{1})}) {
        Launch launch = reading_launch(edge, at);
        launch.arguments[0] = bad;
        EXPECT_EQ(error_of(launch), ErrorCode::bad_arguments);
    }
    Launch launch = reading_launch(edge, at);
    launch.arguments[0].bytes.pop_back();
    EXPECT_EQ(error_of(launch), ErrorCode::bad_arguments);
}

} // namespace
} // namespace lockstep
