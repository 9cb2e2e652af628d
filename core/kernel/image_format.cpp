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

} // namespace lockstep
