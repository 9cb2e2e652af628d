#include "app/layer/image_words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lockstep {
namespace {

constexpr std::array orders = {std::pair{CL_R, ChannelOrder::r}, std::pair{CL_RG, ChannelOrder::rg},
                               std::pair{CL_RGBA, ChannelOrder::rgba}};

constexpr std::array types = {
    std::pair{CL_UNORM_INT8, ChannelType::unorm8},     std::pair{CL_UNORM_INT16, ChannelType::unorm16},
    std::pair{CL_SNORM_INT8, ChannelType::snorm8},     std::pair{CL_SNORM_INT16, ChannelType::snorm16},
    std::pair{CL_SIGNED_INT8, ChannelType::int8},      std::pair{CL_SIGNED_INT16, ChannelType::int16},
    std::pair{CL_SIGNED_INT32, ChannelType::int32},    std::pair{CL_UNSIGNED_INT8, ChannelType::uint8},
    std::pair{CL_UNSIGNED_INT16, ChannelType::uint16}, std::pair{CL_UNSIGNED_INT32, ChannelType::uint32},
    std::pair{CL_HALF_FLOAT, ChannelType::float16},    std::pair{CL_FLOAT, ChannelType::float32}};

constexpr std::array addresses = {std::pair{CL_ADDRESS_NONE, SamplerAddress::none},
                                  std::pair{CL_ADDRESS_CLAMP_TO_EDGE, SamplerAddress::clamp_to_edge},
                                  std::pair{CL_ADDRESS_CLAMP, SamplerAddress::clamp},
                                  std::pair{CL_ADDRESS_REPEAT, SamplerAddress::repeat},
                                  std::pair{CL_ADDRESS_MIRRORED_REPEAT, SamplerAddress::mirrored_repeat}};

/// Our word for one of OpenCL's numbers.
template <class Table>
auto word_for(const Table& table, cl_uint number) {
    const auto row =
        std::ranges::find(table, number, [](const auto& each) { return static_cast<cl_uint>(each.first); });
    return row == table.end() ? std::nullopt : std::optional(row->second);
}

} // namespace

std::optional<ImageFormat> image_format_from(const cl_image_format& format) {
    const auto order = word_for(orders, format.image_channel_order);
    const auto type = word_for(types, format.image_channel_data_type);
    return order && type ? std::optional(ImageFormat{*order, *type}) : std::nullopt;
}

SimImage image_of(const Driver& driver, cl_mem image) {
    const auto type = asked<cl_mem_object_type>(driver.clGetMemObjectInfo, image, CL_MEM_TYPE);
    const auto format =
        image_format_from(asked<cl_image_format>(driver.clGetImageInfo, image, CL_IMAGE_FORMAT));
    if (type != CL_MEM_OBJECT_IMAGE2D || !format) {
        throw Refusal("it is given an image of a form that a launch file has no word for");
    }
    const auto side = [&](cl_image_info which) {
        return static_cast<std::uint32_t>(asked<std::size_t>(driver.clGetImageInfo, image, which));
    };
    return {side(CL_IMAGE_WIDTH), side(CL_IMAGE_HEIGHT), *format};
}

SamplerSettings sampler_of(const Driver& driver, cl_sampler sampler) {
    const auto ask = driver.clGetSamplerInfo;
    const auto address =
        word_for(addresses, asked<cl_addressing_mode>(ask, sampler, CL_SAMPLER_ADDRESSING_MODE));
    return {.normalized = asked<cl_bool>(ask, sampler, CL_SAMPLER_NORMALIZED_COORDS) != CL_FALSE,
            .address = address.value_or(SamplerAddress::clamp_to_edge),
            .linear = asked<cl_filter_mode>(ask, sampler, CL_SAMPLER_FILTER_MODE) == CL_FILTER_LINEAR};
}

} // namespace lockstep
