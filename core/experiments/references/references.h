#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <span>
#include <vector>

namespace lockstep {

/// CPU references of the experiments. They use the simplest sequential algorithm.

enum class ReduceOp { sum, max, min };

template <class T>
[[nodiscard]] T apply(ReduceOp op, T a, T b) {
    switch (op) {
    case ReduceOp::max:
        return std::max(a, b);
    case ReduceOp::min:
        return std::min(a, b);
    default:
        return a + b;
    }
}

/// Combines all values from left to right. `values` must not be empty.
template <class T>
[[nodiscard]] T reduce_reference(ReduceOp op, std::span<const T> values) {
    T result = values.front();
    for (const T value : values.subspan(1)) {
        result = apply(op, result, value);
    }
    return result;
}

/// Returns the neutral element of `op`.
template <class T>
[[nodiscard]] T neutral_value(ReduceOp op) {
    using Limits = std::numeric_limits<T>;
    switch (op) {
    case ReduceOp::max:
        return Limits::has_infinity ? -Limits::infinity() : Limits::lowest();
    case ReduceOp::min:
        return Limits::has_infinity ? Limits::infinity() : Limits::max();
    default:
        return T{};
    }
}

/// Computes one value for each of `groups` groups. `group_of` maps the index of an element to its group.
template <class T>
[[nodiscard]] std::vector<T> reduce_by_group(ReduceOp op, std::span<const T> values, std::size_t groups,
                                             const std::function<std::size_t(std::size_t)>& group_of) {
    std::vector<T> results(groups, neutral_value<T>(op));
    for (std::size_t i = 0; i < values.size(); ++i) {
        T& result = results[group_of(i)];
        result = apply(op, result, values[i]);
    }
    return results;
}

enum class ScanKind { inclusive, exclusive };

/// Prefix scan: replaces each value by the combination of all values before it in its block. An inclusive
/// scan also includes the value itself. Blocks of `block` values are independent.
template <class T>
[[nodiscard]] std::vector<T> scan_reference(ReduceOp op, ScanKind kind, std::span<const T> values,
                                            std::size_t block) {
    std::vector<T> results(values.size());
    T before = neutral_value<T>(op);
    for (std::size_t i = 0; i < values.size(); ++i) {
        before = i % block == 0 ? neutral_value<T>(op) : before;
        const T with_own = apply(op, before, values[i]);
        results[i] = kind == ScanKind::inclusive ? with_own : before;
        before = with_own;
    }
    return results;
}

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

/// The sizes of a matrix product: (rows x inner) times (inner x columns).
struct MatrixSizes {
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::size_t inner = 0;
};

/// Returns the product of two matrices, row by row.
[[nodiscard]] std::vector<float> product_reference(const MatrixSizes& sizes, const std::vector<float>& a,
                                                   const std::vector<float>& b);

using Float4 = std::array<float, 4>;

/// Bodies in the format that the kernels use: x, y, z and mass; the fourth component of a velocity is 0.
struct Bodies {
    std::vector<Float4> positions;
    std::vector<Float4> velocities;
};

/// Simulates one time step of length `dt` for bodies that attract each other, with the same softening as the
/// kernel. Updates the velocities first, then the positions. Uses double precision. Moves only every
/// `stride`-th body, beginning with the first one; the others stay where they are.
[[nodiscard]] Bodies particles_reference(const Bodies& bodies, double dt, std::size_t stride = 1);

/// The scene of the ray tracer: for each sphere its centre and radius, and its red, green, blue and
/// reflectivity.
struct RayScene {
    std::vector<std::array<float, 4>> spheres;
    std::vector<std::array<float, 4>> colours;
    std::size_t width = 0;
    std::size_t height = 0;
    int bounces = 0;
};

using Pixel = std::array<std::uint8_t, 4>;

/// Computes the same picture as kernels/rays.cl, row by row.
[[nodiscard]] std::vector<Pixel> rays_reference(const RayScene& scene);

/// Returns the share of pixels, 0 to 1, that differ by at most `tolerance` in every channel; 0 if the
/// pictures have different sizes.
[[nodiscard]] double share_of_near_pixels(const std::vector<Pixel>& a, const std::vector<Pixel>& b,
                                          int tolerance);

} // namespace lockstep
