#pragma once

#include "core/run/driver/device.h"

#include <cstddef>

namespace lockstep {

/// Pinned host memory, into which device memory is read while the host does something else.
class PinnedBlock {
public:
    /// Pinning takes half a millisecond per MB. Throws cl::Error.
    PinnedBlock(const Device& device, std::size_t bytes);
    /// Waits until a pending read has finished.
    ~PinnedBlock();
    PinnedBlock(const PinnedBlock&) = delete;
    PinnedBlock& operator=(const PinnedBlock&) = delete;

    [[nodiscard]] std::size_t size_bytes() const { return bytes_; }
    /// Starts to read `bytes` at offset `at` of the buffer. Throws cl::Error.
    void read(const cl::Buffer& buffer, std::size_t at, std::size_t bytes);
    /// Waits for the read and copies the data, on several threads. Throws cl::Error.
    void copy_to(std::byte* to, std::size_t bytes);

private:
    cl::CommandQueue queue_;
    std::size_t bytes_;
    cl::Buffer buffer_;
    std::byte* data_ = nullptr;
    cl::Event read_;
};

} // namespace lockstep
