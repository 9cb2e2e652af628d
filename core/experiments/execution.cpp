#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"

#include <algorithm>
#include <cctype>

namespace lockstep {
namespace {

using Values = ParameterValues;

/// One experiment of the family: its additional parameters (besides size, group and seed), the arguments of
/// its launch, and a check of its output buffer.
struct Variant {
    const char* id;
    const char* kernel;
    const char* output;
    std::vector<ParameterInfo> parameters;
    std::vector<Argument> (*arguments)(const Values&);
    bool (*is_answer)(const Values&, const std::vector<std::byte>&);
};

std::int64_t size_of(const Values& values) {
    return number_of(values, "size");
}

template <class T>
std::vector<T> input_of(const Values& values) {
    if (std::vector<T> own = own_input<T>(values); !own.empty()) {
        return own;
    }
    return digits<T>(size_of(values), number_of(values, "seed"));
}

Argument length_of(const Values& values) {
    return scalar_argument("length", static_cast<std::int32_t>(size_of(values)));
}

Argument output_of(const char* name, Scalar scalar, std::int64_t count) {
    return output_argument(name, {scalar, 1}, static_cast<std::uint64_t>(count));
}

std::vector<Argument> divergence_arguments(const Values& values) {
    return {length_of(values), input_argument("in", input_of<std::int32_t>(values)),
            output_of("out", Scalar::int32, size_of(values))};
}

bool is_diverged(const Values& values, const std::vector<std::byte>& output) {
    std::vector<std::int32_t> expected = input_of<std::int32_t>(values);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const auto way = static_cast<std::int32_t>(static_cast<std::int64_t>(i) / number_of(values, "alike") %
                                                   number_of(values, "ways"));
        expected[i] = (way + 1) * expected[i] + way;
    }
    return values_in<std::int32_t>(output) == expected;
}

constexpr float factor = 3;

std::vector<float> second_input(const Values& values) {
    return digits<float>(size_of(values), number_of(values, "seed") + 1);
}

std::vector<Argument> small_groups_arguments(const Values& values) {
    Argument y = input_argument("y", second_input(values));
    y.access = Access::read_write;
    return {length_of(values), scalar_argument("a", factor), input_argument("x", input_of<float>(values)),
            std::move(y)};
}

bool is_scaled_and_added(const Values& values, const std::vector<std::byte>& output) {
    std::vector<float> expected = input_of<float>(values);
    std::ranges::transform(expected, second_input(values), expected.begin(),
                           [](float x, float y) { return factor * x + y; });
    return values_in<float>(output) == expected;
}

/// Computes the same function as the dummy work of the kernels. Halving is exact, so a fused multiply-add
/// gives the same result.
float worked(float x, std::int64_t turns) {
    for (std::int64_t k = 0; k < turns; ++k) {
        x = 0.5F * x + 1;
    }
    return x;
}

/// Returns the number of work-items that are launched so that each of them reads "items" elements.
std::int64_t readers(const Values& values) {
    const std::uint64_t items = groups_for(size_of(values), number_of(values, "items"));
    const auto range = range_for(static_cast<std::int64_t>(items), number_of(values, "local"));
    return static_cast<std::int64_t>(range.global[0]);
}

std::vector<Argument> latency_arguments(const Values& values) {
    return {length_of(values), input_argument("in", input_of<float>(values)),
            output_of("out", Scalar::float32, readers(values))};
}

bool is_sum_of_worked(const Values& values, const std::vector<std::byte>& output) {
    const std::vector<float> input = input_of<float>(values);
    std::vector<float> expected(static_cast<std::size_t>(readers(values)));
    for (std::size_t i = 0; i < input.size(); ++i) {
        expected[i % expected.size()] += worked(input[i], number_of(values, "ratio"));
    }
    return values_in<float>(output) == expected;
}

std::vector<Argument> barrier_arguments(const Values& values) {
    return {length_of(values), input_argument("in", input_of<float>(values)),
            output_of("out", Scalar::float32, size_of(values))};
}

bool is_handed_on(const Values& values, const std::vector<std::byte>& output) {
    const auto local = static_cast<std::ptrdiff_t>(number_of(values, "local"));
    std::vector<float> expected = input_of<float>(values);
    expected.resize(range_for(size_of(values), local).global[0]);
    for (auto group = expected.begin(); group != expected.end(); group += local) {
        for (std::int64_t round = 0; round < number_of(values, "rounds"); ++round) {
            const auto busy = group + std::min<std::ptrdiff_t>(number_of(values, "busy"), local);
            std::for_each(group, busy, [&](float& x) { x = worked(x, number_of(values, "work")); });
            std::rotate(group, group + 1, group + local);
        }
    }
    expected.resize(static_cast<std::size_t>(size_of(values)));
    return values_in<float>(output) == expected;
}

std::vector<std::uint32_t> counted_values(const Values& values) {
    if (std::vector<std::uint32_t> own = own_input<std::uint32_t>(values); !own.empty()) {
        return own;
    }
    std::vector<std::uint32_t> input(static_cast<std::size_t>(size_of(values)));
    std::mt19937 random(static_cast<std::uint32_t>(number_of(values, "seed")));
    const auto distinct = static_cast<std::uint32_t>(number_of(values, "distinct"));
    std::ranges::generate(input, [&] { return static_cast<std::uint32_t>(random() % distinct); });
    return input;
}

std::vector<Argument> histogram_arguments(const Values& values) {
    Argument bins = output_of("bins", Scalar::uint32, number_of(values, "bins"));
    bins.access = Access::read_write;
    return {length_of(values), input_argument("in", counted_values(values)), std::move(bins)};
}

bool is_histogram(const Values& values, const std::vector<std::byte>& output) {
    std::vector<std::uint32_t> bins(static_cast<std::size_t>(number_of(values, "bins")));
    for (const std::uint32_t value : counted_values(values)) {
        ++bins[value % bins.size()];
    }
    return values_in<std::uint32_t>(output) == bins;
}

std::vector<Variant> variants() {
    return {
        {"execution/divergence",
         "diverge_if",
         "out",
         {any_local_parameter(64), number_parameter("ways", 4, 1, 32), number_parameter("alike", 1, 1, 1024),
          choice(word_parameter("form", {"if", "switch"})), input_parameter(-0x80000000LL, 0x7FFFFFFF)},
         divergence_arguments,
         is_diverged},
        {"execution/small-groups",
         "small_groups",
         "y",
         {any_local_parameter(8)},
         small_groups_arguments,
         is_scaled_and_added},
        {"execution/latency-hiding",
         "hide_latency",
         "out",
         {any_local_parameter(64), choice(number_parameter("items", 4, 1, 1024)),
          number_parameter("ratio", 50, 0, 1000), input_parameter()},
         latency_arguments,
         is_sum_of_worked},
        {"execution/barrier-idle",
         "idle_at_barrier",
         "out",
         // the number of busy work-items per group is constant, so larger groups do less work in total
         {number_parameter("local", 128, 1, 1024), number_parameter("busy", 32, 0, 1024),
          number_parameter("work", 32, 0, 1000), number_parameter("rounds", 4, 1, 64), input_parameter()},
         barrier_arguments,
         is_handed_on},
        {"execution/histogram",
         "histogram_global",
         "bins",
         {any_local_parameter(128), number_parameter("bins", 64, 1, 4096),
          number_parameter("distinct", 64, 1, 4096), choice(word_parameter("memory", {"global", "local"})),
          input_parameter(0, 0xFFFFFFFF)},
         histogram_arguments,
         is_histogram}};
}

/// Returns the name of the kernel that the parameters select.
std::string kernel_of(const Variant& variant, const Values& values) {
    if (values.contains("form")) {
        return "diverge_" + values.at("form");
    }
    return values.contains("memory") ? "histogram_" + values.at("memory") : variant.kernel;
}

/// Returns the build options: "-DWAYS=4" for the parameter ways; N is the group size.
std::string options_of(const Values& values) {
    std::string options = "-DN=" + values.at("local");
    for (const char* name : {"ways", "alike", "items", "ratio", "busy", "work", "rounds", "bins"}) {
        if (values.contains(name)) {
            std::string macro = name;
            std::ranges::transform(macro, macro.begin(), [](char c) { return std::toupper(c); });
            options += " -D" + macro + "=" + values.at(name);
        }
    }
    return options;
}

Launch launch_of(const Variant& variant, const Values& values, const KernelSource& source) {
    const std::int64_t items = values.contains("items") ? readers(values) : size_of(values);
    return {.source = source,
            .kernel = kernel_of(variant, values),
            .options = options_of(values),
            .range = range_for(items, number_of(values, "local")),
            .arguments = variant.arguments(values)};
}

Experiment experiment_of(const Variant& variant) {
    std::vector<ParameterInfo> parameters = {size_parameter(1024)};
    std::ranges::copy(variant.parameters, std::back_inserter(parameters));
    parameters.push_back(seed_parameter());
    return {
        .id = variant.id,
        .kernel_file = "execution.cl",
        .kernel = variant.kernel,
        .parameters = std::move(parameters),
        .launches = [variant](const Values& values, const KernelSource& source)
            -> Result<std::vector<Launch>> { return std::vector{launch_of(variant, values, source)}; },
        .check =
            [variant](const Values& values, const std::vector<Launch>& launches, const Recording& recording) {
                return is_right(
                    output_named(launches.front(), recording.launches.front(), variant.output),
                    [&](const std::vector<std::byte>& output) { return variant.is_answer(values, output); });
            }};
}

} // namespace

std::vector<Experiment> execution_experiments() {
    std::vector<Experiment> experiments;
    for (const Variant& variant : variants()) {
        experiments.push_back(experiment_of(variant));
    }
    return experiments;
}

} // namespace lockstep
