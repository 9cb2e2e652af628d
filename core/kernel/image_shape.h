#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// The types that OpenCL 1.2 has for images.
enum class ImageShape : std::uint8_t {
    image2d,
    image1d,
    image1d_buffer,
    image1d_array,
    image2d_array,
    image3d,
};

/// Texels of an image. What a shape has not is 1; an array's layers are its last size:
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

/// How many sizes and coordinates it takes: 1 to 3.
[[nodiscard]] std::uint32_t dimensions(ImageShape shape);
/// The coordinate that chooses an array's layer, from 0; none of other images.
[[nodiscard]] std::optional<std::uint32_t> layer_coordinate(ImageShape shape);
/// "image2d_t"
[[nodiscard]] std::string type_name(ImageShape shape);

/// "64", "64x48", "64x48x4".
[[nodiscard]] std::string size_text(const ImageSize& size, std::uint32_t dimensions);
/// What stands for the sizes in a form: "W", "WxH", "WxHxN".
[[nodiscard]] std::string size_form(ImageShape shape);

} // namespace lockstep
