#pragma once

#include <cstddef>
#include <vector>

namespace lockstep {

/// Grey values from 0 to 1, row by row.
struct GreyPicture {
    std::size_t width = 0;
    std::size_t height = 0;
    std::vector<float> values;
};

/// 2 radius + 1 weights of a bell curve (its deviation is half the radius, at least a half), which add up
/// to 1.
[[nodiscard]] std::vector<float> bell_filter(std::size_t radius);

/// The picture smoothed by the filter across and down, in double. Beyond its border the picture goes on with
/// the pixels of the border.
[[nodiscard]] std::vector<float> convolution_reference(const GreyPicture& picture,
                                                       const std::vector<float>& filter);

} // namespace lockstep
