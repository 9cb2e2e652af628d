#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/driver/device.h"
#include "core/site/instrumented.h"

#include <cstddef>
#include <vector>

namespace lockstep {

/// An image argument on a device. All throw cl::Error.
class DeviceImage {
public:
    DeviceImage() = default;
    /// With the argument's content, or zeros if it has none.
    DeviceImage(const Device& device, const Argument& argument, cl_mem_flags flags);

    /// Restores the argument's content.
    void write(const Device& device, const Argument& argument) const;
    /// Rows of texels without padding.
    [[nodiscard]] std::vector<std::byte> read(const Device& device, const Argument& argument) const;
    [[nodiscard]] const cl::Memory& memory() const { return memory_; }

private:
    cl::Buffer behind_; ///< of an image1d_buffer_t: contains its texels
    cl::Memory memory_;
};

/// Throws cl::Error.
[[nodiscard]] cl::Sampler make_sampler(const Device& device, const SamplerSettings& settings);

/// Whether arguments are images and samplers where the kernel's parameters are, and whether the device
/// supports them. Errors: bad_arguments, driver_failed.
Status check_images(const Device& device, const Launch& launch, const Instrumented& instrumented);

} // namespace lockstep
