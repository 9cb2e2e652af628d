#pragma once

#include <array>
#include <vector>

namespace lockstep {

using Float4 = std::array<float, 4>;

/// Bodies in the format of the kernels: x, y, z and the mass; the fourth component of a velocity is 0.
struct Bodies {
    std::vector<Float4> positions;
    std::vector<Float4> velocities;
};

/// One step of length `dt` for bodies that attract each other, with the softening of the kernel: velocity
/// first, then position. In double.
[[nodiscard]] Bodies particles_reference(const Bodies& bodies, double dt);

} // namespace lockstep
