#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/driver/device.h"
#include "core/site/instrumented.h"

#include <cstddef>
#include <vector>

namespace lockstep {

/// An image argument on a device. All functions throw cl::Error.
class DeviceImage {
public:
    DeviceImage() = default;
    /// Creates the image with the contents of the argument; zeros if it has none.
    DeviceImage(const Device& device, const Argument& argument, cl_mem_flags flags);

    /// Writes the contents of the argument to the image again.
    void write(const Device& device, const Argument& argument) const;
    /// Reads the texels of the image, row by row, without padding.
    [[nodiscard]] std::vector<std::byte> read(const Device& device, const Argument& argument) const;
    [[nodiscard]] const cl::Memory& memory() const { return memory_; }

private:
    cl::Buffer behind_; ///< contains the texels of an image1d_buffer_t; empty for other images
    cl::Memory memory_;
};

/// Creates a sampler with these settings. Throws cl::Error.
[[nodiscard]] cl::Sampler make_sampler(const Device& device, const SamplerSettings& settings);

/// Checks that the arguments for image and sampler parameters are images and samplers, and that the device
/// supports them. Errors: bad_arguments, driver_failed.
Status check_images(const Device& device, const Launch& launch, const Instrumented& instrumented);

} // namespace lockstep
