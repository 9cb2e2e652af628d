#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace lockstep {
namespace {

enum class Passing {
    nothing, ///< groups pass on no sums within a launch
    states,  ///< a word per block, which is its sum and what the sum contains
    flags    ///< a sum and a flag in separate words
};

struct Variant {
    std::string name; ///< the part of the id after "scan/"
    std::string kernel;
    std::int64_t elements_of_item = 2;
    std::int64_t default_size = 512;
    std::int64_t default_local = 256;
    std::vector<std::string> kinds = {"exclusive", "inclusive"}; ///< the first is the default
    /// Whether there is one scan of all elements. If false, each group scans only its own elements.
    bool across_groups = false;
    /// What the groups of a single launch use to pass their sums on to each other.
    Passing passing = Passing::nothing;
    std::optional<FindingKind> expected_finding = {};
};

// To add a variant: add a row here, its kernel in kernels/scan.cl, its text in resources/catalogue/en.
std::vector<Variant> variants() {
    return {
        {"hillis-steele", "scan_hillis_steele", 1, 256, 256, {"inclusive", "exclusive"}},
        {"blelloch", "scan_blelloch"},
        {"blelloch-padded", "scan_blelloch_padded"},
        {"shuffle", "scan_shuffle", 1, 256, 256, {"inclusive", "exclusive"}},
        {"three-stage", "scan_blocks", 2, 2048, 64, {"inclusive", "exclusive"}, true},
        {"look-back", "scan_look_back", 2, 2048, 64, {"inclusive", "exclusive"}, true, Passing::states},
        {"look-back-unfenced",
         "scan_look_back_unfenced",
         2,
         2048,
         64,
         {"inclusive", "exclusive"},
         true,
         Passing::flags,
         FindingKind::race},
    };
}

ScanKind kind_of(const ParameterValues& values) {
    return values.at("kind") == "inclusive" ? ScanKind::inclusive : ScanKind::exclusive;
}

std::int64_t block_of(const Variant& variant, const ParameterValues& values) {
    return number_of(values, "local") * variant.elements_of_item;
}

/// Makes a launch of the variant's kernel for `length` elements, without arguments.
Launch launch_over(const Variant& variant, std::int64_t length, ScanKind kind, const ParameterValues& values,
                   const KernelSource& source) {
    const std::int64_t local = number_of(values, "local");
    const auto groups = static_cast<std::int64_t>(groups_for(length, block_of(variant, values)));
    return {.source = source,
            .kernel = variant.kernel,
            .options = "-DN=" + values.at("local") + " " + type_and_op_options(values) +
                       (kind == ScanKind::inclusive ? " -DINCLUSIVE" : "") +
                       (variant.name == "shuffle" ? " -DSUB_GROUPS" : "") +
                       (variant.passing == Passing::states ? " -DLOOK_BACK" : ""),
            .range = range_for(groups * local, local)};
}

template <class T>
Argument input(const ParameterValues& values) {
    return input_argument("in", operands<T>(values));
}

Argument length_argument(std::int64_t length) {
    return scalar_argument("length", static_cast<std::int32_t>(length));
}

template <class T>
Launch one_launch(const Variant& variant, const ParameterValues& values, const KernelSource& source) {
    const std::int64_t size = number_of(values, "size");
    Launch launch = launch_over(variant, size, kind_of(values), values, source);
    launch.arguments = {length_argument(size), input<T>(values),
                        output_argument("out", {scalar_of<T>(), 1}, static_cast<std::uint64_t>(size))};
    return launch;
}

/// Makes the launch of a scan across groups that passes on the sums of blocks in global memory.
template <class T>
Launch look_back(const Variant& variant, const ParameterValues& values, const KernelSource& source) {
    Launch launch = one_launch<T>(variant, values, source);
    const std::uint64_t blocks = groups_for(number_of(values, "size"), block_of(variant, values));
    std::vector<Argument> own = {output_argument("ticket", {Scalar::int32, 1}, 1)};
    if (variant.passing == Passing::states) {
        own.push_back(output_argument("states", {Scalar::uint64, 1}, blocks));
    } else {
        own.push_back(output_argument("has_total", {Scalar::int32, 1}, blocks));
        own.push_back(output_argument("has_prefix", {Scalar::int32, 1}, blocks));
        own.push_back(output_argument("totals", {scalar_of<T>(), 1}, blocks));
        own.push_back(output_argument("prefixes", {scalar_of<T>(), 1}, blocks));
    }
    for (Argument& argument : own) {
        argument.access = Access::read_write;
        launch.arguments.push_back(std::move(argument));
    }
    return launch;
}

// Launches of a scan across groups. First, blocks are scanned, recursively including the totals of the
// blocks; then the scanned totals are added as offsets:
//
//     in -> blocks -> out                                             + offsets_1 -> out
//             |                                                           ^
//           totals_1 -> blocks -> offsets_1           + offsets_2 -> offsets_1
//                          |                              ^
//                        totals_2 -> ... one block -> offsets_2

/// The elements of one recursion level: the input, or the block totals of the previous level.
struct Level {
    std::int64_t length = 0;
    Argument in;
    Argument out;
};

template <class T>
std::vector<Level> levels_of(const Variant& variant, const ParameterValues& values) {
    const ValueType type{scalar_of<T>(), 1};
    const std::int64_t size = number_of(values, "size");
    std::vector<Level> levels = {
        {size, input<T>(values), shared_argument("out", type, static_cast<std::uint64_t>(size))}};
    while (levels.back().length > block_of(variant, values)) {
        const std::uint64_t groups = groups_for(levels.back().length, block_of(variant, values));
        const std::string number = std::to_string(levels.size());
        levels.push_back({static_cast<std::int64_t>(groups),
                          shared_argument("totals_" + number, type, groups),
                          shared_argument("offsets_" + number, type, groups)});
    }
    return levels;
}

template <class T>
std::vector<Launch> three_stages(const Variant& variant, const ParameterValues& values,
                                 const KernelSource& source) {
    const std::vector<Level> levels = levels_of<T>(variant, values);
    std::vector<Launch> launches;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const Level& level = levels[i];
        const ScanKind kind = i == 0 ? kind_of(values) : ScanKind::exclusive;
        Launch launch = launch_over(variant, level.length, kind, values, source);
        const Argument totals =
            i + 1 < levels.size() ? levels[i + 1].in : shared_argument("total", level.out.type, 1);
        launch.arguments = {length_argument(level.length), renamed(level.in, "in", Access::read_only),
                            renamed(level.out, "out", Access::write_only),
                            renamed(totals, "totals", Access::write_only)};
        launches.push_back(std::move(launch));
    }
    for (std::size_t i = levels.size() - 1; i > 0; --i) {
        const Level& level = levels[i - 1];
        Launch launch = launch_over(variant, level.length, ScanKind::exclusive, values, source);
        launch.kernel = "scan_add";
        launch.range = range_for(level.length, number_of(values, "local"));
        launch.arguments = {length_argument(level.length),
                            renamed(levels[i].out, "offsets", Access::read_only),
                            renamed(level.out, "out", Access::read_write)};
        launches.push_back(std::move(launch));
    }
    return launches;
}

