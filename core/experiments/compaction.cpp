#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"

#include <algorithm>
#include <array>
#include <string>

namespace lockstep {
namespace {

constexpr std::array variants = {KernelVariant{"compaction/atomic", "compact_atomic"},
                                 KernelVariant{"compaction/scan", "compact_scan"},
                                 KernelVariant{"compaction/ballot", "compact_ballot"}};

/// Makes the parameters. `kept` is the share of the elements that stay, in percent.
std::vector<ParameterInfo> parameters() {
    return {size_parameter(4096), local_parameter(256), number_parameter("kept", 50, 0, 100),
            seed_parameter(), input_parameter(-0x80000000LL, 0x7FFFFFFF)};
}

std::vector<std::int32_t> elements(const ParameterValues& values) {
    if (std::vector<std::int32_t> own = own_input<std::int32_t>(values); !own.empty()) {
        return own;
    }
    std::vector<std::int32_t> input(static_cast<std::size_t>(number_of(values, "size")));
    std::mt19937 random(static_cast<std::uint32_t>(number_of(values, "seed")));
    const auto kept = static_cast<std::uint32_t>(number_of(values, "kept"));
    std::ranges::generate(input, [&] {
        const bool stays = random() % 100 < kept;
        const auto digit = static_cast<std::int32_t>(1 + random() % 9);
        return stays ? digit : 0;
    });
    return input;
}

Launch launch_of(const char* kernel, const ParameterValues& values, const KernelSource& source) {
    const std::int64_t size = number_of(values, "size");
    Argument count = output_argument("count", {Scalar::int32, 1}, 1);
    count.access = Access::read_write;
    const bool uses_sub_groups = kernel == std::string("compact_ballot");
    return {.source = source,
            .kernel = kernel,
            .options = "-DN=" + values.at("local") + (uses_sub_groups ? " -DSUB_GROUPS" : ""),
            .range = range_for(size, number_of(values, "local")),
            .arguments = {scalar_argument("length", static_cast<std::int32_t>(size)),
                          input_argument("in", elements(values)),
                          output_argument("out", {Scalar::int32, 1}, static_cast<std::uint64_t>(size)),
                          std::move(count)}};
}

/// Compares the output in sorted order, because the order in which groups take places is not specified.
/// Behind the last place, the output has its initial zeros.
bool check(const ParameterValues& values, const std::vector<Launch>& launches, const Recording& recording) {
    std::vector<std::int32_t> input = elements(values);
    const auto kept = std::partition(input.begin(), input.end(), [](std::int32_t x) { return x != 0; });
    std::sort(input.begin(), kept);
    const auto count = static_cast<std::int32_t>(kept - input.begin());
    const auto output_is = [&](const char* name, const auto& right) {
        return is_right(
            output_named(launches.front(), recording.launches.front(), name),
            [&](const std::vector<std::byte>& output) { return right(values_in<std::int32_t>(output)); });
    };
    return output_is("count",
                     [&](const std::vector<std::int32_t>& given) { return given == std::vector{count}; }) &&
           output_is("out", [&](std::vector<std::int32_t> given) {
               std::sort(given.begin(), given.begin() + count);
               return given == input;
           });
}

} // namespace

std::vector<Experiment> compaction_experiments() {
    return one_launch_experiments(variants, "compaction.cl", parameters(), launch_of, check);
}

} // namespace lockstep
