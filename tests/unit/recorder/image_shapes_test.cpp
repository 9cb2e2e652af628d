// Tests images of every type in OpenCL 1.2: the device's reads match the contents of the logged texels.
#include "tests/unit/recorder/image_kernels.h"

#include "core/analysis/memory/image_requests.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

using namespace test;

struct ShapeCase {
    ImageShape shape;
    ImageSize size;
    const char* coordinates; ///< coordinates of texel i
};

const std::vector<ShapeCase> shapes = {
    {ImageShape::image1d, {7, 1, 1}, "i"},
    {ImageShape::image1d_buffer, {7, 1, 1}, "i"},
    {ImageShape::image1d_array, {5, 3, 1}, "(int2)(i % 5, i / 5)"},
    {ImageShape::image2d, {5, 4, 1}, "(int2)(i % 5, i / 5)"},
    {ImageShape::image2d_array, {4, 3, 2}, "(int4)(i % 4, i / 4 % 3, i / 12, 0)"},
    {ImageShape::image3d, {4, 3, 2}, "(int4)(i % 4, i / 4 % 3, i / 12, 0)"},
};

std::uint64_t texels_in(const ImageSize& size) {
    return std::uint64_t{size.width} * size.height * size.depth;
}

/// Makes an image in which each texel's value is its index plus one.
Argument shaped_image(const std::string& name, const ShapeCase& shape) {
    std::vector<float> values(texels_in(shape.size));
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = static_cast<float>(i + 1);
    }
    return {.name = name,
            .kind = ArgumentKind::image,
            .access = Access::read_only,
            .bytes = bytes_of(values),
            .size_bytes = values.size() * sizeof(float),
            .format = {ChannelOrder::r, ChannelType::float32},
            .width = shape.size.width,
            .height = shape.size.height,
            .depth = shape.size.depth,
            .shape = shape.shape};
}

Argument written_image(const ShapeCase& shape) {
    Argument image = shaped_image("dst", shape);
    image.access = Access::write_only;
    image.bytes.clear();
    return image;
}

std::string copying_text(const ShapeCase& shape) {
    const std::string type = type_name(shape.shape);
    const bool has_sampler = shape.shape != ImageShape::image1d_buffer;
    return "#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable\n"
           "__kernel void k(read_only " +
           type + " src, write_only " + type +
           " dst) {\n    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | "
           "CLK_FILTER_NEAREST;\n    const int i = get_global_id(0);\n    write_imagef(dst, " +
           shape.coordinates + ", read_imagef(src, " + (has_sampler ? "s, " : "") + shape.coordinates +
           "));\n}\n";
}

TEST(ImageShapes, AreReadAndWrittenTexelByTexel) {
    for (const ShapeCase& shape : shapes) {
        const Argument source = shaped_image("src", shape);
        const Trace trace =
            recorded(launch_of(copying_text(shape), {source, written_image(shape)}, texels_in(shape.size)));
        ASSERT_EQ(trace.outputs.size(), 1U) << type_name(shape.shape);
        EXPECT_EQ(trace.outputs[0].instrumented, source.bytes) << type_name(shape.shape);
        EXPECT_EQ(trace.outputs[0].plain, source.bytes) << type_name(shape.shape);
        for (std::uint64_t item = 0; item < texels_in(shape.size); ++item) {
            for (const std::uint64_t payload : image_payloads(trace, item)) {
                EXPECT_EQ(texels_touched(payload, trace), std::vector<TexelIndex>{item})
                    << type_name(shape.shape);
            }
        }
    }
}

/// Returns the texel indices that one coordinate reads. Beyond the edge, the edge's index is repeated.
std::vector<std::uint64_t> along(float at, std::uint32_t size) {
    const auto first = static_cast<int>(std::floor(at - 0.5F));
    std::vector<std::uint64_t> touched;
    for (const int i : {first, first + 1}) {
        const auto index = static_cast<std::uint64_t>(std::clamp(i, 0, static_cast<int>(size) - 1));
        if (touched.empty() || touched.back() != index) {
            touched.push_back(index);
        }
    }
    return touched;
}

TEST(ImageShapes, ALinearFilterReadsEightTexelsOfAVolume) {
    const ShapeCase volume = shapes.back();
    const std::string text =
        "__kernel void k(read_only image3d_t src, __global float* out) {\n"
        "    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | "
        "CLK_FILTER_LINEAR;\n"
        "    const int i = get_global_id(0);\n"
        "    out[i] = read_imagef(src, s, (float4)(i % 5, i / 5 % 4, i / 20, 0)).x;\n}\n";
    constexpr std::uint64_t items = 60;
    auto trace = record(
        launch_of(text, {shaped_image("src", volume), output_argument("out", {Scalar::float32, 1}, items)},
                  items),
        {.time_plain = false});
    ASSERT_TRUE(trace.ok()) << trace.error().detail;
    std::size_t most = 0;
    for (std::uint64_t item = 0; item < items; ++item) {
        const std::uint64_t slice = item / 20;
        const std::uint64_t row = item / 5 % 4;
        std::vector<TexelIndex> expected;
        for (const std::uint64_t z : along(static_cast<float>(slice), volume.size.depth)) {
            for (const std::uint64_t y : along(static_cast<float>(row), volume.size.height)) {
                for (const std::uint64_t x : along(static_cast<float>(item % 5), volume.size.width)) {
                    expected.push_back((z * volume.size.height + y) * volume.size.width + x);
                }
            }
        }
        const auto touched = texels_touched(image_payloads(*trace, item).at(0), *trace);
        EXPECT_EQ(touched, expected) << item;
        most = std::max(most, touched.size());
    }
    EXPECT_EQ(most, 8U);
}

TEST(ImageShapes, TexelsOfTwoSlicesComeBackFromTheirPayload) {
    for (const std::uint32_t slices : {1U, 2U}) {
        for (const std::uint32_t rows : {1U, 2U}) {
            for (const std::uint32_t columns : {1U, 2U}) {
                const Texels texels{3, 7, columns, rows, 5, slices};
                EXPECT_EQ(texels_of(texels_payload(texels)), texels);
            }
        }
    }
}

TEST(ImageShapes, ALayerIsTheNearestThatThereIs) {
    const ShapeCase layers = shapes[2];
    const std::string text =
        "__kernel void k(read_only image1d_array_t src, __global float* out) {\n"
        "    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;\n"
        "    const int i = get_global_id(0);\n"
        "    out[i] = read_imagef(src, s, (float2)(1.5f, i * 0.7f - 2.0f)).x;\n}\n";
    constexpr std::uint64_t items = 8;
    const Trace trace = recorded(launch_of(
        text, {shaped_image("src", layers), output_argument("out", {Scalar::float32, 1}, items)}, items));
    for (std::uint64_t item = 0; item < items; ++item) {
        const double layer = std::clamp(std::nearbyint(static_cast<double>(item) * 0.7 - 2.0), 0.0, 2.0);
        EXPECT_EQ(texels_touched(image_payloads(trace, item).at(0), trace),
                  std::vector<TexelIndex>{5 * static_cast<std::uint64_t>(layer) + 1})
            << item;
    }
}

} // namespace
} // namespace lockstep
