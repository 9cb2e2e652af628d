#include "core/kernel/image_format.h"

#include <algorithm>
#include <array>

namespace lockstep {
namespace {

struct TypeRow {
    Scalar scalar;
    const char* suffix;
};

constexpr std::array<TypeRow, 12> types{{{Scalar::uint8, "8"},
                                         {Scalar::uint16, "16"},
                                         {Scalar::int8, "8s"},
                                         {Scalar::int16, "16s"},
                                         {Scalar::int8, "8i"},
                                         {Scalar::int16, "16i"},
                                         {Scalar::int32, "32i"},
                                         {Scalar::uint8, "8ui"},
                                         {Scalar::uint16, "16ui"},
                                         {Scalar::uint32, "32ui"},
                                         {Scalar::float16, "16f"},
                                         {Scalar::float32, "32f"}}};

struct OrderRow {
    std::uint32_t channels;
    const char* name;
};

constexpr std::array<OrderRow, 3> orders{{{1, "r"}, {2, "rg"}, {4, "rgba"}}};

std::vector<ImageFormat> all_formats() {
    std::vector<ImageFormat> formats;
    for (std::size_t order = 0; order < orders.size(); ++order) {
        for (std::size_t type = 0; type < types.size(); ++type) {
            formats.push_back({static_cast<ChannelOrder>(order), static_cast<ChannelType>(type)});
        }
    }
    return formats;
}

} // namespace

ValueType texel_type(ImageFormat format) {
    return {types[static_cast<std::size_t>(format.type)].scalar,
            orders[static_cast<std::size_t>(format.order)].channels};
}

std::string format_name(ImageFormat format) {
    return std::string(orders[static_cast<std::size_t>(format.order)].name) +
           types[static_cast<std::size_t>(format.type)].suffix;
}

std::optional<ImageFormat> format_named(const std::string& name) {
    const auto formats = all_formats();
    const auto found = std::ranges::find(formats, name, format_name);
    return found == formats.end() ? std::nullopt : std::optional(*found);
}

std::vector<std::string> format_names() {
    std::vector<std::string> names;
    for (const ImageFormat format : all_formats()) {
        names.push_back(format_name(format));
    }
    return names;
}

std::uint32_t sampler_bits(const SamplerSettings& settings) {
    return (settings.normalized ? 1U : 0U) | static_cast<std::uint32_t>(settings.address) << 1 |
           (settings.linear ? 0x20U : 0x10U);
}

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
