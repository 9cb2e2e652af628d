#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

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
