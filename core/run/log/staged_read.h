#pragma once

#include "core/run/driver/device.h"

#include <cstdint>
#include <memory>
#include <span>

namespace lockstep {

/// Reads a device's buffers into memory that has not been touched yet. A driver reads into such pages at a
/// tenth of the bus speed, so large reads go through two blocks that the driver has pinned. One is filled
/// while several threads copy from the other:
///
///     block 0   read 0 | copy 0 | read 2 | copy 2
///     block 1          | read 1 | copy 1 | read 3 | ...
class StagedReader {
public:
    /// The device must outlive this object.
    explicit StagedReader(const Device& device);
    ~StagedReader();
    StagedReader(StagedReader&&) noexcept;
    StagedReader& operator=(StagedReader&&) noexcept;

    /// Reads as many words as `words` has room for, from the start of the buffer. Throws cl::Error.
    void read(const cl::Buffer& buffer, std::span<std::uint64_t> words);

private:
    class Blocks;
    const Device* device_;
    std::unique_ptr<Blocks>
        blocks_; ///< made for the first large read: pinning takes half a millisecond per MB
};

} // namespace lockstep
