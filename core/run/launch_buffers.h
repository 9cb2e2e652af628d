#pragma once

#include "core/kernel/launch.h"
#include "core/run/capture.h"
#include "core/run/device.h"
#include "core/run/images.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Where buffers' inputs are restored from: the host, or a copy that a device with memory of its own keeps of them, at its
/// memory's speed and not at the bus's. A device that has little memory for it keeps none.
enum class InputsOn : std::uint8_t { host, device };

/// The buffers, images and samplers of one launch's arguments on one device. Throws cl::Error.
class LaunchBuffers {
public:
    LaunchBuffers(const Device& device, const Launch& launch, InputsOn inputs = InputsOn::host);

    /// Puts every buffer and image that a kernel may write back to its input.
    void restore();
    /// The same of those that it may only read: nobody knows yet whether it keeps to that.
    void restore_all();
    /// Puts a buffer into another place on the device, with its input.
    void move(std::size_t argument);
    /// Sets the launch's own arguments of a plain kernel.
    void set_plain_arguments(cl::Kernel& kernel) const;
    /// Sets them in an instrumented kernel: a local pointer becomes its offset in the local block.
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

    std::vector<cl::Buffer> buffers_; ///< one an argument; empty where it is no buffer
    std::vector<cl::Buffer> inputs_;  ///< likewise, the device's copy of its input; empty where there is none
    std::vector<DeviceImage> images_; ///< likewise
    std::vector<cl::Sampler> samplers_; ///< likewise
};

} // namespace lockstep
