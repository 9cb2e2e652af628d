#pragma once

#include <array>
#include <vector>

namespace lockstep {

using Float4 = std::array<float, 4>;

/// Bodies as the kernels keep them: x, y, z and the mass; the velocity's fourth component is 0.
struct Bodies {
    std::vector<Float4> positions;
    std::vector<Float4> velocities;
};

/// One step of the time `dt` of bodies that pull each other, with the kernel's softening: velocity first,
/// then position. In double.
[[nodiscard]] Bodies particles_reference(const Bodies& bodies, double dt);

} // namespace lockstep
