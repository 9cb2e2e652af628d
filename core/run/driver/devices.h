#pragma once

#include "core/base/result.h"
#include "core/facts/device_info.h"

#include <string>
#include <vector>

namespace lockstep {

/// Returns all OpenCL devices, platform by platform. Errors: no_device, no_device_of_driver, driver_failed.
Result<std::vector<DeviceInfo>> list_devices();

/// Describes the device that open_device() would open. Errors: the same as open_device().
Result<DeviceInfo> describe_device(const std::string& name);

} // namespace lockstep
