#include "core/experiments/building_blocks.h"

#include "core/base/memory.h"

#include <utility>

namespace lockstep {

ParameterInfo number_parameter(std::string name, std::int64_t default_value, std::int64_t least,
                               std::int64_t most) {
    return {.name = std::move(name),
            .default_value = std::to_string(default_value),
            .least = least,
            .most = most};
}

ParameterInfo power_of_two_parameter(std::string name, std::int64_t default_value, std::int64_t least,
                                     std::int64_t most) {
    ParameterInfo parameter = number_parameter(std::move(name), default_value, least, most);
    parameter.power_of_two = true;
    return parameter;
}

ParameterInfo word_parameter(std::string name, std::vector<std::string> choices) {
    std::string first = choices.front();
    return {.name = std::move(name), .default_value = std::move(first), .choices = std::move(choices)};
}

ParameterInfo shape_parameter(std::string default_value) {
    return {.name = "local",
            .default_value = std::move(default_value),
            .least = 1,
            .most = 1024,
            .is_shape = true,
            .role = ParameterRole::choice};
}

ParameterInfo choice(ParameterInfo parameter) {
    parameter.role = ParameterRole::choice;
    return parameter;
}

ParameterInfo size_parameter(std::int64_t default_value) {
    ParameterInfo size = number_parameter("size", default_value, 1, 1 << 24);
    size.role = ParameterRole::amount;
    return size;
}

ParameterInfo local_parameter(std::int64_t default_value) {
    return choice(power_of_two_parameter("local", default_value, 32, 1024));
}

ParameterInfo any_local_parameter(std::int64_t default_value, std::int64_t most) {
    return choice(number_parameter("local", default_value, 1, most));
}

ParameterInfo type_parameter() {
    return word_parameter("type", {"float", "int", "uint", "double"});
}

ParameterInfo op_parameter() {
    return word_parameter("op", {"sum", "max", "min"});
}

ParameterInfo seed_parameter() {
    return number_parameter("seed", 11, 0, 0xFFFFFFFF);
}

Scalar scalar_named(const std::string& type) {
    return type == "int"      ? Scalar::int32
           : type == "uint"   ? Scalar::uint32
           : type == "double" ? Scalar::float64
                              : Scalar::float32;
}

ReduceOp op_of(const ParameterValues& values) {
    const std::string& op = values.at("op");
    return op == "max" ? ReduceOp::max : op == "min" ? ReduceOp::min : ReduceOp::sum;
}

std::string neutral_text(const ParameterValues& values) {
    const std::string& type = values.at("type");
    const std::string& op = values.at("op");
    if (op == "sum") {
        return "0";
    }
    if (type == "int") {
        return op == "max" ? "INT_MIN" : "INT_MAX";
    }
    if (type == "uint") {
        return op == "max" ? "0" : "UINT_MAX";
    }
    return op == "max" ? "-INFINITY" : "INFINITY";
}

std::string type_and_op_options(const ParameterValues& values) {
    return "-DT=" + values.at("type") + " -DOP=" + values.at("op") + " -DNEUTRAL=" + neutral_text(values);
}

Argument output_argument(std::string name, ValueType type, std::uint64_t count) {
    const std::uint64_t bytes = count * size_bytes(type);
    return {.name = std::move(name),
            .kind = ArgumentKind::buffer,
            .access = Access::write_only,
            .type = type,
            .bytes = std::vector<std::byte>(bytes),
            .size_bytes = bytes};
}

Argument shared_argument(std::string name, ValueType type, std::uint64_t count, Access access) {
    Argument argument = output_argument(name, type, count);
    argument.access = access;
    argument.shared = std::move(name);
    return argument;
}

Argument renamed(Argument argument, std::string name, Access access) {
    argument.name = std::move(name);
    argument.access = access;
    return argument;
}

Argument local_argument(std::string name, ValueType type, std::uint64_t count) {
    return {.name = std::move(name),
            .kind = ArgumentKind::local,
            .type = type,
            .size_bytes = count * size_bytes(type)};
}

Status room_for(std::uint64_t bytes) {
    const std::uint64_t memory = machine_memory_bytes();
    return memory == 0 || bytes <= memory / 4 ? Status() : Error{.code = ErrorCode::out_of_memory};
}

std::uint64_t groups_for(std::int64_t size, std::int64_t local) {
    return static_cast<std::uint64_t>((size + local - 1) / local);
}

NdRange range_for(std::int64_t size, std::int64_t local) {
    const auto group = static_cast<std::uint64_t>(local);
    return {.dimensions = 1, .global = {groups_for(size, local) * group, 1, 1}, .local = {group, 1, 1}};
}

NdRange range_for(std::int64_t width, std::int64_t height, std::int64_t local_width,
                  std::int64_t local_height) {
    const NdRange across = range_for(width, local_width);
    const NdRange down = range_for(height, local_height);
    return {.dimensions = 2,
            .global = {across.global[0], down.global[0], 1},
            .local = {across.local[0], down.local[0], 1}};
}

std::vector<Experiment> one_launch_experiments(std::span<const KernelVariant> variants,
                                               const std::string& kernel_file,
                                               const std::vector<ParameterInfo>& parameters,
                                               LaunchOf launch_of, CheckOf check) {
    std::vector<Experiment> experiments;
    for (const KernelVariant& variant : variants) {
        experiments.push_back({.id = variant.id,
                               .kernel_file = kernel_file,
                               .kernel = variant.kernel,
                               .parameters = parameters,
                               .launches = [kernel = variant.kernel, launch_of](
                                               const ParameterValues& values,
                                               const KernelSource& source) -> Result<std::vector<Launch>> {
                                   return std::vector{launch_of(kernel, values, source)};
                               },
                               .check = check});
    }
    return experiments;
}

const Output* output_named(const Launch& launch, const Trace& trace, const std::string& name) {
    const auto argument = std::ranges::find(launch.arguments, name, &Argument::name);
    const auto index = static_cast<std::uint32_t>(argument - launch.arguments.begin());
    const auto output = std::ranges::find(trace.outputs, index, &Output::argument);
    return output == trace.outputs.end() ? nullptr : &*output;
}

bool is_right(const Output* output, const std::function<bool(const std::vector<std::byte>&)>& right) {
    return output != nullptr && right(output->instrumented) &&
           (output->plain.empty() || output->plain == output->instrumented || right(output->plain));
}

} // namespace lockstep
