// Tests kernels with images and samplers, recorded on the device: the device's own reads are compared with
// the logged texels.
#include "tests/unit/recorder/image_kernels.h"

#include "core/analysis/memory/image_requests.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <set>

namespace lockstep {
namespace {

using namespace test;

Argument sampler_argument(const SamplerSettings& settings) {
    return {.name = "smp", .kind = ArgumentKind::sampler, .sampler = settings};
}

const char* const reading =
    "__kernel void k(read_only image2d_t src, sampler_t smp, __global const float2* at,"
    "                __global float* out) {\n"
    "    int i = get_global_id(0);\n"
    "    out[i] = read_imagef(src, smp, at[i]).x;\n"
    "}\n";

/// Returns coordinates in and around the image, including values at which floor() changes.
std::vector<float> coordinates(bool normalized) {
    std::vector<float> all;
    for (int row = -3; row < 9; ++row) {
        for (int column = -7; column < 16; ++column) {
            const float x = 0.25F + 0.5F * static_cast<float>(column);
            const float y = 0.75F * static_cast<float>(row);
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
            EXPECT_GE(seen.size(), image_texels);
        }
    }
}

/// Returns the texels for one coordinate according to OpenCL 1.2 section 8.2, computed in double precision.
std::set<int> texels_of_axis(double at, int size, const SamplerSettings& settings) {
    double u = settings.normalized ? at * size : at;
    if (settings.address == SamplerAddress::repeat) {
        u = (at - std::floor(at)) * size;
    } else if (settings.address == SamplerAddress::mirrored_repeat) {
        u = std::fabs(at - 2 * std::nearbyint(at / 2)) * size;
    }
    std::set<int> texels;
    const int first = static_cast<int>(std::floor(settings.linear ? u - 0.5 : u));
    for (int i = first; i <= first + (settings.linear ? 1 : 0); ++i) {
        int texel = i;
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
            // Moves the coordinates away from values that depend on rounding.
            std::vector<float> at = coordinates(true);
            for (float& coordinate : at) {
                coordinate += 0.003F;
            }
            const Launch launch = reading_launch(settings, at);
            auto trace = record(launch, {.time_plain = false});
            if (!trace.ok()) {
                continue; // the device does not support this mode
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

TEST(Images, HelpersAndConstantSamplersBringTheirSettingsAlong) {
    const Trace trace =
        recorded(launch_of(copying, {image_output("dst"), numbered_image("src")}, image_texels));
    const auto written = values_in<float>(trace.outputs.at(0).instrumented);
    EXPECT_EQ(written, values_in<float>(trace.outputs.at(0).plain));
    for (std::uint64_t item = 0; item < image_texels; ++item) {
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

ErrorCode error_of(const Launch& launch) {
    const auto trace = record(launch, {.time_plain = false});
    EXPECT_FALSE(trace.ok());
    return trace.ok() ? ErrorCode::cancelled : trace.error().code;
}

TEST(Images, WhatIsNotCoveredIsRefusedWithItsLine) {
    const auto refused =
        record(launch_of("__kernel void k(__global float* out,\n read_only image2d_depth_t src) {\n"
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
    Argument line = numbered_image("src");
    line.shape = ImageShape::image1d_array;
    Launch launch = reading_launch(edge, at);
    launch.arguments[0] = line;
    EXPECT_EQ(error_of(launch), ErrorCode::bad_arguments) << "the kernel takes an image2d_t";
    launch = reading_launch(edge, at);
    launch.arguments[0].bytes.pop_back();
    EXPECT_EQ(error_of(launch), ErrorCode::bad_arguments);
}

} // namespace
} // namespace lockstep
