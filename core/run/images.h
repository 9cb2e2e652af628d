#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/device.h"
#include "core/site/instrumented.h"

#include <cstddef>
#include <vector>

namespace lockstep {

[[nodiscard]] cl::ImageFormat opencl_format(ImageFormat format);
/// Throws cl::Error.
[[nodiscard]] cl::Sampler make_sampler(const Device& device, const SamplerSettings& settings);
/// Writes an image argument's content, or zeros where it has none. Throws cl::Error.
void write_image(const Device& device, const Argument& argument, const cl::Image2D& image);
/// Rows of texels without padding. Throws cl::Error.
[[nodiscard]] std::vector<std::byte> read_image(const Device& device, const Argument& argument,
                                                const cl::Image2D& image);

/// Whether arguments are images and samplers where the kernel's parameters are, and whether the device takes
/// them. Errors: bad_arguments, driver_failed.
Status check_images(const Device& device, const Launch& launch, const Instrumented& instrumented);

} // namespace lockstep
