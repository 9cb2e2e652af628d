#pragma once

#include "core/experiments/building_blocks.h"
#include "tests/support/recorder/record_here.h"
#include "tests/support/small_launch.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace lockstep::test {

// Records kernels with images on the device.

inline constexpr std::uint32_t width = 5;
inline constexpr std::uint32_t height = 4;
inline constexpr std::uint64_t image_texels = std::uint64_t{width} * height;

/// Makes an image of floats in which each texel's value is its index plus one. Only a border reads as 0.
inline Argument numbered_image(const std::string& name) {
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

inline Argument image_output(const std::string& name) {
    Argument image = numbered_image(name);
    image.access = Access::write_only;
    image.bytes.clear();
    return image;
}

inline Launch launch_of(const std::string& source, std::vector<Argument> arguments, std::uint64_t items) {
    return launch_of(source, items, items, std::move(arguments));
}

inline Trace recorded(const Launch& launch) {
    auto trace = record(launch, {.time_plain = false});
    EXPECT_TRUE(trace.ok()) << (trace.ok() ? ""
                                           : trace.error().detail + (trace.error().arguments.empty()
                                                                         ? ""
                                                                         : trace.error().arguments[0]));
    return trace.ok() ? std::move(*trace) : Trace{};
}

/// Returns the payloads of a work-item's image accesses, in order.
inline std::vector<std::uint64_t> image_payloads(const Trace& trace, std::uint64_t item) {
    std::vector<std::uint64_t> payloads;
    for (const Event event : trace.events_of(WorkItem(item))) {
        if (!is_fault(event) && is_image_access(trace.program.sites[event_site(event).index()].kind)) {
            payloads.push_back(event_payload(event));
        }
    }
    return payloads;
}

/// Adds the left neighbour of each texel of src to it and writes the sum to dst. Uses samplers declared in
/// three places.
inline const char* const copying =
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

} // namespace lockstep::test
