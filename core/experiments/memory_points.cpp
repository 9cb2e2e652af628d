#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"

#include <algorithm>
#include <cmath>

namespace lockstep {
namespace {

constexpr std::size_t coordinates = 3;

using LaunchOf = Launch (*)(const ParameterValues&, const KernelSource&);
using AnswerOf = std::vector<float> (*)(const ParameterValues&);

std::vector<ParameterInfo> common_parameters() {
    return {size_parameter(4096), any_local_parameter(256), seed_parameter()};
}

std::vector<ParameterInfo> with(ParameterInfo parameter, std::vector<ParameterInfo> all) {
    all.insert(all.begin() + 2, std::move(parameter));
    return all;
}

/// Returns one coordinate of all points. `kind` is its index; 0 is x.
std::vector<float> coordinate(const ParameterValues& values, std::size_t kind) {
    return digits<float>(number_of(values, "size"),
                         number_of(values, "seed") + static_cast<std::int64_t>(kind));
}

Launch launch_on(const char* kernel, const std::string& options, const ParameterValues& values,
                 const KernelSource& source, std::vector<Argument> inputs) {
    const std::int64_t size = number_of(values, "size");
    inputs.insert(inputs.begin(), scalar_argument("length", static_cast<std::int32_t>(size)));
    inputs.push_back(output_argument("out", {Scalar::float32, 1}, static_cast<std::uint64_t>(size)));
    return {.source = source,
            .kernel = kernel,
            .options = options,
            .range = range_for(size, number_of(values, "local")),
            .arguments = std::move(inputs)};
}

Launch array_of_structures(const ParameterValues& values, const KernelSource& source) {
    const auto size = static_cast<std::size_t>(number_of(values, "size"));
    const auto stride = static_cast<std::size_t>(number_of(values, "stride"));
    std::vector<float> points(size * stride);
    for (std::size_t kind = 0; kind < coordinates; ++kind) {
        const std::vector<float> own = coordinate(values, kind);
        for (std::size_t i = 0; i < size; ++i) {
            points[i * stride + kind] = own[i];
        }
    }
    return launch_on("sum_array_of_structures",
                     "-DFLOATS=" + values.at("stride") + " -DUSED=" + values.at("used"), values, source,
                     {input_argument("points", points)});
}

Launch structure_of_arrays(const ParameterValues& values, const KernelSource& source) {
    return launch_on("sum_structure_of_arrays", "-DUSED=" + values.at("used"), values, source,
                     {input_argument("x", coordinate(values, 0)), input_argument("y", coordinate(values, 1)),
                      input_argument("z", coordinate(values, 2))});
}

std::vector<float> sums_of_coordinates(const ParameterValues& values) {
    std::vector<float> sums(static_cast<std::size_t>(number_of(values, "size")));
    for (std::int64_t kind = 0; kind < number_of(values, "used"); ++kind) {
        std::ranges::transform(sums, coordinate(values, static_cast<std::size_t>(kind)), sums.begin(),
                               std::plus{});
    }
    return sums;
}

std::vector<float> coefficients(const ParameterValues& values) {
    return digits<float>(number_of(values, "terms"), number_of(values, "seed") + 1);
}

/// Returns values below 1, so that their powers do not grow.
std::vector<float> places(const ParameterValues& values) {
    std::vector<float> places = coordinate(values, 0);
    std::ranges::for_each(places, [](float& x) { x /= 16; });
    return places;
}

Launch constant_broadcast(const ParameterValues& values, const KernelSource& source) {
    return launch_on(
        "polynomial", "-DTERMS=" + values.at("terms"), values, source,
        {input_argument("coefficients", coefficients(values)), input_argument("in", places(values))});
}

std::vector<float> polynomials(const ParameterValues& values) {
    const std::vector<float> terms = coefficients(values);
    std::vector<float> results = places(values);
    std::ranges::for_each(results, [&](float& x) {
        double result = 0;
        for (auto term = terms.rbegin(); term != terms.rend(); ++term) {
            result = result * x + *term;
        }
        x = static_cast<float>(result);
    });
    return results;
}

bool is_near(const std::vector<float>& given, const std::vector<float>& expected) {
    return std::ranges::equal(given, expected, [](float a, float b) {
        return std::abs(a - b) <= 1e-5F * std::max(1.0F, std::abs(b));
    });
}

Experiment experiment_of(const char* id, const char* kernel, std::vector<ParameterInfo> parameters,
                         LaunchOf launch_of, AnswerOf answer_of) {
    return {.id = id,
            .kernel_file = "memory.cl",
            .kernel = kernel,
            .parameters = std::move(parameters),
            .launches = [launch_of](const ParameterValues& values, const KernelSource& source)
                -> Result<std::vector<Launch>> { return std::vector{launch_of(values, source)}; },
            .check =
                [answer_of](const ParameterValues& values, const std::vector<Launch>& launches,
                            const Recording& recording) {
                    return is_right(output_named(launches.front(), recording.launches.front(), "out"),
                                    [expected = answer_of(values)](const std::vector<std::byte>& output) {
                                        return is_near(values_in<float>(output), expected);
                                    });
                }};
}

} // namespace

std::vector<Experiment> point_experiments() {
    const auto used = number_parameter("used", 1, 1, coordinates);
    const auto stride = number_parameter("stride", 3, 3, 4);
    return {experiment_of("memory/array-of-structures", "sum_array_of_structures",
                          with(used, with(stride, common_parameters())), array_of_structures,
                          sums_of_coordinates),
            experiment_of("memory/structure-of-arrays", "sum_structure_of_arrays",
                          with(used, common_parameters()), structure_of_arrays, sums_of_coordinates),
            experiment_of("memory/constant-broadcast", "polynomial",
                          with(number_parameter("terms", 8, 1, 64), common_parameters()), constant_broadcast,
                          polynomials)};
}

} // namespace lockstep
