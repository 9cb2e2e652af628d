#include "app/layer/captured_argument.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

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

/// Returns the value in the table, which is Lockstep's name, for an OpenCL constant.
template <class Table>
auto word_for(const Table& table, cl_uint number) {
    const auto row =
        std::ranges::find(table, number, [](const auto& each) { return static_cast<cl_uint>(each.first); });
    return row == table.end() ? std::nullopt : std::optional(row->second);
}

/// Returns the OpenCL queries for the sizes of an image of this type, in launch-file order. Empty if a launch
/// file cannot represent the type.
std::vector<cl_image_info> sides_of(cl_mem_object_type type) {
    switch (type) {
    case CL_MEM_OBJECT_IMAGE1D:
    case CL_MEM_OBJECT_IMAGE1D_BUFFER:
        return {CL_IMAGE_WIDTH};
    case CL_MEM_OBJECT_IMAGE1D_ARRAY:
        return {CL_IMAGE_WIDTH, CL_IMAGE_ARRAY_SIZE};
    case CL_MEM_OBJECT_IMAGE2D:
        return {CL_IMAGE_WIDTH, CL_IMAGE_HEIGHT};
    case CL_MEM_OBJECT_IMAGE2D_ARRAY:
        return {CL_IMAGE_WIDTH, CL_IMAGE_HEIGHT, CL_IMAGE_ARRAY_SIZE};
    case CL_MEM_OBJECT_IMAGE3D:
        return {CL_IMAGE_WIDTH, CL_IMAGE_HEIGHT, CL_IMAGE_DEPTH};
    default:
        return {};
    }
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
    const std::vector<cl_image_info> sides = sides_of(type);
    if (sides.empty() || !format) {
        throw Refusal("it has an image of a kind that a launch file cannot express");
    }
    SimImage made{.format = *format, .dimensions = static_cast<std::uint32_t>(sides.size())};
    const std::array<std::uint32_t*, 3> sizes = {&made.width, &made.height, &made.depth};
    made.height = 1;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        *sizes[i] = static_cast<std::uint32_t>(asked<std::size_t>(driver.clGetImageInfo, image, sides[i]));
    }
    return made;
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
