#pragma once

#include "core/experiments/experiment.h"
#include "core/experiments/references_convolution.h"

#include <vector>

namespace lockstep {

/// The parameters image, width and height: a file or, where it is empty, the picture that comes along, and
/// the part of it that is used.
[[nodiscard]] std::vector<ParameterInfo> picture_parameters(std::int64_t width, std::int64_t height);

/// The middle of the image, in grey, as wide and high as asked for: 0 is the image's own size, and an image
/// that is too small is repeated. Errors: those of read_image_file.
Result<GreyPicture> picture_of(const ParameterValues& values);

} // namespace lockstep
