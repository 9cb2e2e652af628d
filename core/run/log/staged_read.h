#pragma once

#include "core/run/driver/device.h"

#include <cstdint>
#include <memory>
#include <span>

namespace lockstep {

/// Reads buffers of a device into memory whose pages have not been accessed before. Drivers read into such
/// memory at a tenth of the bus speed, so large reads go through two pinned blocks. While the device fills
/// one block, several threads copy from the other one:
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

    /// Reads as many words as `words` can contain, from the start of the buffer. Throws cl::Error.
    void read(const cl::Buffer& buffer, std::span<std::uint64_t> words);

private:
    class Blocks;
    const Device* device_;
    std::unique_ptr<Blocks>
        blocks_; ///< allocated for the first large read, because pinning takes half a millisecond per MB
};

} // namespace lockstep
