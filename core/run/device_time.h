#pragma once

#include "core/run/opencl.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// How long a device worked at commands of a profiling queue, by their OpenCL profiling events.
class DeviceTime {
public:
    /// A new event, for the command that is enqueued next.
    [[nodiscard]] cl::Event* event() { return &events_.emplace_back(); }
    /// Nanoseconds from start to end of all commands so far, added up; waits for them. Throws cl::Error.
    [[nodiscard]] std::uint64_t ns() {
        for (const cl::Event& each : events_) {
            each.wait(); // beside another queue, NVIDIA's driver tells no times before, though the queue is finished
            ns_ += each.getProfilingInfo<CL_PROFILING_COMMAND_END>() -
                   each.getProfilingInfo<CL_PROFILING_COMMAND_START>();
        }
        events_.clear();
        return ns_;
    }

private:
    std::vector<cl::Event> events_; ///< of commands that are not counted yet
    std::uint64_t ns_ = 0;
};

} // namespace lockstep
