#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"

#include <algorithm>
#include <array>
#include <string>

namespace lockstep {
namespace {

constexpr std::array variants = {KernelVariant{"histogram/global-atomics", "histogram_global_atomics"},
                                 KernelVariant{"histogram/privatised", "histogram_privatised"},
                                 KernelVariant{"histogram/several-copies", "histogram_several_copies"},
                                 KernelVariant{"histogram/warp-aggregated", "histogram_warp_aggregated"}};

/// Copies of the bins that a group of histogram/several-copies has. It is at most the smallest group, so that
/// the work-items of a group clear whole bins.
constexpr std::int64_t copies = 8;

/// Makes the parameters. `skew` is the share of the elements that are in bin 0, in percent.
std::vector<ParameterInfo> parameters() {
    return {size_parameter(16384),
            local_parameter(256),
            choice(number_parameter("items", 8, 1, 1024)),
            number_parameter("bins", 64, 1, 1024),
            number_parameter("skew", 90, 0, 100),
            seed_parameter(),
            input_parameter(0, 0xFFFFFFFF)};
}

std::vector<std::uint32_t> elements(const ParameterValues& values) {
    if (std::vector<std::uint32_t> own = own_input<std::uint32_t>(values); !own.empty()) {
        return own;
    }
    std::vector<std::uint32_t> input(static_cast<std::size_t>(number_of(values, "size")));
    std::mt19937 random(static_cast<std::uint32_t>(number_of(values, "seed")));
    const auto skew = static_cast<std::uint32_t>(number_of(values, "skew"));
    const auto bins = static_cast<std::uint32_t>(number_of(values, "bins"));
    std::ranges::generate(input, [&] {
        const bool is_frequent = random() % 100 < skew;
        const auto other = static_cast<std::uint32_t>(random() % bins);
        return is_frequent ? 0 : other;
    });
    return input;
}

Launch launch_of(const char* kernel, const ParameterValues& values, const KernelSource& source) {
    const std::int64_t size = number_of(values, "size");
    const std::uint64_t items = groups_for(size, number_of(values, "items"));
    Argument bins =
        output_argument("bins", {Scalar::uint32, 1}, static_cast<std::uint64_t>(number_of(values, "bins")));
    bins.access = Access::read_write;
    const bool uses_sub_groups = kernel == std::string("histogram_warp_aggregated");
    return {.source = source,
            .kernel = kernel,
            .options = "-DN=" + values.at("local") + " -DBINS=" + values.at("bins") +
                       " -DCOPIES=" + std::to_string(copies) + (uses_sub_groups ? " -DSUB_GROUPS" : ""),
            .range = range_for(static_cast<std::int64_t>(items), number_of(values, "local")),
            .arguments = {scalar_argument("length", static_cast<std::int32_t>(size)),
                          input_argument("in", elements(values)), std::move(bins)}};
}

bool check(const ParameterValues& values, const std::vector<Launch>& launches, const Recording& recording) {
    std::vector<std::uint32_t> bins(static_cast<std::size_t>(number_of(values, "bins")));
    for (const std::uint32_t element : elements(values)) {
        ++bins[element % bins.size()];
    }
    return is_right(
        output_named(launches.front(), recording.launches.front(), "bins"),
        [&](const std::vector<std::byte>& output) { return values_in<std::uint32_t>(output) == bins; });
}

} // namespace

std::vector<Experiment> histogram_experiments() {
    return one_launch_experiments(variants, "histogram.cl", parameters(), launch_of, check);
}

} // namespace lockstep
