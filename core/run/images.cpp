#include "core/run/images.h"

#include "core/site/record.h"

#include <algorithm>
#include <array>

namespace lockstep {
namespace {

constexpr std::array<cl_channel_order, 3> orders{CL_R, CL_RG, CL_RGBA};
constexpr std::array<cl_channel_type, 12> types{
    CL_UNORM_INT8,   CL_UNORM_INT16,   CL_SNORM_INT8,     CL_SNORM_INT16,    CL_SIGNED_INT8, CL_SIGNED_INT16,
    CL_SIGNED_INT32, CL_UNSIGNED_INT8, CL_UNSIGNED_INT16, CL_UNSIGNED_INT32, CL_HALF_FLOAT,  CL_FLOAT};

std::uint64_t image_bytes(const Argument& argument) {
    return std::uint64_t{argument.width} * argument.height * size_bytes(texel_type(argument.format));
}

std::array<std::size_t, 3> region_of(const Argument& argument) {
    return {argument.width, argument.height, 1};
}

Error misfit(const std::string& argument, std::string expected, std::string given) {
    return {ErrorCode::bad_arguments, {argument, std::move(expected), std::move(given)}, {}, {}};
}

const char* kind_name(ArgumentKind kind) {
    constexpr std::array names{"scalar", "buffer", "local", "image2d_t", "sampler_t"};
    return names[static_cast<std::size_t>(kind)];
}

std::string shape_of(std::uint64_t width, std::uint64_t height) {
    return std::to_string(width) + "x" + std::to_string(height);
}

bool takes(const Device& device, const Argument& argument) {
    const cl_mem_flags flags = argument.access == Access::read_only ? CL_MEM_READ_ONLY : CL_MEM_WRITE_ONLY;
    std::vector<cl::ImageFormat> formats;
    device.context.getSupportedImageFormats(flags, CL_MEM_OBJECT_IMAGE2D, &formats);
    const cl::ImageFormat wanted = opencl_format(argument.format);
    return std::ranges::any_of(formats, [&](const cl::ImageFormat& format) {
        return format.image_channel_order == wanted.image_channel_order &&
               format.image_channel_data_type == wanted.image_channel_data_type;
    });
}

Status check_image(const Device& device, const Argument& argument, const std::string& name) {
    const std::uint64_t most = most_texels_a_side;
    const std::uint64_t wide =
        std::min<std::uint64_t>(most, device.device.getInfo<CL_DEVICE_IMAGE2D_MAX_WIDTH>());
    const std::uint64_t high =
        std::min<std::uint64_t>(most, device.device.getInfo<CL_DEVICE_IMAGE2D_MAX_HEIGHT>());
    if (argument.access == Access::read_write) {
        return misfit(name, "read_only, write_only", "read_write");
    }
    if (argument.width == 0 || argument.height == 0 || argument.width > wide || argument.height > high) {
        return misfit(name, "1x1.." + shape_of(wide, high), shape_of(argument.width, argument.height));
    }
    if (!argument.bytes.empty() && argument.bytes.size() != image_bytes(argument)) {
        return misfit(name, std::to_string(image_bytes(argument)), std::to_string(argument.bytes.size()));
    }
    if (!takes(device, argument)) {
        std::string known;
        for (const std::string& format : format_names()) {
            Argument other = argument;
            other.format = *format_named(format);
            known += takes(device, other) ? (known.empty() ? "" : ", ") + format : "";
        }
        return misfit(name, known, format_name(argument.format));
    }
    return {};
}

} // namespace

cl::ImageFormat opencl_format(ImageFormat format) {
    return {orders[static_cast<std::size_t>(format.order)], types[static_cast<std::size_t>(format.type)]};
}

cl::Sampler make_sampler(const Device& device, const SamplerSettings& settings) {
    constexpr std::array<cl_addressing_mode, 5> modes{CL_ADDRESS_NONE, CL_ADDRESS_CLAMP_TO_EDGE,
                                                      CL_ADDRESS_CLAMP, CL_ADDRESS_REPEAT,
                                                      CL_ADDRESS_MIRRORED_REPEAT};
    return cl::Sampler(device.context, static_cast<cl_bool>(settings.normalized),
                       modes[static_cast<std::size_t>(settings.address)],
                       static_cast<cl_filter_mode>(settings.linear ? CL_FILTER_LINEAR : CL_FILTER_NEAREST));
}

void write_image(const Device& device, const Argument& argument, const cl::Image2D& image) {
    const std::vector<std::byte> zeros(argument.bytes.empty() ? image_bytes(argument) : 0);
    const void* content = argument.bytes.empty() ? zeros.data() : argument.bytes.data();
    device.queue.enqueueWriteImage(image, CL_TRUE, {0, 0, 0}, region_of(argument), 0, 0, content);
}

std::vector<std::byte> read_image(const Device& device, const Argument& argument, const cl::Image2D& image) {
    std::vector<std::byte> content(image_bytes(argument));
    device.queue.enqueueReadImage(image, CL_TRUE, {0, 0, 0}, region_of(argument), 0, 0, content.data());
    return content;
}

Status check_images(const Device& device, const Launch& launch, const Instrumented& instrumented) {
    try {
        for (const ObjectInfo& object : instrumented.objects) {
            if (object.argument < 0) {
                continue;
            }
            const Argument& argument = launch.arguments[static_cast<std::size_t>(object.argument)];
            const ArgumentKind wanted = object.space == Space::image   ? ArgumentKind::image
                                        : object.space == Space::none  ? ArgumentKind::sampler
                                        : object.space == Space::local ? ArgumentKind::local
                                                                       : ArgumentKind::buffer;
            if (argument.kind != wanted) {
                return misfit(object.name, kind_name(wanted), kind_name(argument.kind));
            }
            if (wanted == ArgumentKind::image) {
                if (Status status = check_image(device, argument, object.name); !status) {
                    return status;
                }
            }
        }
        return {};
    } catch (const cl::Error& error) {
        return driver_error(error, device.info);
    }
}

} // namespace lockstep
