#pragma once

#include <cstddef>
#include <vector>

namespace lockstep {

/// A picture of grey values from 0 to 1, stored row by row.
struct GreyPicture {
    std::size_t width = 0;
    std::size_t height = 0;
    std::vector<float> values;
};

/// Returns 2 * radius + 1 weights of a Gaussian curve with the sum 1. The standard deviation is half the
/// radius, at least 0.5.
[[nodiscard]] std::vector<float> bell_filter(std::size_t radius);

/// Filters the picture horizontally and vertically, in double precision. Pixels beyond the border have the
/// value of the nearest border pixel.
[[nodiscard]] std::vector<float> convolution_reference(const GreyPicture& picture,
                                                       const std::vector<float>& filter);

} // namespace lockstep