std::vector<Launch> launches(const Variant& variant, const ParameterValues& values,
                             const KernelSource& source) {
    return with_type(values, [&]<class T>(T /*type*/) {
        return variant.passing != Passing::nothing ? std::vector{look_back<T>(variant, values, source)}
               : variant.across_groups             ? three_stages<T>(variant, values, source)
                                                   : std::vector{one_launch<T>(variant, values, source)};
    });
}

/// Returns the work of a run. If blocks are scanned independently, their results must still be combined.
Work work(const Variant& variant, const ParameterValues& values) {
    const std::int64_t size = number_of(values, "size");
    const std::uint64_t blocks = groups_for(size, block_of(variant, values));
    return {static_cast<std::uint64_t>(size), variant.across_groups ? 0 : blocks - 1};
}

/// Returns the parameter for the type of an element. A state has only 32 bits for a sum.
ParameterInfo type_for(const Variant& variant) {
    return variant.passing == Passing::states ? word_parameter("type", {"float", "int", "uint"})
                                              : type_parameter();
}

/// Checks `out`, which the last launch completes.
bool check(const Variant& variant, const ParameterValues& values, const std::vector<Launch>& launches,
           const Recording& recording) {
    const Output* output = output_named(launches.back(), recording.launches.back(), "out");
    return is_right(output, [&](const std::vector<std::byte>& bytes) {
        return with_type(values, [&]<class T>(T /*type*/) {
            const auto elements = operands<T>(values);
            const auto block = static_cast<std::size_t>(variant.across_groups ? number_of(values, "size")
                                                                              : block_of(variant, values));
            return are_near<T>(values_in<T>(bytes),
                               scan_reference<T>(op_of(values), kind_of(values), elements, block), values);
        });
    });
}

} // namespace

std::vector<Experiment> scan_experiments() {
    std::vector<Experiment> experiments;
    for (const Variant& variant : variants()) {
        experiments.push_back(
            {.id = "scan/" + variant.name,
             .kernel_file = "scan.cl",
             .kernel = variant.kernel,
             .expected_finding = variant.expected_finding,
             .parameters = {size_parameter(variant.default_size), local_parameter(variant.default_local),
                            word_parameter("kind", variant.kinds), type_for(variant), op_parameter(),
                            seed_parameter(), input_parameter()},
             .launches = [variant](const ParameterValues& values, const KernelSource& source)
                 -> Result<std::vector<Launch>> { return launches(variant, values, source); },
             .work = [variant](const ParameterValues& values) { return work(variant, values); },
             .check =
                 [variant](const ParameterValues& values, const std::vector<Launch>& launches,
                           const Recording& recording) {
                     return check(variant, values, launches, recording);
                 }});
    }
    return experiments;
}

} // namespace lockstep
