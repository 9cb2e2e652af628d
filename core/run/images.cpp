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

struct ShapeRow {
    ImageShape shape;
    cl_mem_object_type type;
};
constexpr std::array shapes{ShapeRow{ImageShape::image2d, CL_MEM_OBJECT_IMAGE2D},
                            ShapeRow{ImageShape::image1d, CL_MEM_OBJECT_IMAGE1D},
                            ShapeRow{ImageShape::image1d_buffer, CL_MEM_OBJECT_IMAGE1D_BUFFER},
                            ShapeRow{ImageShape::image1d_array, CL_MEM_OBJECT_IMAGE1D_ARRAY},
                            ShapeRow{ImageShape::image2d_array, CL_MEM_OBJECT_IMAGE2D_ARRAY},
                            ShapeRow{ImageShape::image3d, CL_MEM_OBJECT_IMAGE3D}};

cl_mem_object_type object_type(ImageShape shape) {
    return std::ranges::find(shapes, shape, &ShapeRow::shape)->type;
}

cl_image_format opencl_format(ImageFormat format) {
    return {orders[static_cast<std::size_t>(format.order)], types[static_cast<std::size_t>(format.type)]};
}

std::uint64_t image_bytes(const Argument& argument) {
    return std::uint64_t{argument.width} * argument.height * argument.depth *
           size_bytes(texel_type(argument.format));
}

std::array<std::size_t, 3> region_of(const Argument& argument) {
    return {argument.width, argument.height, argument.depth};
}

cl_image_desc description_of(const Argument& argument, const cl::Buffer& behind) {
    cl_image_desc description{};
    description.image_type = object_type(argument.shape);
    description.image_width = argument.width;
    description.image_height = argument.shape == ImageShape::image1d_array ? 1 : argument.height;
    description.image_depth = argument.shape == ImageShape::image3d ? argument.depth : 1;
    description.image_array_size =
        argument.shape == ImageShape::image1d_array ? argument.height : argument.depth;
    description.buffer = behind();
    return description;
}

void throw_unless(cl_int code, const char* call) {
    if (code != CL_SUCCESS) {
        throw cl::Error(code, call);
    }
}

Error misfit(const std::string& argument, std::string expected, std::string given) {
    return {ErrorCode::bad_arguments, {argument, std::move(expected), std::move(given)}, {}, {}};
}

std::string kind_name(ArgumentKind kind, ImageShape shape) {
    constexpr std::array names{"scalar", "buffer", "local", "", "sampler_t"};
    return kind == ArgumentKind::image ? type_name(shape) : names[static_cast<std::size_t>(kind)];
}

std::vector<cl::ImageFormat> formats_of(const Device& device, Access access, ImageShape shape) {
    const cl_mem_flags flags = access == Access::read_only ? CL_MEM_READ_ONLY : CL_MEM_WRITE_ONLY;
    std::vector<cl::ImageFormat> formats;
    device.context.getSupportedImageFormats(flags, object_type(shape), &formats);
    return formats;
}

bool takes(const Device& device, const Argument& argument, ImageFormat format) {
    const cl_image_format wanted = opencl_format(format);
    return std::ranges::any_of(formats_of(device, argument.access, argument.shape),
                               [&](const cl::ImageFormat& known) {
                                   return known.image_channel_order == wanted.image_channel_order &&
                                          known.image_channel_data_type == wanted.image_channel_data_type;
                               });
}

/// Lists the image types that the device supports, as text for an error message.
std::string known_shapes(const Device& device, Access access) {
    std::string known;
    for (const auto& [shape, type] : shapes) {
        const bool has = !formats_of(device, access, shape).empty();
        known += has ? (known.empty() ? "" : ", ") + type_name(shape) : "";
    }
    return known;
}

std::string known_formats(const Device& device, const Argument& argument) {
    std::string known;
    for (const std::string& format : format_names()) {
        const bool has = takes(device, argument, *format_named(format));
        known += has ? (known.empty() ? "" : ", ") + format : "";
    }
    return known;
}

/// Returns the largest sizes that both the device and an event can represent. The slices of a 3D image share
/// the bits for rows in an event.
std::array<std::uint64_t, 3> most_sizes(const Device& device, const Argument& argument) {
    const cl::Device& asked = device.device;
    const std::uint64_t wide = asked.getInfo<CL_DEVICE_IMAGE2D_MAX_WIDTH>();
    const std::uint64_t high = asked.getInfo<CL_DEVICE_IMAGE2D_MAX_HEIGHT>();
    const std::uint64_t layers = asked.getInfo<CL_DEVICE_IMAGE_MAX_ARRAY_SIZE>();
    const std::uint64_t rows = most_texels_a_side / std::max(1U, argument.depth);
    std::array<std::uint64_t, 3> most{wide, high, 1};
    switch (argument.shape) {
    case ImageShape::image2d:
        break;
    case ImageShape::image1d:
        most = {wide, 1, 1};
        break;
    case ImageShape::image1d_buffer:
        most = {asked.getInfo<CL_DEVICE_IMAGE_MAX_BUFFER_SIZE>(), 1, 1};
        break;
    case ImageShape::image1d_array:
        most = {wide, layers, 1};
        break;
    case ImageShape::image2d_array:
        most = {wide, high, layers};
        break;
    case ImageShape::image3d:
        most = {asked.getInfo<CL_DEVICE_IMAGE3D_MAX_WIDTH>(), asked.getInfo<CL_DEVICE_IMAGE3D_MAX_HEIGHT>(),
                asked.getInfo<CL_DEVICE_IMAGE3D_MAX_DEPTH>()};
        break;
    }
    return {std::min<std::uint64_t>(most[0], most_texels_a_side),
            std::min(most[1], std::max<std::uint64_t>(rows, 1)),
            std::min<std::uint64_t>(most[2], most_texels_a_side)};
}

