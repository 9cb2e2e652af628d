#include "core/experiments/building_blocks.h"
#include "core/experiments/families.h"

#include <span>

namespace lockstep {
namespace {

// Approximate value, chosen so that a single launch does not fill a device.
constexpr std::int64_t elements_of_item = 16;

/// Splits the input into blocks of consecutive elements, one per launch. If the input is short, there are
/// fewer blocks.
template <class T>
std::vector<std::vector<T>> parts_of(const ParameterValues& values) {
    const auto elements = operands<T>(values);
    const std::size_t part = groups_for(number_of(values, "size"), number_of(values, "launches"));
    std::vector<std::vector<T>> parts;
    for (std::size_t first = 0; first < elements.size(); first += part) {
        const auto own = std::span(elements).subspan(first, std::min(part, elements.size() - first));
        parts.emplace_back(own.begin(), own.end());
    }
    return parts;
}

template <class T>
std::vector<Launch> launches_of(const ParameterValues& values, const KernelSource& source) {
    const std::int64_t local = number_of(values, "local");
    std::vector<Launch> launches;
    for (const std::vector<T>& part : parts_of<T>(values)) {
        const auto length = static_cast<std::int64_t>(part.size());
        const std::uint64_t groups = groups_for(length, local * elements_of_item);
        launches.push_back(
            {.source = source,
             .kernel = "reduce_grid_stride",
             .options = "-DN=" + values.at("local") + " " + reduction_options(values),
             .range = range_for(static_cast<std::int64_t>(groups) * local, local),
             .arguments = {scalar_argument("length", static_cast<std::int32_t>(length)),
                           input_argument("in", part), output_argument("out", {scalar_of<T>(), 1}, groups)}});
    }
    return launches;
}

ConcurrencyPlan plan(const ParameterValues& values) {
    const std::string& mode = values.at("mode");
    return {.mode = mode == "one-queue"        ? ConcurrencyMode::one_queue
                    : mode == "several-queues" ? ConcurrencyMode::several_queues
                                               : ConcurrencyMode::several_threads,
            .queues = static_cast<std::uint32_t>(number_of(values, "queues"))};
}

Work work(const ParameterValues& values) {
    const auto size = static_cast<std::uint64_t>(number_of(values, "size"));
    const std::uint64_t part = groups_for(number_of(values, "size"), number_of(values, "launches"));
    const std::int64_t elements_of_group = number_of(values, "local") * elements_of_item;
    std::uint64_t results = 0;
    for (std::uint64_t first = 0; first < size; first += part) {
        results += groups_for(static_cast<std::int64_t>(std::min(part, size - first)), elements_of_group);
    }
    return {size, results - 1};
}

/// Whether the group results of a launch, combined, equal the reduction of the launch's part of the input.
template <class T>
bool is_right_part(const ParameterValues& values, const Output* output, const std::vector<T>& part) {
    return is_right(output, [&](const std::vector<std::byte>& bytes) {
        const std::vector<T> left = values_in<T>(bytes);
        return !left.empty() && are_near<T>({reduce_reference<T>(op_of(values), left)},
                                            {reduce_reference<T>(op_of(values), part)}, values);
    });
}

bool check(const ParameterValues& values, const std::vector<Launch>& launches, const Recording& recording) {
    return with_type(values, [&]<class T>(T /*type*/) {
        const auto parts = parts_of<T>(values);
        bool right = parts.size() == recording.launches.size();
        for (std::size_t i = 0; right && i < parts.size(); ++i) {
            right =
                is_right_part<T>(values, output_named(launches[i], recording.launches[i], "out"), parts[i]);
        }
        return right;
    });
}

} // namespace

Experiment concurrent_reduction() {
    return {.id = "reduction/concurrent",
            .kernel_file = "reduction.cl",
            .kernel = "reduce_grid_stride",
            .parameters = {size_parameter(1 << 18), local_parameter(64),
                           number_parameter("launches", 8, 1, 64),
                           word_parameter("mode", {"several-queues", "one-queue", "several-threads"}),
                           number_parameter("queues", 4, 1, 16), type_parameter(), op_parameter(),
                           seed_parameter(), input_parameter()},
            .launches = [](const ParameterValues& values,
                           const KernelSource& source) -> Result<std::vector<Launch>> {
                return with_type(values, [&]<class T>(T /*type*/) { return launches_of<T>(values, source); });
            },
            .concurrency = plan,
            .work = work,
            .check = check};
}

} // namespace lockstep
