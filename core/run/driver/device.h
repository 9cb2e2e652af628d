#pragma once

#include "core/base/result.h"
#include "core/facts/device_answers.h"
#include "core/facts/device_info.h"
#include "core/run/buffer_addresses.h"
#include "core/run/driver/opencl.h"
#include "core/run/log/pinned_memory.h"
#include "core/site/instrumented.h"

#include <memory>
#include <string>

namespace lockstep {

/// A device with a context and a new profiling queue.
struct Device {
    cl::Device device;
    cl::Context context;
    cl::CommandQueue queue;
    DeviceInfo info;
    std::shared_ptr<PinnedMemory> pinned;       ///< shared by all captures on it
    std::shared_ptr<BufferAddresses> addresses; ///< shared by all captures on it
};

/// The device whose name contains `name` (case-insensitive); if empty, a CPU device if there is one, else the
/// first. Devices opened by the same process share one context per device. Errors: no_device,
/// no_device_of_driver, unknown_device, driver_failed.
Result<Device> open_device(const std::string& name);

/// The same device in a new context, as another program would open it. Throws cl::Error.
[[nodiscard]] Device in_new_context(const Device& device);

[[nodiscard]] DeviceInfo describe(const cl::Device& device);
/// What the instrumenter must know of the device (without its definitions of tested macros).
[[nodiscard]] InstrumentTarget target_of(const Device& device);
/// What the driver said about the device and, for `target`, about the macros that a kernel tests.
[[nodiscard]] DeviceAnswers answers_of(const Device& device, const InstrumentTarget& target);
/// Converts a driver's error: driver_build_failed with the log, out_of_device_memory (without the bytes),
/// out_of_memory, out_of_resources, or driver_failed.
[[nodiscard]] Error driver_error(const cl::Error& error, const DeviceInfo& device);

} // namespace lockstep