std::string sizes_text(ImageShape shape, const std::array<std::uint64_t, 3>& sizes) {
    const auto whole = [&](std::size_t i) { return static_cast<std::uint32_t>(sizes[i]); };
    return size_text({whole(0), whole(1), whole(2)}, dimensions(shape));
}

Status check_size(const Device& device, const Argument& argument, const std::string& name) {
    const std::array<std::uint64_t, 3> sizes{argument.width, argument.height, argument.depth};
    const std::array<std::uint64_t, 3> most = most_sizes(device, argument);
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (sizes[i] == 0 || sizes[i] > most[i]) {
            return misfit(name,
                          sizes_text(argument.shape, {1, 1, 1}) + ".." + sizes_text(argument.shape, most),
                          sizes_text(argument.shape, sizes));
        }
    }
    return {};
}

Status check_image(const Device& device, const Argument& argument, const std::string& name) {
    if (argument.access == Access::read_write) {
        return misfit(name, "read_only, write_only", "read_write");
    }
    if (formats_of(device, argument.access, argument.shape).empty()) {
        return misfit(name, known_shapes(device, argument.access), type_name(argument.shape));
    }
    if (Status status = check_size(device, argument, name); !status) {
        return status;
    }
    if (!argument.bytes.empty() && argument.bytes.size() != image_bytes(argument)) {
        return misfit(name, std::to_string(image_bytes(argument)), std::to_string(argument.bytes.size()));
    }
    return takes(device, argument, argument.format)
               ? Status()
               : misfit(name, known_formats(device, argument), format_name(argument.format));
}

} // namespace

DeviceImage::DeviceImage(const Device& device, const Argument& argument, cl_mem_flags flags) {
    if (argument.shape == ImageShape::image1d_buffer) {
        behind_ = cl::Buffer(device.context, flags, image_bytes(argument));
    }
    const cl_image_format format = opencl_format(argument.format);
    const cl_image_desc description = description_of(argument, behind_);
    cl_int code = CL_SUCCESS;
    memory_ =
        cl::Memory(::clCreateImage(device.context(), flags, &format, &description, nullptr, &code), false);
    throw_unless(code, "clCreateImage");
    write(device, argument);
}

void DeviceImage::write(const Device& device, const Argument& argument) const {
    const std::vector<std::byte> zeros(argument.bytes.empty() ? image_bytes(argument) : 0);
    const void* content = argument.bytes.empty() ? zeros.data() : argument.bytes.data();
    if (behind_() != nullptr) {
        device.queue.enqueueWriteBuffer(behind_, CL_TRUE, 0, image_bytes(argument), content);
        return;
    }
    constexpr std::array<std::size_t, 3> origin{0, 0, 0};
    throw_unless(::clEnqueueWriteImage(device.queue(), memory_(), CL_TRUE, origin.data(),
                                       region_of(argument).data(), 0, 0, content, 0, nullptr, nullptr),
                 "clEnqueueWriteImage");
}

std::vector<std::byte> DeviceImage::read(const Device& device, const Argument& argument) const {
    std::vector<std::byte> content(image_bytes(argument));
    if (behind_() != nullptr) {
        device.queue.enqueueReadBuffer(behind_, CL_TRUE, 0, content.size(), content.data());
        return content;
    }
    constexpr std::array<std::size_t, 3> origin{0, 0, 0};
    throw_unless(::clEnqueueReadImage(device.queue(), memory_(), CL_TRUE, origin.data(),
                                      region_of(argument).data(), 0, 0, content.data(), 0, nullptr, nullptr),
                 "clEnqueueReadImage");
    return content;
}

cl::Sampler make_sampler(const Device& device, const SamplerSettings& settings) {
    constexpr std::array<cl_addressing_mode, 5> modes{CL_ADDRESS_NONE, CL_ADDRESS_CLAMP_TO_EDGE,
                                                      CL_ADDRESS_CLAMP, CL_ADDRESS_REPEAT,
                                                      CL_ADDRESS_MIRRORED_REPEAT};
    return cl::Sampler(device.context, static_cast<cl_bool>(settings.normalized),
                       modes[static_cast<std::size_t>(settings.address)],
                       static_cast<cl_filter_mode>(settings.linear ? CL_FILTER_LINEAR : CL_FILTER_NEAREST));
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
            const bool is_shaped = wanted != ArgumentKind::image || argument.shape == object.shape;
            if (argument.kind != wanted || !is_shaped) {
                return misfit(object.name, kind_name(wanted, object.shape),
                              kind_name(argument.kind, argument.shape));
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
