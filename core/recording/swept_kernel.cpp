#include "core/base/coded_text.h"
#include "core/base/whole_number.h"
#include "core/kernel/build_options.h"
#include "core/kernel/sim/sim_change.h"
#include "core/recording/swept_parameters.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace lockstep {
namespace {

using GroupSizes = std::array<std::uint64_t, 3>;

/// Returns the sizes in a setting, or `otherwise` if it is missing. Missing dimensions have the size 1.
Result<GroupSizes> sizes_in(const ParameterValues& values, const char* name, const GroupSizes& otherwise) {
    const auto found = values.find(name);
    if (found == values.end()) {
        return otherwise;
    }
    const auto sizes = launch_sizes_from(found->second);
    if (!sizes) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {name, found->second, "1024, 64x64, 16x16x16"}};
    }
    GroupSizes all{1, 1, 1};
    std::ranges::copy(*sizes, all.begin());
    return all;
}

std::uint32_t dimensions_of(const GroupSizes& sizes, std::uint32_t least) {
    return std::max(least, sizes[2] > 1 ? 3U : sizes[1] > 1 ? 2U : 1U);
}

/// Applies the sizes of single dimensions: "local.y".
Status set_sides(GroupSizes& group, const ParameterValues& varied) {
    for (std::size_t i = 0; i < group.size(); ++i) {
        const auto found = varied.find(std::string(swept_group_sides[i]));
        if (found == varied.end()) {
            continue;
        }
        const auto size = whole_number(found->second);
        if (!size || *size < 1) {
            return Error{.code = ErrorCode::value_not_allowed,
                         .arguments = {found->first, found->second, "1, 2, 4, 8"}};
        }
        group[i] = static_cast<std::uint64_t>(*size);
    }
    return {};
}

/// Whether the parameter is the work-group size, or its size in one dimension.
bool is_group(const std::string& name) {
    return name == local_setting || std::ranges::find(swept_group_sides, name) != std::end(swept_group_sides);
}

/// Sets the work-group size. It must divide the global size, because only then all runs have the same
/// work-items.
Status set_group(RunSpec& run, const ParameterValues& varied, const NdRange& range) {
    const auto changed =
        std::ranges::find_if(varied, [](const auto& value) { return is_group(value.first); });
    if (changed == varied.end()) {
        return {};
    }
    auto group = sizes_in(varied, local_setting, range.local);
    const auto global = sizes_in(run.parameters, global_setting, range.global);
    if (!group || !global) {
        return group ? global.error() : group.error();
    }
    if (Status set = set_sides(*group, varied); !set) {
        return set;
    }
    const std::uint32_t dimensions = dimensions_of(*global, range.dimensions);
    if (!divides_evenly(*group, *global)) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {changed->first, changed->second,
                                   coded(allowed::divisors_of, {launch_sizes_text(*global, dimensions)})}};
    }
    run.parameters[local_setting] = launch_sizes_text(*group, dimensions_of(*group, dimensions));
    return {};
}

Result<RunSpec> kernel_run(const NdRange& range, RunSpec run, const ParameterValues& varied) {
    for (const auto& [name, value] : varied) {
        if (name.starts_with(swept_macro_prefix)) {
            set_swept_macro(run, name, value);
        } else if (!is_group(name)) {
            run.parameters[name] = value;
        }
    }
    const Status set = set_group(run, varied, range);
    return set ? complete_run(std::move(run)) : set.error();
}

ParameterValues described(const NdRange& range, const RunSpec& run, const ParameterValues& varied) {
    ParameterValues all = run.parameters;
    all.emplace(global_setting, launch_sizes_text(range.global, range.dimensions));
    all.emplace(local_setting, launch_sizes_text(range.local, range.dimensions));
    for (const auto& [name, value] : varied) {
        all[name] = value;
    }
    return all;
}

} // namespace

void set_swept_macro(RunSpec& run, const std::string& parameter, const std::string& value) {
    const std::string name = parameter.substr(swept_macro_prefix.size());
    // undefined first, because the launch may define it too
    BuildOptions options = {{.kind = BuildOption::Kind::undefine, .name = name, .value = {}}};
    if (value != undefined_macro) {
        options.push_back({.kind = BuildOption::Kind::define, .name = name, .value = value});
    }
    run.build_options += (run.build_options.empty() ? "" : " ") + options_text(options);
}

Result<SimFile> with_swept(const KernelSignature& kernel, SimFile launch, const ParameterValues& values) {
    auto options = build_options_from(launch.options);
    ParameterValues settings;
    for (const auto& [name, value] : values) {
        if (!name.starts_with(swept_macro_prefix)) {
            settings[name] = value;
        } else if (options) {
            const std::string macro = name.substr(swept_macro_prefix.size());
            std::erase_if(*options, [&macro](const BuildOption& option) {
                return option.kind != BuildOption::Kind::flag && option.name == macro;
            });
            options->push_back(
                {.kind = value == undefined_macro ? BuildOption::Kind::undefine : BuildOption::Kind::define,
                 .name = macro,
                 .value = value == undefined_macro ? std::nullopt : std::optional(value)});
        }
    }
    if (!options) {
        return options.error();
    }
    const auto run = kernel_run(launch.range, {.kind = RunKind::launch_file}, settings);
    if (!run) {
        return run.error();
    }
    const bool has_macros = settings.size() != values.size();
    launch.options = has_macros ? options_text(*options) : launch.options;
    return with_settings(kernel, std::move(launch), run->parameters);
}

SweepSubject swept_kernel(const LaunchForm& form, const RunSpec& run) {
    SweepSubject subject{.id = run.what,
                         .name = recorded_name(run),
                         .parameters = swept_parameters(form),
                         .kind = RunKind::launch_file};
    const NdRange range = form.sim.range;
    subject.run_with = [range](RunSpec base, const ParameterValues& varied) {
        return kernel_run(range, std::move(base), varied);
    };
    subject.described = [range](const RunSpec& done, const ParameterValues& varied) {
        return described(range, done, varied);
    };
    return subject;
}

} // namespace lockstep
