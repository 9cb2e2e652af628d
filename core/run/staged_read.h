#pragma once

#include "core/run/device.h"

#include <cstdint>
#include <memory>
#include <span>

namespace lockstep {

/// Reads a device's buffers into memory that nobody has touched yet. A driver reads into such pages at a tenth of what
/// the bus can; so what is large goes through two blocks that the driver has pinned, one being filled while the other
/// is copied on by several threads:
///
///     block 0   read 0 | copy 0 | read 2 | copy 2
///     block 1          | read 1 | copy 1 | read 3 | ...
class StagedReader {
public:
    /// The device must outlive this.
    explicit StagedReader(const Device& device);
    ~StagedReader();
    StagedReader(StagedReader&&) noexcept;
    StagedReader& operator=(StagedReader&&) noexcept;

    /// As many words as there is room for, from the first on. Throws cl::Error.
    void read(const cl::Buffer& buffer, std::span<std::uint64_t> words);

private:
    class Blocks;
    const Device* device_;
    std::unique_ptr<Blocks>
        blocks_; ///< made for the first that is large: pinning takes half a millisecond a MB
};

} // namespace lockstep
