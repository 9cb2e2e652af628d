#pragma once

#include "core/kernel/launch.h"
#include "core/run/driver/device.h"
#include "core/run/images.h"
#include "core/trace/capture.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Where buffers' inputs are restored from: from the host, or from a copy on a device with separate memory,
/// at the speed of that memory instead of the bus. A device with too little memory keeps no copy.
enum class InputsOn : std::uint8_t { host, device };

/// The buffers, images and samplers of one launch's arguments on one device. Throws cl::Error.
class LaunchBuffers {
public:
    LaunchBuffers(const Device& device, const Launch& launch, InputsOn inputs = InputsOn::host);

    /// Restores the input of every buffer and image that a kernel may write.
    void restore();
    /// Also restores those that it may only read, because the kernel may violate that.
    void restore_all();
    /// Moves a buffer to another address on the device, with its input.
    void move(std::size_t argument);
    /// Sets the launch's own arguments of a plain kernel.
    void set_plain_arguments(cl::Kernel& kernel) const;
    /// Sets the launch's own arguments of an instrumented kernel: a local pointer becomes its offset in the
    /// local block.
    void set_instrumented_arguments(cl::Kernel& kernel,
                                    const std::vector<std::uint64_t>& local_offsets) const;
    [[nodiscard]] const cl::Buffer& buffer(std::size_t argument) const { return buffers_[argument]; }
    /// The content of every buffer and image that is not read-only, by argument.
    [[nodiscard]] std::vector<std::vector<std::byte>> contents() const;

private:
    void set(cl::Kernel& kernel, std::size_t argument) const;
    void write_input(std::size_t argument);
    void keep_inputs();

    const Device& device_;
    const Launch& launch_;

    std::vector<cl::Buffer> buffers_; ///< one per argument; empty if it is not a buffer
    std::vector<cl::Buffer> inputs_;  ///< likewise, the device's copy of its input; empty where there is none
    std::vector<DeviceImage> images_; ///< likewise
    std::vector<cl::Sampler> samplers_; ///< likewise
};

} // namespace lockstep
