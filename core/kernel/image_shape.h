#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

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

/// "64", "64x48", "64x48x4".
[[nodiscard]] std::string size_text(const ImageSize& size, std::uint32_t dimensions);
/// Returns the notation for the sizes of this shape, for messages: "W", "WxH", "WxHxN".
[[nodiscard]] std::string size_form(ImageShape shape);

} // namespace lockstep
