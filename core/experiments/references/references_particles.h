#pragma once

#include <array>
#include <vector>

namespace lockstep {

using Float4 = std::array<float, 4>;

/// Bodies in the format that the kernels use: x, y, z and mass; the fourth component of a velocity is 0.
struct Bodies {
    std::vector<Float4> positions;
    std::vector<Float4> velocities;
};

/// Simulates one time step of length `dt` for bodies that attract each other, with the same softening as the
/// kernel. Updates the velocities first, then the positions. Uses double precision.
[[nodiscard]] Bodies particles_reference(const Bodies& bodies, double dt);

} // namespace lockstep
