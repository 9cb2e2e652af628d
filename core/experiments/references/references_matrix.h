#pragma once

#include <cstddef>
#include <vector>

namespace lockstep {

/// The sizes of a matrix product: (rows x inner) times (inner x columns).
struct MatrixSizes {
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::size_t inner = 0;
};

/// Returns the product of two matrices, row by row.
[[nodiscard]] std::vector<float> product_reference(const MatrixSizes& sizes, const std::vector<float>& a,
                                                   const std::vector<float>& b);

} // namespace lockstep
