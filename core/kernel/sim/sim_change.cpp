#include "core/kernel/sim/sim_change.h"

#include "core/base/nearest.h"
#include "core/base/whole_number.h"
#include "core/kernel/sim/sim_guess.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace lockstep {

std::optional<std::vector<std::uint64_t>> launch_sizes_from(const std::string& text) {
    std::vector<std::uint64_t> sizes;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('x', begin), text.size());
        const auto size = whole_number(text.substr(begin, end - begin));
        if (!size || *size < 1 || sizes.size() == 3) {
            return std::nullopt;
        }
        sizes.push_back(static_cast<std::uint64_t>(*size));
        begin = end + 1;
    }
    return sizes;
}

std::string launch_sizes_text(const std::array<std::uint64_t, 3>& sizes, std::uint32_t dimensions) {
    std::string text;
    for (std::uint32_t i = 0; i < dimensions; ++i) {
        text += (i == 0 ? "" : "x") + std::to_string(sizes[i]);
    }
    return text;
}

namespace {

/// Whether two arguments are equal except for their line numbers.
bool says_the_same(SimArgument a, const SimArgument& b) {
    a.line = b.line;
    return a == b;
}

Error not_allowed(const std::pair<std::string, std::string>& setting, std::string allowed) {
    return {.code = ErrorCode::value_not_allowed,
            .arguments = {setting.first, setting.second, std::move(allowed)}};
}

Status set_sizes(NdRange& range, std::array<std::uint64_t, 3>& of_range,
                 const std::pair<std::string, std::string>& setting) {
    const auto sizes = launch_sizes_from(setting.second);
    if (!sizes) {
        return not_allowed(setting, "1024, 64x64, 16x16x16");
    }
    of_range = {1, 1, 1};
    std::ranges::copy(*sizes, of_range.begin());
    range.dimensions = std::max(range.dimensions, static_cast<std::uint32_t>(sizes->size()));
    return {};
}

Status set_argument(SimArgument& argument, const KernelParameter& parameter,
                    const std::pair<std::string, std::string>& setting) {
    if (parameter.kind == ArgumentKind::scalar) {
        argument = {.size = parameter.size_bytes, .content = SimContent::fill, .text = setting.second};
        return {};
    }
    const auto bytes = whole_number(setting.second);
    const bool has_size = parameter.kind == ArgumentKind::buffer || parameter.kind == ArgumentKind::local;
    if (!has_size || !bytes || *bytes < 1) {
        return not_allowed(setting, has_size ? "4096, 64K, 16M" : "");
    }
    argument.size = static_cast<std::uint64_t>(*bytes);
    return {};
}

std::string known_settings(const KernelSignature& kernel) {
    std::vector<std::string> names = {global_setting, local_setting};
    std::ranges::transform(kernel.parameters, std::back_inserter(names), &KernelParameter::name);
    return joined(names);
}

/// Checks that the NDRange consists of whole groups. If the settings do not contain the NDRange, rounds it up
/// to whole groups instead.
Status divide(NdRange& range, const std::map<std::string, std::string>& settings) {
    const auto global = settings.find(global_setting);
    for (std::uint32_t i = 0; i < 3; ++i) {
        const std::uint64_t rest = range.global[i] % range.local[i];
        if (rest != 0 && global != settings.end()) {
            return not_allowed(*global, "multiples of " + launch_sizes_text(range.local, range.dimensions));
        }
        range.global[i] += rest == 0 ? 0 : range.local[i] - rest;
    }
    return {};
}

/// Returns the NDRange with the sizes in the settings.
Result<NdRange> range_with(NdRange range, const std::map<std::string, std::string>& settings) {
    for (const auto& [name, sizes] :
         {std::pair(global_setting, &NdRange::global), std::pair(local_setting, &NdRange::local)}) {
        const auto found = settings.find(name);
        if (found == settings.end()) {
            continue;
        }
        if (Status set = set_sizes(range, range.*sizes, *found); !set) {
            return set.error();
        }
    }
    const Status divided = divide(range, settings);
    return divided ? Result<NdRange>(range) : divided.error();
}

} // namespace

Result<SimFile> with_settings(const KernelSignature& kernel, SimFile sim,
                              const std::map<std::string, std::string>& settings) {
    if (settings.empty()) {
        return sim;
    }
    const auto range = range_with(sim.range, settings);
    if (!range) {
        return range.error();
    }
    sim = with_range(kernel, std::move(sim), *range);
    for (const auto& setting : settings) {
        if (setting.first == global_setting || setting.first == local_setting) {
            continue;
        }
        const auto found = std::ranges::find(kernel.parameters, setting.first, &KernelParameter::name);
        const auto index = static_cast<std::size_t>(found - kernel.parameters.begin());
        if (index >= std::min(kernel.parameters.size(), sim.arguments.size())) {
            return Error{.code = ErrorCode::unknown_parameter,
                         .arguments = {setting.first, kernel.name, known_settings(kernel)}};
        }
        if (Status set = set_argument(sim.arguments[index], *found, setting); !set) {
            return set.error();
        }
    }
    // Rejects launches that a launch file cannot express.
    const auto said = sim_from(sim_text(sim), kernel.name);
    return said ? Result<SimFile>(std::move(sim)) : said.error();
}

std::optional<SimFile> halved(const KernelSignature& kernel, const SimFile& sim) {
    NdRange range = sim.range;
    const auto groups = [&range](std::size_t dimension) {
        return range.global[dimension] / std::max<std::uint64_t>(range.local[dimension], 1);
    };
    constexpr std::array<std::size_t, 3> dimensions = {0, 1, 2};
    const std::size_t most = *std::ranges::max_element(dimensions, {}, groups);
    if (groups(most) < 2) {
        return std::nullopt;
    }
    range.global[most] = groups(most) / 2 * range.local[most];
    return with_range(kernel, sim, range);
}

SimFile with_range(const KernelSignature& kernel, SimFile sim, const NdRange& range) {
    const std::vector<SimArgument> before = guessed_arguments(kernel, sim.range);
    const std::vector<SimArgument> now = guessed_arguments(kernel, range);
    for (std::size_t i = 0; i < std::min(sim.arguments.size(), now.size()); ++i) {
        if (says_the_same(sim.arguments[i], before[i])) {
            sim.arguments[i] = now[i];
        }
    }
    sim.range = range;
    return sim;
}

SimFile with_parameters(const KernelSignature& kernel, SimFile guess, const KernelSignature& before,
                        const SimFile& sim) {
    guess.range = sim.range;
    guess.options = sim.options;
    guess.arguments = guessed_arguments(kernel, sim.range);
    for (std::size_t i = 0; i < kernel.parameters.size(); ++i) {
        const KernelParameter& wanted = kernel.parameters[i];
        const auto same = std::ranges::find_if(before.parameters, [&wanted](const KernelParameter& old) {
            return old.name == wanted.name && old.kind == wanted.kind && old.size_bytes == wanted.size_bytes;
        });
        const auto index = static_cast<std::size_t>(same - before.parameters.begin());
        if (same != before.parameters.end() && index < sim.arguments.size()) {
            guess.arguments[i] = sim.arguments[index];
        }
    }
    return guess;
}

} // namespace lockstep
