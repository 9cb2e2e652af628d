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

    /// Replaces the kernel by that of another program.
    void take(const cl::Program& program, std::uint64_t turns);
    /// Sets the limit of loop iterations per work-item.
    void set_turns(std::uint64_t turns);
    /// Sets the log arguments again. Must be called when the buffers of the log have been replaced.
    void set_log();
    /// Runs these consecutive groups and waits for them. `on_start`: called when the device starts, because
    /// drivers may compile the kernel before.
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
