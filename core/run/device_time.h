#pragma once

#include "core/run/driver/opencl.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Measures how long a device executes commands, using the OpenCL profiling events of its queue.
class DeviceTime {
public:
    /// Returns a new event for the command that is enqueued next.
    [[nodiscard]] cl::Event* event() { return &events_.emplace_back(); }
    /// Waits for all commands so far and returns the sum of their times from start to end, in nanoseconds.
    /// Throws cl::Error.
    [[nodiscard]] std::uint64_t ns() {
        for (const cl::Event& each : events_) {
            // Needed because NVIDIA's driver provides the times of commands in a second queue only after this
            // wait; finish() is not enough.
            each.wait();
            ns_ += each.getProfilingInfo<CL_PROFILING_COMMAND_END>() -
                   each.getProfilingInfo<CL_PROFILING_COMMAND_START>();
        }
        events_.clear();
        return ns_;
    }

private:
    std::vector<cl::Event> events_; ///< events of commands whose time has not been added yet
    std::uint64_t ns_ = 0;
};

} // namespace lockstep
