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

/// Texels of an image. Sizes that a shape does not have are 1; the layers of an array are its last size:
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

/// Number of sizes and coordinates: 1 to 3.
[[nodiscard]] std::uint32_t dimensions(ImageShape shape);
/// Index of the coordinate that selects the layer of an array, from 0; nothing for other images.
[[nodiscard]] std::optional<std::uint32_t> layer_coordinate(ImageShape shape);
/// "image2d_t"
[[nodiscard]] std::string type_name(ImageShape shape);

/// "64", "64x48", "64x48x4".
[[nodiscard]] std::string size_text(const ImageSize& size, std::uint32_t dimensions);
/// The placeholder of the sizes in a format: "W", "WxH", "WxHxN".
[[nodiscard]] std::string size_form(ImageShape shape);

} // namespace lockstep
