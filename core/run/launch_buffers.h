#pragma once

#include "core/kernel/launch.h"
#include "core/run/driver/device.h"
#include "core/run/images.h"
#include "core/trace/capture.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// The memory in which inputs of buffers are kept for restoring them: on the host, or as a copy on a device
/// with separate memory, where restoring is as fast as the device's memory instead of the bus. A device with
/// too little memory keeps no copy.
enum class InputsOn : std::uint8_t { host, device };

/// The buffers, images and samplers of one launch's arguments on one device. Throws cl::Error.
class LaunchBuffers {
public:
    LaunchBuffers(const Device& device, const Launch& launch, InputsOn inputs = InputsOn::host);

    /// Restores the inputs of all buffers and images that the kernel may write.
    void restore();
    /// Also restores buffers and images that are declared read-only, because the kernel may write them
    /// anyway.
    void restore_all();
    /// Copies the current contents of the buffers that the kernel may write, for return_to_saved(). Returns
    /// false and copies nothing if the copy would take too much memory, or the kernel may write an image.
    [[nodiscard]] bool save();
    /// Restores the contents that the last successful save() copied.
    void return_to_saved();
    /// Moves a buffer, with its input data, to another device address.
    void move(std::size_t argument);
    /// Sets the arguments of a plain kernel.
    void set_plain_arguments(cl::Kernel& kernel) const;
    /// Sets those arguments of an instrumented kernel that correspond to the arguments of the original
    /// kernel. For a local pointer, passes its offset in the local block instead.
    void set_instrumented_arguments(cl::Kernel& kernel,
                                    const std::vector<std::uint64_t>& local_offsets) const;
    [[nodiscard]] const cl::Buffer& buffer(std::size_t argument) const { return buffers_[argument]; }
    /// Returns the contents of all buffers and images that are not read-only, indexed by argument.
    [[nodiscard]] std::vector<std::vector<std::byte>> contents() const;

private:
    void set(cl::Kernel& kernel, std::size_t argument) const;
    void write_input(std::size_t argument);
    void keep_inputs();

    const Device& device_;
    const Launch& launch_;

    std::vector<cl::Buffer> buffers_; ///< one entry per argument; empty if it is not a buffer
    /// One entry per argument: the copy of its input on the device; empty if there is no copy.
    std::vector<cl::Buffer> inputs_;
    /// One entry per argument: the copy that save() made; empty if the kernel only reads the argument.
    std::vector<cl::Buffer> saved_;
    std::vector<DeviceImage> images_;   ///< one entry per argument that is an image
    std::vector<cl::Sampler> samplers_; ///< one entry per argument that is a sampler
};

} // namespace lockstep
