#pragma once

#include "app/layer/driver.h"
#include "core/kernel/image_format.h"
#include "core/kernel/sim/sim_file.h"

#include <optional>

namespace lockstep {

/// Converts an OpenCL format to that of a launch file; nullopt if it has no equivalent.
[[nodiscard]] std::optional<ImageFormat> image_format_from(const cl_image_format& format);

/// Throws a Refusal for an image whose shape or format a launch file cannot express.
[[nodiscard]] SimImage image_of(const Driver& driver, cl_mem image);

/// Throws a Refusal if the driver fails.
[[nodiscard]] SamplerSettings sampler_of(const Driver& driver, cl_sampler sampler);

} // namespace lockstep
