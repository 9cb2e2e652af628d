#include "core/recording/swept_parameters.h"

#include "core/base/whole_number.h"
#include "core/kernel/build_options.h"
#include "core/kernel/sim/sim_change.h"
#include "core/kernel/source_macros.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>

namespace lockstep {
namespace {

using Sizes = std::array<std::uint64_t, 3>;
using Values = std::vector<std::string>;

/// Returns the powers of two that divide a global size, from `least` to `most`.
Values powers_in(std::uint64_t global, std::uint64_t least, std::uint64_t most) {
    Values values;
    for (std::uint64_t size = least; size <= std::min(global, most); size *= 2) {
        if (global % size == 0) {
            values.push_back(std::to_string(size));
        }
    }
    return values;
}

bool is_usual_group(const Sizes& group, const Sizes& global, std::uint64_t most) {
    const std::uint64_t items = group[0] * group[1] * group[2];
    const bool is_wide = group[0] >= group[1] && group[1] >= group[2];
    return divides_evenly(group, global) && is_wide && items <= most;
}

/// Returns work-group sizes of 64 to 256 work-items in two or three dimensions.
Values usual_groups(const NdRange& range, std::uint64_t most) {
    Values values;
    const std::uint64_t deepest = range.dimensions == 3 ? 8 : 1;
    for (std::uint64_t items = 64; items <= 256; items *= 2) {
        for (std::uint64_t z = 1; z <= deepest; z *= 2) {
            for (std::uint64_t y = 1; y * z <= items; y *= 2) {
                const Sizes group{items / (y * z), y, z};
                if (is_usual_group(group, range.global, most)) {
                    values.push_back(launch_sizes_text(group, range.dimensions));
                }
            }
        }
    }
    return values;
}

/// Returns the work-group sizes to try; only one size if the kernel requires it.
Values group_values(const LaunchForm& form, std::uint64_t most) {
    const NdRange& range = form.sim.range;
    const std::string now = launch_sizes_text(range.local, range.dimensions);
    if (form.kernel.required_group[0] != 0) {
        return {launch_sizes_text(form.kernel.required_group, range.dimensions)};
    }
    Values values = range.dimensions == 1
                        ? powers_in(range.global[0], std::min<std::uint64_t>(16, range.global[0]), most)
                        : usual_groups(range, most);
    if (std::ranges::find(values, now) == values.end()) {
        values.insert(values.begin(), now);
    }
    return values;
}

/// Returns values around `value` to try: a quarter, half, the value itself, and (for macros) two and four
/// times the value.
Values around(const std::string& value, std::uint64_t largest_factor) {
    const auto number = whole_number(value);
    if (!number || *number < 1) {
        return {value};
    }
    Values values;
    for (const std::int64_t divisor : {4, 2, 1}) {
        if (*number % divisor == 0) {
            values.push_back(std::to_string(*number / divisor));
        }
    }
    for (std::uint64_t factor = 2; factor <= largest_factor; factor *= 2) {
        values.push_back(std::to_string(*number * static_cast<std::int64_t>(factor)));
    }
    return values;
}

Values macro_values(const SourceMacro& macro) {
    if (!macro.value) {
        return macro.is_tested_by_value ? Values{"0", "1"} : Values{std::string(undefined_macro), "1"};
    }
    return *macro.value == "0" || *macro.value == "1" ? Values{"0", "1"} : around(*macro.value, 4);
}

SweepParameter parameter(std::string name, ParameterRole role,
                         std::function<Values(std::uint64_t most)> values, std::string allowed) {
    return {.name = std::move(name),
            .role = role,
            .usual_values = std::move(values),
            .allowed = std::move(allowed)};
}

void add_groups(std::vector<SweepParameter>& all, const LaunchForm& form) {
    const auto groups = [form](std::uint64_t most) { return group_values(form, most); };
    all.push_back(parameter(local_setting, ParameterRole::choice, groups, "64, 8x8, 4x4x4"));
    const std::uint32_t dimensions = form.sim.range.dimensions;
    for (std::uint32_t i = 0; i < dimensions && dimensions > 1; ++i) {
        const auto sides = [global = form.sim.range.global[i]](std::uint64_t most) {
            return powers_in(global, 1, std::min<std::uint64_t>(most, 64));
        };
        all.push_back(
            parameter(std::string(swept_group_sides[i]), ParameterRole::choice, sides, "1, 2, 4, 8"));
    }
}

/// Adds the macros that the source tests, and those that the build options of the launch define.
void add_macros(std::vector<SweepParameter>& all, const LaunchForm& form) {
    std::vector<SourceMacro> macros = source_macros(form.program.text);
    const auto options = build_options_from(form.sim.options);
    for (const BuildOption& option : options ? *options : BuildOptions()) {
        const auto known = std::ranges::find(macros, option.name, &SourceMacro::name);
        if (option.kind != BuildOption::Kind::define || option.name.find('(') != std::string::npos) {
            continue;
        }
        SourceMacro& macro = known == macros.end() ? macros.emplace_back() : *known;
        macro = {.name = option.name, .value = option.value.value_or("1")};
    }
    for (const SourceMacro& macro : macros) {
        all.push_back(parameter(
            std::string(swept_macro_prefix) + macro.name, ParameterRole::choice,
            [macro](std::uint64_t) { return macro_values(macro); }, "8, 16, undefined"));
    }
}

void add_arguments(std::vector<SweepParameter>& all, const LaunchForm& form) {
    const std::size_t count = std::min(form.kernel.parameters.size(), form.sim.arguments.size());
    for (std::size_t i = 0; i < count; ++i) {
        const KernelParameter& declared = form.kernel.parameters[i];
        const SimArgument& argument = form.sim.arguments[i];
        const bool is_scalar = declared.kind == ArgumentKind::scalar;
        const bool has_size = declared.kind == ArgumentKind::buffer || declared.kind == ArgumentKind::local;
        if (declared.name.empty() || (!is_scalar && !(has_size && argument.size))) {
            continue;
        }
        const std::string value = is_scalar ? argument.text : std::to_string(*argument.size);
        all.push_back(parameter(
            declared.name, ParameterRole::question, [value](std::uint64_t) { return around(value, 1); },
            is_scalar ? "1, 2, 4" : "4096, 64K, 16M"));
    }
}

void add_global_size(std::vector<SweepParameter>& all, const NdRange& range) {
    const auto sizes = [range](std::uint64_t) {
        const std::string now = launch_sizes_text(range.global, range.dimensions);
        return range.dimensions == 1 ? around(now, 1) : Values{now};
    };
    all.push_back(parameter(global_setting, ParameterRole::question, sizes, "1024, 64x64"));
}

} // namespace

bool divides_evenly(const Sizes& group, const Sizes& global) {
    return std::ranges::all_of(std::array<std::size_t, 3>{0, 1, 2},
                               [&](std::size_t i) { return global[i] % group[i] == 0; });
}

std::vector<SweepParameter> swept_parameters(const LaunchForm& form) {
    std::vector<SweepParameter> all;
    add_groups(all, form);
    add_macros(all, form);
    add_arguments(all, form);
    add_global_size(all, form.sim.range);
    return all;
}

} // namespace lockstep
