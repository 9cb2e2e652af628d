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

/// 2 radius + 1 weights of a bell curve (its standard deviation is half the radius, at least 0.5) with the
/// sum 1.
[[nodiscard]] std::vector<float> bell_filter(std::size_t radius);

/// The picture filtered horizontally and vertically, in double. Beyond the border, the pixels of the border
/// are repeated.
[[nodiscard]] std::vector<float> convolution_reference(const GreyPicture& picture,
                                                       const std::vector<float>& filter);

} // namespace lockstep
