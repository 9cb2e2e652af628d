#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"
#include "core/experiments/references/references.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace lockstep {
namespace {

constexpr ValueType float4{Scalar::float32, 4};
constexpr float time_step = 0.01F;

constexpr KernelVariant variants[] = {{"particles/naive", "particles_naive"},
                                      {"particles/tiled", "particles_tiled"}};

/// The number of bodies up to which the result is compared for every body.
constexpr std::size_t most_compared = 1 << 12;
/// Limit for the pairs of bodies that the reference computes, so that it takes seconds. With more than
/// `most_compared` bodies, it computes fewer of them, because each interacts with all others.
constexpr std::size_t most_pairs = std::size_t{1} << 30;

std::vector<ParameterInfo> parameters() {
    return {number_parameter("size", 256, 1, 1 << 24), any_local_parameter(64), seed_parameter()};
}

/// Makes bodies at positions in a cube of side 2 around the origin; their velocities are a rotation about the
/// z axis.
Bodies bodies_of(const ParameterValues& values) {
    std::mt19937 random(static_cast<std::uint32_t>(number_of(values, "seed")));
    const auto between = [&] { return static_cast<float>(random() % 2001) / 1000 - 1; };
    Bodies bodies;
    for (std::int64_t i = 0; i < number_of(values, "size"); ++i) {
        const float x = between();
        const float y = between();
        const float z = between();
        bodies.positions.push_back({x, y, z, static_cast<float>(1 + random() % 9)});
        bodies.velocities.push_back({-y, x, 0, 0});
    }
    return bodies;
}

Argument input_of(const char* name, const std::vector<Float4>& content) {
    Argument argument = output_argument(name, float4, 0);
    argument.access = Access::read_only;
    argument.bytes = bytes_of(content);
    argument.size_bytes = argument.bytes.size();
    return argument;
}

Launch launch_of(const char* kernel, const ParameterValues& values, const KernelSource& source) {
    const Bodies bodies = bodies_of(values);
    const std::size_t count = bodies.positions.size();
    return {.source = source,
            .kernel = kernel,
            .options = "-DN=" + values.at("local"),
            .range = range_for(number_of(values, "size"), number_of(values, "local")),
            .arguments = {scalar_argument("count", static_cast<std::int32_t>(count)),
                          scalar_argument("dt", time_step), input_of("position", bodies.positions),
                          input_of("velocity", bodies.velocities),
                          output_argument("new_position", float4, count),
                          output_argument("new_velocity", float4, count)}};
}

/// Returns the distance between the bodies that are compared. It is odd, so that they are in different lanes.
std::size_t stride_for(std::size_t bodies) {
    const std::size_t compared = std::clamp(most_pairs / bodies, std::size_t{1}, most_compared);
    return ((bodies + compared - 1) / compared) | 1;
}

/// Compares every `stride`-th body with a tolerance, because the last digits of a float sum of many forces
/// depend on the order and on the device's rsqrt. The errors of the additions grow with the square root of
/// their number.
bool is_near(const std::vector<Float4>& given, const std::vector<Float4>& expected, std::size_t stride) {
    const float more = static_cast<float>(given.size()) / static_cast<float>(most_compared);
    const float tolerance = 1e-4F * std::sqrt(std::max(1.0F, more));
    const auto near = [tolerance](float a, float b) {
        return std::abs(a - b) <= tolerance * std::max(1.0F, std::abs(b));
    };
    bool are_near = given.size() == expected.size();
    for (std::size_t i = 0; are_near && i < given.size(); i += stride) {
        are_near = std::ranges::equal(given[i], expected[i], near);
    }
    return are_near;
}

bool check(const ParameterValues& values, const std::vector<Launch>& launches, const Recording& recording) {
    const Bodies before = bodies_of(values);
    const std::size_t stride = stride_for(before.positions.size());
    const Bodies after = particles_reference(before, time_step, stride);
    const auto holds = [&](const char* name, const std::vector<Float4>& expected) {
        return is_right(output_named(launches.front(), recording.launches.front(), name),
                        [&](const std::vector<std::byte>& output) {
                            return is_near(values_in<Float4>(output), expected, stride);
                        });
    };
    return holds("new_position", after.positions) && holds("new_velocity", after.velocities);
}

} // namespace

std::vector<Experiment> particles_experiments() {
    return one_launch_experiments(variants, "particles.cl", parameters(), launch_of, check);
}

} // namespace lockstep
