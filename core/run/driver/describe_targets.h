#pragma once

#include "core/base/result.h"
#include "core/pack/described_device.h"
#include "core/run/driver/device.h"

#include <vector>

namespace lockstep {

/// Describes all devices, so that runs can be packed for them on another machine. Each device is asked for the
/// names without build options, and with those of the wish. Errors: no_device, no_device_of_driver;
/// build_option_refused; those of the driver if no device answers.
Result<std::vector<DescribedDevice>> describe_targets(const DescriptionWish& wish);

/// Returns the description of a device without macros.
[[nodiscard]] DescribedDevice describe_target(const Device& device);

} // namespace lockstep
