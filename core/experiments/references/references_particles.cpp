#include "core/experiments/references/references_particles.h"

#include <cmath>
#include <cstddef>

namespace lockstep {
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

Bodies particles_reference(const Bodies& bodies, double dt) {
    Bodies after = bodies;
    for (std::size_t i = 0; i < bodies.positions.size(); ++i) {
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
