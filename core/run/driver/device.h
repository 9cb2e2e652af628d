#pragma once

#include "core/base/result.h"
#include "core/facts/device_answers.h"
#include "core/facts/device_info.h"
#include "core/run/driver/opencl.h"
#include "core/run/helper_kernels.h"
#include "core/run/log/pinned_memory.h"
#include "core/site/instrumented.h"

#include <memory>
#include <string>

namespace lockstep {

/// An OpenCL device with a context and a new profiling queue.
struct Device {
    cl::Device device;
    cl::Context context;
    cl::CommandQueue queue;
    DeviceInfo info;
    std::shared_ptr<PinnedMemory> pinned;   ///< shared by all captures on this device
    std::shared_ptr<HelperKernels> helpers; ///< shared by all captures on this device
};

/// Opens the first device whose name contains `name` (case-insensitive). If `name` is empty, opens a CPU
/// device if there is one, else the first device. All openings of a device in a process share one context.
/// Errors: no_device, no_device_of_driver, unknown_device, driver_failed.
Result<Device> open_device(const std::string& name);

/// Opens the same device with a new context, as another program would. Throws cl::Error.
[[nodiscard]] Device in_new_context(const Device& device);

[[nodiscard]] DeviceInfo describe(const cl::Device& device);
/// Returns the device properties that the instrumenter needs, except for the driver's macro definitions,
/// which target_for() adds.
[[nodiscard]] InstrumentTarget target_of(const Device& device);
/// Returns the device properties that the driver reported, together with its definitions of the macros that a
/// kernel tests, which are in `target`.
[[nodiscard]] DeviceAnswers answers_of(const Device& device, const InstrumentTarget& target);
/// Converts a driver's error to driver_build_failed with the log, out_of_device_memory (without the number of
/// bytes), out_of_memory, out_of_resources, or driver_failed.
[[nodiscard]] Error driver_error(const cl::Error& error, const DeviceInfo& device);

} // namespace lockstep
