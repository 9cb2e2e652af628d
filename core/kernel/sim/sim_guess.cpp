#include "core/kernel/sim/sim_guess.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <initializer_list>
#include <string_view>

namespace lockstep {
namespace {

NdRange guessed_range(const KernelSignature& kernel) {
    // Number of groups per dimension for one, two and three dimensions: 16, 4x4, 4x4x4.
    constexpr std::array<std::uint64_t, 3> groups_each{16, 4, 4};
    constexpr std::array<std::uint64_t, 3> group_side{64, 16, 4};
    NdRange range{.dimensions = kernel.dimensions};
    for (std::uint32_t i = 0; i < 3; ++i) {
        if (kernel.required_group[0] != 0) {
            range.local[i] = kernel.required_group[i];
            range.dimensions =
                kernel.required_group[i] > 1 ? std::max(range.dimensions, i + 1) : range.dimensions;
        }
    }
    for (std::uint32_t i = 0; i < range.dimensions; ++i) {
        range.local[i] = kernel.required_group[0] != 0 ? range.local[i] : group_side[range.dimensions - 1];
        range.global[i] = range.local[i] * groups_each[range.dimensions - 1];
    }
    return range;
}

bool is_one_of(const std::string& name, std::initializer_list<std::string_view> names) {
    return std::ranges::find(names, name) != names.end();
}

bool has_part(const std::string& name, std::initializer_list<std::string_view> parts) {
    return std::ranges::any_of(parts,
                               [&](std::string_view part) { return name.find(part) != std::string::npos; });
}

/// Guesses the value of an integer from its name.
std::uint64_t guessed_number(std::string name, const NdRange& range) {
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
    // Tested first, because these integers are the sizes of loops within a work-item and must be small,
    // whatever the rest of the name says: mask_size, num_iterations.
    if (has_part(name, {"mask", "filter", "radius", "halo", "taps", "window"})) {
        return 3;
    }
    if (has_part(name, {"iter", "steps"})) {
        return 16;
    }
    if (is_one_of(name, {"w", "nx", "x", "m"}) || has_part(name, {"width", "col", "pitch"})) {
        return range.global[0];
    }
    if (is_one_of(name, {"h", "ny", "y"}) || has_part(name, {"height", "row"})) {
        return range.dimensions > 1 ? range.global[1] : range.global[0];
    }
    if (is_one_of(name, {"d", "nz", "z"}) || has_part(name, {"depth"})) {
        return range.global[2];
    }
    if (is_one_of(name, {"n", "k"}) || has_part(name, {"size", "len", "count", "num", "total", "elements"})) {
        return range.global[0];
    }
    return 1;
}

bool is_floating(Scalar scalar) {
    return scalar == Scalar::float16 || scalar == Scalar::float32 || scalar == Scalar::float64;
}

SimArgument guessed_scalar(const KernelParameter& parameter, const NdRange& range) {
    SimArgument argument{.size = parameter.size_bytes, .content = SimContent::fill};
    const bool is_number = parameter.type.count == 1 && parameter.type.scalar != Scalar::bytes &&
                           !is_floating(parameter.type.scalar);
    argument.text = parameter.type.scalar == Scalar::bytes ? "0"
                    : is_number ? std::to_string(guessed_number(parameter.name, range))
                                : "1";
    if (parameter.type.scalar == Scalar::bytes) {
        argument.type = Scalar::uint8;
    }
    if (parameter.type.scalar == Scalar::int8 || parameter.type.scalar == Scalar::uint8) {
        argument.text = "1";
    }
    return argument;
}

/// Whether random bytes are meaningful for this type. They are not for a struct, because the types of its
/// members are unknown.
bool can_be_random(const KernelParameter& parameter) {
    return parameter.type.scalar != Scalar::bytes &&
           parameter.size_bytes % scalar_bytes(parameter.type.scalar) == 0;
}

SimArgument guessed_buffer(const KernelParameter& parameter, const NdRange& range, bool is_input) {
    SimArgument argument{.size = parameter.size_bytes * item_count(range)};
    const bool is_random = is_input && can_be_random(parameter);
    argument.content = is_random ? SimContent::random : SimContent::fill;
    argument.text = is_random ? "1" : "0";
    argument.type = can_be_random(parameter) ? std::nullopt : std::optional(Scalar::uint8);
    return argument;
}

/// Guesses an image with one texel per work-item, if the launch has as many dimensions as the image.
SimImage guessed_image(std::uint32_t dimensions, const NdRange& range) {
    constexpr std::array<std::uint32_t, 3> usual{64, 64, 4};
    const auto size = [&](std::uint32_t i) {
        const bool is_known = range.dimensions >= dimensions;
        return i >= dimensions ? 1 : is_known ? static_cast<std::uint32_t>(range.global[i]) : usual[i];
    };
    return {.width = size(0), .height = size(1), .depth = size(2), .dimensions = dimensions};
}

SimArgument guessed_argument(const KernelParameter& parameter, const NdRange& range, bool is_input) {
    switch (parameter.kind) {
    case ArgumentKind::scalar:
        return guessed_scalar(parameter, range);
    case ArgumentKind::buffer:
        return guessed_buffer(parameter, range, is_input);
    case ArgumentKind::local:
        return {.size = parameter.size_bytes * items_per_group(range)};
    case ArgumentKind::image:
        return {.content = SimContent::random,
                .text = "1:0:255",
                .image = guessed_image(dimensions(parameter.shape), range)};
    case ArgumentKind::sampler:
        return {.sampler = SamplerSettings{}};
    }
    return {};
}

} // namespace

std::vector<SimArgument> guessed_arguments(const KernelSignature& kernel, const NdRange& range) {
    const auto is_constant = [](const KernelParameter& parameter) {
        return parameter.kind == ArgumentKind::buffer && parameter.access == Access::read_only;
    };
    // If no buffer is read-only, the kernel works in place and also reads the buffers that it writes.
    const bool has_inputs = std::ranges::any_of(kernel.parameters, is_constant);
    std::vector<SimArgument> arguments;
    for (const KernelParameter& parameter : kernel.parameters) {
        arguments.push_back(guessed_argument(parameter, range, !has_inputs || is_constant(parameter)));
    }
    return arguments;
}

SimFile guessed_sim(const KernelSignature& kernel, const std::string& program) {
    SimFile sim{.program = program, .kernel = kernel.name, .range = guessed_range(kernel)};
    sim.arguments = guessed_arguments(kernel, sim.range);
    return sim;
}

} // namespace lockstep
