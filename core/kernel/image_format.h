#pragma once

#include "core/kernel/value_type.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

enum class ChannelOrder : std::uint8_t { r, rg, rgba };

/// How a channel is stored in memory. Kernels read `unorm` as floats from 0 to 1, and `snorm` as floats from
/// -1 to 1.
enum class ChannelType : std::uint8_t {
    unorm8,
    unorm16,
    snorm8,
    snorm16,
    int8,
    int16,
    int32,
    uint8,
    uint16,
    uint32,
    float16,
    float32
};

struct ImageFormat {
    ChannelOrder order = ChannelOrder::rgba;
    ChannelType type = ChannelType::unorm8;
    friend bool operator==(const ImageFormat&, const ImageFormat&) = default;
};

/// Returns the type of a texel in memory.
[[nodiscard]] ValueType texel_type(ImageFormat format);
/// Returns the name of a format: "rgba8", "r32f", "rg16i", "rgba8ui", "r8s". It consists of the channel
/// order, the bits per channel, and a suffix: none for 0..1, s for -1..1, i and ui for integers, f for
/// floats.
[[nodiscard]] std::string format_name(ImageFormat format);
[[nodiscard]] std::optional<ImageFormat> format_named(const std::string& name);
[[nodiscard]] std::vector<std::string> format_names();

enum class SamplerAddress : std::uint8_t { none, clamp_to_edge, clamp, repeat, mirrored_repeat };

struct SamplerSettings {
    bool normalized = false; ///< coordinates are normalised to the range from 0 to 1
    SamplerAddress address = SamplerAddress::clamp_to_edge;
    bool linear = false;
    friend bool operator==(const SamplerSettings&, const SamplerSettings&) = default;
};

/// Encodes the settings as one number, with the values of Clang's CLK_ constants: bit 0 normalised
/// coordinates, bits 1..3 the address mode, bit 5 linear filter.
[[nodiscard]] std::uint32_t sampler_bits(const SamplerSettings& settings);

/// The image types of OpenCL 1.2.
enum class ImageShape : std::uint8_t {
    image2d,
    image1d,
    image1d_buffer,
    image1d_array,
    image2d_array,
    image3d,
};

/// The size of an image in texels. Unused dimensions are 1. The number of layers of an array is its last
/// dimension:
///
///     shape       image1d, image1d_buffer   image1d_array   image2d   image2d_array   image3d
///     written     W                         WxN             WxH       WxHxN           WxHxD
///     width       W                         W               W         W               W
///     height      1                         N               H         H               H
///     depth       1                         1               1         N               D
struct ImageSize {
    std::uint32_t width = 1;
    std::uint32_t height = 1;
    std::uint32_t depth = 1;
    friend bool operator==(const ImageSize&, const ImageSize&) = default;
};

/// Returns the number of sizes, which is also the number of coordinates: 1 to 3.
[[nodiscard]] std::uint32_t dimensions(ImageShape shape);
/// Returns the index (from 0) of the coordinate that selects the layer of an image array; nothing for other
/// images.
[[nodiscard]] std::optional<std::uint32_t> layer_coordinate(ImageShape shape);
/// Returns the name of the type in OpenCL C: "image2d_t".
[[nodiscard]] std::string type_name(ImageShape shape);

/// Formats the sizes of an image: "64", "64x48", "64x48x4".
[[nodiscard]] std::string size_text(const ImageSize& size, std::uint32_t dimensions);
/// Returns the notation for the sizes of this shape, for messages: "W", "WxH", "WxHxN".
[[nodiscard]] std::string size_form(ImageShape shape);

} // namespace lockstep
