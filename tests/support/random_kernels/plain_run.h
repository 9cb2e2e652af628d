#pragma once

#include "core/kernel/launch.h"

#include <cstddef>
#include <string>
#include <vector>

namespace lockstep::random_kernel {

/// Runs launches as they are, without Lockstep: through OpenCL on the first device there is.
class PlainDevice {
public:
    PlainDevice();
    ~PlainDevice();
    PlainDevice(const PlainDevice&) = delete;
    PlainDevice& operator=(const PlainDevice&) = delete;

    /// The buffers' contents after the run, by argument (empty for other arguments). Throws
    /// std::runtime_error with the driver's message.
    [[nodiscard]] std::vector<std::vector<std::byte>> run(const Launch& launch);

private:
    struct Device;
    Device* device_;
};

} // namespace lockstep::random_kernel
