#pragma once

#include "core/run/device_time.h"
#include "core/run/driver/device.h"
#include "core/run/driver/object_table.h"
#include "core/run/launch_buffers.h"
#include "core/run/local_layout.h"
#include "core/run/log/launch_log.h"

#include <cstdint>
#include <functional>

namespace lockstep {

/// The instrumented kernel of a launch with its arguments: first those of the kernel itself, then those of
/// the probes. Throws cl::Error.
class InstrumentedKernel {
public:
    /// All arguments except the program must outlive this object.
    InstrumentedKernel(const Device& device, const Launch& launch, LaunchBuffers& buffers,
                       const LocalLayout& layout, const ObjectTable& table, LaunchLog& log);

    /// Switches to the kernel of another program, with a limit of `turns` loop iterations per work-item.
    void take(const cl::Program& program, std::uint64_t turns);
    /// Sets the limit of loop iterations per work-item.
    void set_turns(std::uint64_t turns);
    /// Passes the buffers of the log to the kernel again. Must be called when these buffers have been
    /// replaced.
    void set_log();
    /// Runs these consecutive groups and waits until they have finished. Calls `on_start` when the device has
    /// started, because drivers may compile the kernel until then.
    void run(GroupRange groups, const std::function<void()>& on_start = {});
    /// Returns the device time of all runs so far.
    [[nodiscard]] std::uint64_t device_ns() { return time_.ns(); }

private:
    const Device& device_;
    const Launch& launch_;
    LaunchBuffers& buffers_;
    const LocalLayout& layout_;
    const ObjectTable& table_;
    LaunchLog& log_;
    cl::Kernel kernel_;
    cl_uint log_argument_ = 0;
    cl_uint first_group_argument_ = 0;
    cl_uint turns_argument_ = 0;
    DeviceTime time_;
};

} // namespace lockstep
