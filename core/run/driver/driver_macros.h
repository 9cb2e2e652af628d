#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/driver/device.h"
#include "core/site/instrumenter.h"

namespace lockstep {

/// The target with the driver's definition of every name that the source tests: a generated kernel copies
/// them into a buffer. Names without a definition text (__has_builtin, __LINE__) keep the instrumenter's
/// meaning if the driver has them. Errors: driver_build_failed, driver_failed; those of the instrumenter.
Result<InstrumentTarget> target_for(const Device& device, Instrumenter& instrumenter,
                                    const KernelSource& source, const std::string& options);

} // namespace lockstep
