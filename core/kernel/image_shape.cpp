#include "core/kernel/image_shape.h"

#include <algorithm>
#include <array>

namespace lockstep {
namespace {

struct Row {
    ImageShape shape;
    std::uint32_t dimensions;
    int layer; ///< index of the coordinate that selects the layer, or -1
    const char* type;
    const char* form;
};

constexpr std::array rows = {
    Row{ImageShape::image2d, 2, -1, "image2d_t", "WxH"},
    Row{ImageShape::image1d, 1, -1, "image1d_t", "W"},
    Row{ImageShape::image1d_buffer, 1, -1, "image1d_buffer_t", "W"},
    Row{ImageShape::image1d_array, 2, 1, "image1d_array_t", "WxN"},
    Row{ImageShape::image2d_array, 3, 2, "image2d_array_t", "WxHxN"},
    Row{ImageShape::image3d, 3, -1, "image3d_t", "WxHxD"},
};

const Row& row_of(ImageShape shape) {
    const auto* const row = std::ranges::find(rows, shape, &Row::shape);
    return row == rows.end() ? rows.front() : *row;
}

} // namespace

std::uint32_t dimensions(ImageShape shape) {
    return row_of(shape).dimensions;
}

std::optional<std::uint32_t> layer_coordinate(ImageShape shape) {
    const int layer = row_of(shape).layer;
    return layer < 0 ? std::nullopt : std::optional(static_cast<std::uint32_t>(layer));
}

std::string type_name(ImageShape shape) {
    return row_of(shape).type;
}

std::string size_text(const ImageSize& size, std::uint32_t dimensions) {
    std::string text = std::to_string(size.width);
    text += dimensions > 1 ? "x" + std::to_string(size.height) : "";
    return dimensions > 2 ? text + "x" + std::to_string(size.depth) : text;
}

std::string size_form(ImageShape shape) {
    return row_of(shape).form;
}

} // namespace lockstep
