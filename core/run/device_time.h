#pragma once

#include "core/run/driver/opencl.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// How long a device executed commands of a profiling queue, by their OpenCL profiling events.
class DeviceTime {
public:
    /// A new event, for the command that is enqueued next.
    [[nodiscard]] cl::Event* event() { return &events_.emplace_back(); }
    /// Sum of the times from start to end of all commands so far, in nanoseconds; waits for them. Throws
    /// cl::Error.
    [[nodiscard]] std::uint64_t ns() {
        for (const cl::Event& each : events_) {
            each.wait(); // with a second queue, NVIDIA's driver has no times before, even after finish()
            ns_ += each.getProfilingInfo<CL_PROFILING_COMMAND_END>() -
                   each.getProfilingInfo<CL_PROFILING_COMMAND_START>();
        }
        events_.clear();
        return ns_;
    }

private:
    std::vector<cl::Event> events_; ///< of commands whose time has not been added yet
    std::uint64_t ns_ = 0;
};

} // namespace lockstep
