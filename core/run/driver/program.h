#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/run/driver/device.h"

#include <array>
#include <cstdint>
#include <string>

namespace lockstep {

/// Whether the driver may contract floating-point operations (a * b + c is rounded once) as the text says. `forbidden`
/// changes the text by without_contraction(), so that the results of two programs can be compared bit for bit.
enum class Contraction : std::uint8_t { forbidden, as_written };

/// Builds a program for a device. Errors: driver_build_failed with the driver's log, driver_failed.
Result<cl::Program> build_program(const Device& device, const std::string& text, const std::string& options,
                                  Contraction contraction = Contraction::forbidden);

/// Converts sizes to OpenCL's type, with the number of dimensions of the launch.
[[nodiscard]] cl::NDRange nd_range(const NdRange& range, const std::array<std::uint64_t, 3>& sizes);

/// Waits until the device has started an enqueued command, or the command has failed. Some drivers compile a
/// kernel for its group size only when it is enqueued. Throws cl::Error.
void wait_for_start(const Device& device, const cl::Event& command);

} // namespace lockstep
