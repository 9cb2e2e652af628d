#pragma once

#include "app/layer/driver.h"
#include "core/kernel/image_format.h"
#include "core/kernel/sim_file.h"

#include <optional>

namespace lockstep {

/// OpenCL's format as a launch file names it; none where it does not.
[[nodiscard]] std::optional<ImageFormat> image_format_from(const cl_image_format& format);

/// Throws a Refusal for an image of a shape or a format that a launch file has no word for.
[[nodiscard]] SimImage image_of(const Driver& driver, cl_mem image);

/// Throws a Refusal where the driver does.
[[nodiscard]] SamplerSettings sampler_of(const Driver& driver, cl_sampler sampler);

} // namespace lockstep
