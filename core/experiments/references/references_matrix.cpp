#include "core/experiments/references/references_matrix.h"

namespace lockstep {

std::vector<float> product_reference(const MatrixSizes& sizes, const std::vector<float>& a,
                                     const std::vector<float>& b) {
    std::vector<float> product(sizes.rows * sizes.columns);
    for (std::size_t row = 0; row < sizes.rows; ++row) {
        for (std::size_t k = 0; k < sizes.inner; ++k) { // k is the outer loop, so that b is read row by row
            for (std::size_t column = 0; column < sizes.columns; ++column) {
                product[row * sizes.columns + column] +=
                    a[row * sizes.inner + k] * b[k * sizes.columns + column];
            }
        }
    }
    return product;
}

} // namespace lockstep
