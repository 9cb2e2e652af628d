#pragma once

#include "app/layer/driver.h"
#include "core/kernel/image_format.h"
#include "core/kernel/sim/sim_file.h"

#include <optional>

namespace lockstep {

/// Converts an OpenCL image format to that of a launch file; nullopt if there is no equivalent.
[[nodiscard]] std::optional<ImageFormat> image_format_from(const cl_image_format& format);

/// Describes an image. Throws a Refusal if a launch file cannot represent its shape or format.
[[nodiscard]] SimImage image_of(const Driver& driver, cl_mem image);

/// Queries the settings of a sampler. Throws a Refusal if the driver fails.
[[nodiscard]] SamplerSettings sampler_of(const Driver& driver, cl_sampler sampler);

} // namespace lockstep
