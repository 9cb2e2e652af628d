#pragma once

#include "core/run/driver/opencl.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace lockstep {

/// Memory of ours that a device's driver has pinned: reading a buffer into it is limited only by the bus.
/// Reading into other memory takes four times as long (measured on an NVIDIA H200, driver 580.159: 55 GB/s
/// and 15).
class PinnedMemory {
public:
    explicit PinnedMemory(cl::Context context) : context_(std::move(context)) {}

    /// Does nothing if the memory is already pinned; pinning takes a twentieth of a millisecond per MB. The
    /// memory must outlive this object. If a driver refuses, reads are only slower.
    void pin(std::span<std::byte> memory);

private:
    cl::Context context_;
    std::vector<std::pair<std::span<std::byte>, cl::Buffer>> pinned_;
};

} // namespace lockstep
