#pragma once

#include "core/run/device.h"

#include <cstddef>

namespace lockstep {

/// Memory of the host that the driver has pinned, into which a device is read while the host does something else.
class PinnedBlock {
public:
    /// Pinning takes half a millisecond a MB. Throws cl::Error.
    PinnedBlock(const Device& device, std::size_t bytes);
    /// Waits for what is being read.
    ~PinnedBlock();
    PinnedBlock(const PinnedBlock&) = delete;
    PinnedBlock& operator=(const PinnedBlock&) = delete;

    [[nodiscard]] std::size_t size_bytes() const { return bytes_; }
    /// Begins to fill it with so many bytes from `at` on. Throws cl::Error.
    void read(const cl::Buffer& buffer, std::size_t at, std::size_t bytes);
    /// Copies what was read, on several threads. Throws cl::Error.
    void copy_to(std::byte* to, std::size_t bytes);

private:
    cl::CommandQueue queue_;
    std::size_t bytes_;
    cl::Buffer buffer_;
    std::byte* data_ = nullptr;
    cl::Event read_;
};

} // namespace lockstep
