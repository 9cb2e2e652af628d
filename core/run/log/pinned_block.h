#pragma once

#include "core/run/driver/device.h"

#include <cstddef>

namespace lockstep {

/// A block of pinned host memory, into which device memory is read asynchronously.
class PinnedBlock {
public:
    /// Allocates and pins memory, which takes half a millisecond per MB. Throws cl::Error.
    PinnedBlock(const Device& device, std::size_t bytes);
    /// Waits until a pending read has finished.
    ~PinnedBlock();
    PinnedBlock(const PinnedBlock&) = delete;
    PinnedBlock& operator=(const PinnedBlock&) = delete;

    [[nodiscard]] std::size_t size_bytes() const { return bytes_; }
    /// Starts to read `bytes` bytes at offset `at` of the buffer. Throws cl::Error.
    void read(const cl::Buffer& buffer, std::size_t at, std::size_t bytes);
    /// Waits for the read, then copies the data with several threads. Throws cl::Error.
    void copy_to(std::byte* to, std::size_t bytes);

private:
    cl::CommandQueue queue_;
    std::size_t bytes_;
    cl::Buffer buffer_;
    std::byte* data_ = nullptr;
    cl::Event read_;
};

} // namespace lockstep
