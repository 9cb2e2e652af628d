#pragma once

#include "core/experiments/experiment.h"
#include "core/experiments/references/references.h"

#include <vector>

namespace lockstep {

/// The parameters image, width and height: a file (empty: the picture of Lockstep), and the size of the part
/// that is used.
[[nodiscard]] std::vector<ParameterInfo> picture_parameters(std::int64_t width, std::int64_t height);

/// The middle of the image in grey, with the requested width and height: 0 is the size of the image, and an
/// image that is too small is repeated. Errors: those of read_image_file.
Result<GreyPicture> picture_of(const ParameterValues& values);

} // namespace lockstep
