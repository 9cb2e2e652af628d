#pragma once

#include "core/base/result.h"
#include "core/instrument/instrument.h"
#include "core/kernel/launch.h"
#include "core/run/device.h"

namespace lockstep {

/// The target with the driver's definition of every name that the source tests: a generated kernel copies
/// them into a buffer. Errors: driver_build_failed, driver_failed.
Result<InstrumentTarget> target_for(const Device& device, const KernelSource& source,
                                    const std::string& options);

} // namespace lockstep
