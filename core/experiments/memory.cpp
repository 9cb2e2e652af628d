#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"
#include "core/experiments/elements.h"

#include <algorithm>
#include <numeric>
#include <random>

namespace lockstep {
namespace {

/// Describes a kernel that moves elements: the origin of each output element, and the largest input index.
struct Move {
    const char* id;
    const char* kernel;
    std::vector<ParameterInfo> own_parameters;
    Origins (*origins)(const ParameterValues&);
};

Origins first_numbers(const ParameterValues& values) {
    Origins origins(static_cast<std::size_t>(number_of(values, "size")));
    std::iota(origins.begin(), origins.end(), 0);
    return origins;
}

Origins strided(const ParameterValues& values) {
    Origins origins = first_numbers(values);
    std::ranges::for_each(origins, [&](std::int64_t& i) { i *= number_of(values, "stride"); });
    return origins;
}

Origins shifted(const ParameterValues& values) {
    Origins origins = first_numbers(values);
    std::ranges::for_each(origins, [&](std::int64_t& i) { i += number_of(values, "offset"); });
    return origins;
}

Origins shuffled(const ParameterValues& values) {
    Origins origins = first_numbers(values);
    std::mt19937 random(static_cast<std::uint32_t>(number_of(values, "seed")));
    // Not std::shuffle, whose result depends on the standard library.
    for (std::size_t left = origins.size(); left > 1; --left) {
        std::swap(origins[left - 1], origins[random() % left]);
    }
    return origins;
}

/// Returns the origins for reversing the elements of each group. Positions that would get an element beyond
/// the end of the input get zero.
Origins reversed(const ParameterValues& values) {
    const std::int64_t local = number_of(values, "local");
    const std::int64_t size = number_of(values, "size");
    Origins origins = first_numbers(values);
    std::ranges::for_each(origins, [&](std::int64_t& i) {
        i = i / local * local + local - 1 - i % local;
        i = i < size ? i : -1;
    });
    return origins;
}

std::vector<ParameterInfo> parameters_of(const Move& move) {
    std::vector<ParameterInfo> all = {size_parameter(4096), any_local_parameter(256)};
    std::ranges::copy(move.own_parameters, std::back_inserter(all));
    all.push_back(moved_type_parameter());
    all.push_back(seed_parameter());
    return all;
}

/// Returns the bytes of the input, which a stride makes much larger than the output.
std::uint64_t input_bytes(const Move& move, const ParameterValues& values) {
    const std::int64_t stride = move.origins == strided ? number_of(values, "stride") : 1;
    return static_cast<std::uint64_t>(number_of(values, "size") * stride) * size_bytes(moved_type(values));
}

std::string options_of(const ParameterValues& values) {
    std::string options = "-DT=" + values.at("type") + " -DN=" + values.at("local");
    for (const auto& [name, macro] : {std::pair("stride", " -DSTRIDE="), std::pair("offset", " -DOFFSET=")}) {
        options += values.contains(name) ? macro + values.at(name) : "";
    }
    return options;
}

Launch launch_of(const Move& move, const ParameterValues& values, const KernelSource& source) {
    const std::int64_t size = number_of(values, "size");
    const Origins origins = move.origins(values);
    // The input must contain the element with the largest index, and at least all elements of all work-items
    // except the last one.
    const std::int64_t highest = std::max(size - 1, *std::ranges::max_element(origins));
    Launch launch{.source = source,
                  .kernel = move.kernel,
                  .options = options_of(values),
                  .range = range_for(size, number_of(values, "local")),
                  .arguments = {scalar_argument("length", static_cast<std::int32_t>(size)),
                                moved_input("in", values, highest + 1),
                                output_argument("out", moved_type(values), origins.size())}};
    if (move.origins == shuffled) {
        const std::vector<std::int32_t> order(origins.begin(), origins.end());
        launch.arguments.insert(launch.arguments.begin() + 1, input_argument("order", order));
    }
    return launch;
}

Experiment experiment_of(const Move& move) {
    return {.id = move.id,
            .kernel_file = "memory.cl",
            .kernel = move.kernel,
            .parameters = parameters_of(move),
            .launches = [move](const ParameterValues& values,
                               const KernelSource& source) -> Result<std::vector<Launch>> {
                if (Status room = room_for(input_bytes(move, values)); !room) {
                    return room.error();
                }
                return std::vector{launch_of(move, values, source)};
            },
            .check =
                [origins = move.origins](const ParameterValues& values, const std::vector<Launch>& launches,
                                         const Recording& recording) {
                    return is_moved(launches.front(), recording, moved_type(values), origins(values));
                }};
}

} // namespace

std::vector<Experiment> memory_experiments() {
    std::vector<Experiment> experiments;
    for (const Move& move :
         {Move{"memory/coalesced", "copy_coalesced", {}, first_numbers},
          Move{"memory/strided", "copy_strided", {number_parameter("stride", 2, 1, 64)}, strided},
          Move{"memory/misaligned", "copy_misaligned", {number_parameter("offset", 1, 0, 64)}, shifted},
          Move{"memory/random", "copy_random", {}, shuffled},
          Move{"memory/local-strided",
               "reverse_local_strided",
               {number_parameter("stride", 2, 1, 4096)},
               reversed}}) {
        experiments.push_back(experiment_of(move));
    }
    std::ranges::move(point_experiments(), std::back_inserter(experiments));
    return experiments;
}

} // namespace lockstep
