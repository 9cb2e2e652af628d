#pragma once

#include "core/experiments/experiment.h"
#include "core/experiments/references/references.h"

#include <vector>

namespace lockstep {

/// Makes the parameters image (a file; empty selects Lockstep's own picture), width and height (the size of
/// the used part of the image).
[[nodiscard]] std::vector<ParameterInfo> picture_parameters(std::int64_t width, std::int64_t height);

/// Returns the centre of the image in grey, with the requested width and height. A size of 0 means the size
/// of the image. An image that is too small is repeated. Errors: those of read_image_file.
Result<GreyPicture> picture_of(const ParameterValues& values);

} // namespace lockstep
