#include "core/experiments/building_blocks.h"
#include "core/experiments/families.h"

#include <cstddef>
#include <functional>
#include <string>
#include <utility>

namespace lockstep {
namespace {

/// Specifies which input elements a group processes.
enum class Share {
    one_each,   ///< one consecutive element per work-item
    block,      ///< a block of consecutive elements: "items" or "width" elements per work-item
    stride,     ///< a grid-stride loop: every work-item advances by the number of work-items of the launch
    everything, ///< like one_each, but all groups together compute a single value
};

struct Variant {
    std::string name; ///< the part of the id after "reduction/"
    std::string kernel;
    Share share = Share::one_each;
    std::optional<FindingKind> expected_finding;
};

// To add a variant: add a row here, its kernel in kernels/reduction.cl, its text in resources/catalogue/en.
// Parameters, options and arguments of particular variants are in the functions below.
std::vector<Variant> variants() {
    return {
        {"everyone-sums", "reduce_everyone_sums"},
        {"unsynchronised", "reduce_unsynchronised", Share::one_each, FindingKind::race},
        {"no-barrier", "reduce_no_barrier", Share::one_each, FindingKind::race},
        {"barrier-in-branch", "reduce_barrier_in_branch", Share::one_each, FindingKind::barrier_divergence},
        {"interleaved", "reduce_interleaved"},
        {"compacted", "reduce_compacted"},
        {"sequential", "reduce_sequential"},
        {"local-argument", "reduce_local_argument"},
        {"contiguous-per-item", "reduce_contiguous", Share::block},
        {"grid-stride", "reduce_grid_stride", Share::stride},
        {"atomic-per-group", "reduce_atomic", Share::everything},
        {"vector", "reduce_vector", Share::block},
        {"shuffle", "reduce_shuffle"},
    };
}

std::vector<ParameterInfo> parameters(const Variant& variant) {
    std::vector<ParameterInfo> all = {size_parameter(256), local_parameter(256), type_parameter(),
                                      op_parameter(),      seed_parameter(),     input_parameter()};
    if (variant.name == "local-argument") {
        all[1] = any_local_parameter(250, 8192);
    }
    if (variant.name == "contiguous-per-item" || variant.name == "grid-stride") {
        all[0] = size_parameter(4096);
        all.insert(all.begin() + 2, choice(number_parameter("items", 8, 1, 1024)));
    }
    if (variant.name == "atomic-per-group") {
        all[0] = size_parameter(2048);
    }
    if (variant.name == "shuffle") {
        all[0] = size_parameter(1024);
        all[1] = local_parameter(1024);
    }
    if (variant.name == "vector") {
        all[0] = size_parameter(1024);
        all.insert(all.begin() + 2, choice(power_of_two_parameter("width", 4, 2, 16)));
    }
    return all;
}

/// Returns the number of elements per work-item; 1 if the variant has no parameter for it.
std::int64_t elements_of_item(const ParameterValues& values) {
    return values.contains("items")   ? number_of(values, "items")
           : values.contains("width") ? number_of(values, "width")
                                      : 1;
}

std::uint64_t groups(const ParameterValues& values) {
    return groups_for(number_of(values, "size"), number_of(values, "local") * elements_of_item(values));
}

std::uint64_t results(const Variant& variant, const ParameterValues& values) {
    return variant.share == Share::everything ? 1 : groups(values);
}

/// Returns a function that maps an element to the group that processes it.
std::function<std::size_t(std::size_t)> group_of(const Variant& variant, const ParameterValues& values) {
    const auto local = static_cast<std::size_t>(number_of(values, "local"));
    switch (variant.share) {
    case Share::everything:
        return [](std::size_t) -> std::size_t { return 0; };
    case Share::stride:
        return [all = groups(values) * local, local](std::size_t element) { return element % all / local; };
    default:
        return [own = local * static_cast<std::size_t>(elements_of_item(values))](std::size_t element) {
            return element / own;
        };
    }
}

std::string options(const Variant& variant, const ParameterValues& values) {
    std::string text = reduction_options(values);
    if (variant.name != "local-argument") {
        text = "-DN=" + values.at("local") + " " + text;
    }
    text += variant.name == "shuffle" ? " -DSUB_GROUPS" : "";
    for (const auto& [parameter, macro] : {std::pair{"items", "ITEMS"}, std::pair{"width", "WIDTH"}}) {
        if (values.contains(parameter)) {
            text += " -D" + std::string(macro) + "=" + values.at(parameter);
        }
    }
    return text;
}

/// Returns the elements, padded with the neutral element to whole vectors.
template <class T>
Argument input(const ParameterValues& values) {
    std::vector<T> elements = operands<T>(values);
    const auto width = values.contains("width") ? static_cast<std::size_t>(number_of(values, "width")) : 1;
    elements.resize((elements.size() + width - 1) / width * width, neutral_value<T>(op_of(values)));
    Argument argument = input_argument("in", elements);
    argument.type.count = static_cast<std::uint32_t>(width);
    return argument;
}

template <class T>
std::vector<Argument> arguments(const Variant& variant, const ParameterValues& values) {
    Argument in = input<T>(values);
    const auto length = static_cast<std::int32_t>(in.size_bytes / size_bytes(in.type));
    Argument out = output_argument("out", {scalar_of<T>(), 1}, results(variant, values));
    if (variant.share == Share::everything) { // all groups combine their values with the value in this buffer
        out.access = Access::read_write;
        out.bytes = bytes_of(std::vector{neutral_value<T>(op_of(values))});
    }
    std::vector<Argument> all = {scalar_argument("length", length), std::move(in), std::move(out)};
    if (variant.name == "local-argument") {
        const auto local = static_cast<std::uint64_t>(number_of(values, "local"));
        all.push_back(local_argument("s", {scalar_of<T>(), 1}, local));
    }
    return all;
}

Result<std::vector<Launch>> launches(const Variant& variant, const ParameterValues& values,
                                     const KernelSource& source) {
    const std::int64_t local = number_of(values, "local");
    Launch launch{.source = source,
                  .kernel = variant.kernel,
                  .options = options(variant, values),
                  .range = range_for(static_cast<std::int64_t>(groups(values)) * local, local)};
    with_type(values, [&]<class T>(T /*type*/) { launch.arguments = arguments<T>(variant, values); });
    return std::vector{std::move(launch)};
}

/// Checks that the result of each group is the reduction of the group's own elements.
bool check(const Variant& variant, const ParameterValues& values, const std::vector<Launch>& launches,
           const Recording& recording) {
    const Output* output = output_named(launches.front(), recording.launches.front(), "out");
    return is_right(output, [&](const std::vector<std::byte>& bytes) {
        return with_type(values, [&]<class T>(T /*type*/) {
            const auto elements = operands<T>(values);
            return are_near<T>(values_in<T>(bytes),
                               reduce_by_group<T>(op_of(values), elements, results(variant, values),
                                                  group_of(variant, values)),
                               values);
        });
    });
}

} // namespace

std::vector<Experiment> reductions_in_one_launch() {
    std::vector<Experiment> experiments;
    for (const Variant& variant : variants()) {
        experiments.push_back(
            {.id = "reduction/" + variant.name,
             .kernel_file = "reduction.cl",
             .kernel = variant.kernel,
             .expected_finding = variant.expected_finding,
             .parameters = parameters(variant),
             .launches = [variant](const ParameterValues& values,
                                   const KernelSource& source) { return launches(variant, values, source); },
             .work = [variant](const ParameterValues& values) -> Work {
                 return {static_cast<std::uint64_t>(number_of(values, "size")), results(variant, values) - 1};
             },
             .check =
                 [variant](const ParameterValues& values, const std::vector<Launch>& launches,
                           const Recording& recording) {
                     return check(variant, values, launches, recording);
                 }});
    }
    return experiments;
}

} // namespace lockstep
