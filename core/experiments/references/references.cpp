#include "core/experiments/references/references.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>

namespace lockstep {
namespace {

/// Returns the valid index nearest to `i`, which may be outside the picture.
std::size_t clamped(std::int64_t i, std::size_t size) {
    return static_cast<std::size_t>(std::clamp<std::int64_t>(i, 0, static_cast<std::int64_t>(size) - 1));
}

double smoothed(const GreyPicture& picture, const std::vector<float>& filter, std::size_t x, std::size_t y) {
    const auto radius = static_cast<std::int64_t>(filter.size() / 2);
    double sum = 0;
    for (std::size_t down = 0; down < filter.size(); ++down) {
        const std::size_t row = clamped(static_cast<std::int64_t>(y + down) - radius, picture.height);
        for (std::size_t across = 0; across < filter.size(); ++across) {
            const std::size_t column = clamped(static_cast<std::int64_t>(x + across) - radius, picture.width);
            sum += static_cast<double>(filter[down]) * filter[across] *
                   picture.values[row * picture.width + column];
        }
    }
    return sum;
}

} // namespace

std::vector<float> bell_filter(std::size_t radius) {
    const double deviation = std::max(0.5, static_cast<double>(radius) / 2);
    std::vector<double> bell(2 * radius + 1);
    for (std::size_t i = 0; i < bell.size(); ++i) {
        const double away = (static_cast<double>(i) - static_cast<double>(radius)) / deviation;
        bell[i] = std::exp(-away * away / 2);
    }
    const double sum = std::accumulate(bell.begin(), bell.end(), 0.0);
    std::vector<float> filter(bell.size());
    std::ranges::transform(bell, filter.begin(),
                           [&](double weight) { return static_cast<float>(weight / sum); });
    return filter;
}

std::vector<float> convolution_reference(const GreyPicture& picture, const std::vector<float>& filter) {
    std::vector<float> result;
    result.reserve(picture.values.size());
    for (std::size_t y = 0; y < picture.height; ++y) {
        for (std::size_t x = 0; x < picture.width; ++x) {
            result.push_back(static_cast<float>(smoothed(picture, filter, x, y)));
        }
    }
    return result;
}

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

namespace {

using Vector = std::array<double, 3>;

constexpr double softening = 0.01;

void add_pull(Vector& acceleration, const Float4& own, const Float4& other) {
    Vector way{};
    double square = softening;
    for (std::size_t axis = 0; axis < way.size(); ++axis) {
        way[axis] = static_cast<double>(other[axis]) - own[axis];
        square += way[axis] * way[axis];
    }
    const double nearness = 1 / std::sqrt(square);
    for (std::size_t axis = 0; axis < way.size(); ++axis) {
        acceleration[axis] += way[axis] * other[3] * nearness * nearness * nearness;
    }
}

} // namespace

Bodies particles_reference(const Bodies& bodies, double dt, std::size_t stride) {
    Bodies after = bodies;
    for (std::size_t i = 0; i < bodies.positions.size(); i += stride) {
        Vector acceleration{};
        for (const Float4& other : bodies.positions) {
            add_pull(acceleration, bodies.positions[i], other);
        }
        for (std::size_t axis = 0; axis < acceleration.size(); ++axis) {
            const double speed = bodies.velocities[i][axis] + dt * acceleration[axis];
            after.velocities[i][axis] = static_cast<float>(speed);
            after.positions[i][axis] = static_cast<float>(bodies.positions[i][axis] + dt * speed);
        }
    }
    return after;
}

} // namespace lockstep
