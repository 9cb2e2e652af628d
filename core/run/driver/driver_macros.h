#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/driver/device.h"
#include "core/site/instrumenter.h"

#include <map>
#include <optional>
#include <span>
#include <string>

namespace lockstep {

/// Returns the target with the driver's definition of every name that the source tests. A generated kernel,
/// compiled by the driver, copies the definitions into a buffer. Names that the driver has but that have no
/// definition text (__has_builtin, __LINE__) keep the meaning that they have in the instrumenter. Errors:
/// driver_build_failed, driver_failed; those of the instrumenter.
Result<InstrumentTarget> target_for(const Device& device, Instrumenter& instrumenter,
                                    const KernelSource& source, const std::string& options);

/// Adds the driver's definitions of the names to `macros`, for programs with these build options. Nothing is
/// added for names that the driver has but that have no definition text. Errors: driver_build_failed,
/// driver_failed.
Status ask_macros(const Device& device, std::span<const std::string> names, const std::string& options,
                  std::map<std::string, std::optional<std::string>>& macros);

} // namespace lockstep
