#include "core/experiments/building_blocks.h"
#include "core/experiments/families.h"

#include <string>

namespace lockstep {
namespace {

// Buffers of a run, with their lengths. Each pass is a launch that reads the buffer above:
//
//     in       [size]
//     pass 1   values_1 [groups]          finish=host: the host reads values_1
//     pass 2   values_2 [groups of groups]
//     ...      one value

std::string values_name(std::size_t pass) {
    return "values_" + std::to_string(pass);
}

std::size_t passes(const ParameterValues& values) {
    const std::int64_t local = number_of(values, "local");
    auto left = static_cast<std::int64_t>(groups_for(number_of(values, "size"), local));
    std::size_t count = 1;
    for (; left > 1 && values.at("finish") == "device"; ++count) {
        left = static_cast<std::int64_t>(groups_for(left, local));
    }
    return count;
}

template <class T>
std::vector<Launch> launches_of(const ParameterValues& values, const KernelSource& source) {
    const std::int64_t local = number_of(values, "local");
    const ValueType type{scalar_of<T>(), 1};
    std::int64_t length = number_of(values, "size");
    Argument in = input_argument("in", operands<T>(values));
    std::vector<Launch> launches;
    for (std::size_t pass = 1; pass <= passes(values); ++pass) {
        const std::uint64_t groups = groups_for(length, local);
        const Argument out = shared_argument(values_name(pass), type, groups);
        launches.push_back({.source = source,
                            .kernel = "reduce_sequential",
                            .options = "-DN=" + values.at("local") + " " + reduction_options(values),
                            .range = range_for(length, local),
                            .arguments = {scalar_argument("length", static_cast<std::int32_t>(length)), in,
                                          renamed(out, "out", Access::write_only)}});
        in = renamed(out, "in", Access::read_only);
        length = static_cast<std::int64_t>(groups);
    }
    return launches;
}

std::vector<HostCode> host_code(const ParameterValues& values) {
    if (values.at("finish") == "device") {
        return {};
    }
    const auto finish = [values](SharedBuffers& buffers) {
        return with_type(values, [&]<class T>(T /*type*/) {
            const std::vector<T> left = values_in<T>(buffers.at(values_name(1)));
            return bytes_of(std::vector{reduce_reference<T>(op_of(values), left)});
        });
    };
    return {{.id = "finish_reduction", .after_launch = 0, .reads = {values_name(1)}, .work = finish}};
}

/// Returns the work of the launches only, because no launch's time includes the time of the host.
Work work(const ParameterValues& values) {
    const std::int64_t size = number_of(values, "size");
    const std::uint64_t groups = groups_for(size, number_of(values, "local"));
    return {static_cast<std::uint64_t>(size), values.at("finish") == "host" ? groups - 1 : 0};
}

bool check(const ParameterValues& values, const std::vector<Launch>& launches, const Recording& recording) {
    const auto right = [&](const std::vector<std::byte>& bytes) {
        return with_type(values, [&]<class T>(T /*type*/) {
            const auto elements = operands<T>(values);
            return are_near<T>(values_in<T>(bytes), {reduce_reference<T>(op_of(values), elements)}, values);
        });
    };
    if (values.at("finish") == "device") {
        return is_right(output_named(launches.back(), recording.launches.back(), "out"), right);
    }
    const HostStep& step = recording.host_steps.at(0);
    return right(step.result) && (step.plain_result.empty() || right(step.plain_result));
}

} // namespace

Experiment reduction_in_passes() {
    return {.id = "reduction/multi-pass",
            .kernel_file = "reduction.cl",
            .kernel = "reduce_sequential",
            .parameters = {size_parameter(4096), local_parameter(64),
                           choice(word_parameter("finish", {"device", "host"})), type_parameter(),
                           op_parameter(), seed_parameter(), input_parameter()},
            .launches = [](const ParameterValues& values,
                           const KernelSource& source) -> Result<std::vector<Launch>> {
                return with_type(values, [&]<class T>(T /*type*/) { return launches_of<T>(values, source); });
            },
            .host_code = host_code,
            .work = work,
            .check = check};
}

} // namespace lockstep
