#include "core/experiments/reduction.h"

#include "core/experiments/references.h"

#include <algorithm>
#include <cstring>
#include <random>
#include <span>

namespace lockstep {
namespace {

constexpr std::uint32_t out_argument = 2;

struct Variant {
    const char* id;
    const char* kernel;
};

constexpr Variant variants[] = {
    {"reduction/interleaved", "reduce_interleaved"},
    {"reduction/compacted", "reduce_compacted"},
    {"reduction/sequential", "reduce_sequential"},
};

std::vector<ParameterInfo> parameters() {
    return {
        {.name = "size", .default_value = "256", .least = 1, .most = 1 << 24},
        {.name = "local", .default_value = "256", .least = 32, .most = 1024, .power_of_two = true},
        {.name = "type", .default_value = "float", .choices = {"float", "int", "uint", "double"}},
        {.name = "op", .default_value = "sum", .choices = {"sum", "max", "min"}},
        {.name = "seed", .default_value = "11", .least = 0, .most = 0xFFFFFFFF},
    };
}

Scalar scalar_named(const std::string& type) {
    return type == "int"      ? Scalar::int32
           : type == "uint"   ? Scalar::uint32
           : type == "double" ? Scalar::float64
                              : Scalar::float32;
}

/// Calls `use` with a value of the C++ type of the elements.
template <class Use>
auto with_type(const ParameterValues& values, const Use& use) {
    switch (scalar_named(values.at("type"))) {
    case Scalar::int32:
        return use(std::int32_t{});
    case Scalar::uint32:
        return use(std::uint32_t{});
    case Scalar::float64:
        return use(double{});
    default:
        return use(float{});
    }
}

ReduceOp op_of(const ParameterValues& values) {
    const std::string& op = values.at("op");
    return op == "max" ? ReduceOp::max : op == "min" ? ReduceOp::min : ReduceOp::sum;
}

/// The neutral element as OpenCL C writes it.
std::string neutral(const ParameterValues& values) {
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

/// Digits 0 to 9: short enough to be shown in a lane, and their float sums are exact in any order.
template <class T>
std::vector<T> digits(std::int64_t size, std::int64_t seed) {
    std::mt19937 random(static_cast<std::uint32_t>(seed));
    std::vector<T> values(static_cast<std::size_t>(size));
    std::ranges::generate(values, [&] { return static_cast<T>(random() % 10); });
    return values;
}

std::uint64_t groups(const ParameterValues& values) {
    const auto local = static_cast<std::uint64_t>(number_of(values, "local"));
    return (static_cast<std::uint64_t>(number_of(values, "size")) + local - 1) / local;
}

Argument length_argument(std::int64_t size) {
    return {.name = "length",
            .kind = ArgumentKind::scalar,
            .type = {Scalar::int32, 1},
            .bytes = bytes_of(std::vector{static_cast<std::int32_t>(size)}),
            .size_bytes = sizeof(std::int32_t)};
}

Launch make_launch(const char* kernel, const ParameterValues& values, const KernelSource& source) {
    const std::int64_t size = number_of(values, "size");
    const std::string local = values.at("local");
    const ValueType type{scalar_named(values.at("type")), 1};
    std::vector<std::byte> input = with_type(
        values, [&]<class T>(T /*type*/) { return bytes_of(digits<T>(size, number_of(values, "seed"))); });
    const std::uint64_t in_bytes = input.size();

    Launch launch{.source = source,
                  .kernel = kernel,
                  .options = "-DN=" + local + " -DT=" + values.at("type") + " -DOP=" + values.at("op") +
                             " -DNEUTRAL=" + neutral(values)};
    launch.range.local[0] = static_cast<std::uint64_t>(number_of(values, "local"));
    launch.range.global[0] = groups(values) * launch.range.local[0];
    launch.arguments = {length_argument(size),
                        {.name = "in",
                         .kind = ArgumentKind::buffer,
                         .access = Access::read_only,
                         .type = type,
                         .bytes = std::move(input),
                         .size_bytes = in_bytes},
                        {.name = "out",
                         .kind = ArgumentKind::buffer,
                         .access = Access::write_only,
                         .type = type,
                         .bytes = std::vector<std::byte>(groups(values) * size_bytes(type)),
                         .size_bytes = groups(values) * size_bytes(type)}};
    return launch;
}

template <class T>
std::vector<T> values_in(const std::vector<std::byte>& bytes) {
    std::vector<T> values(bytes.size() / sizeof(T));
    if (!values.empty()) { // memcpy takes no null, not even for nothing
        std::memcpy(values.data(), bytes.data(), values.size() * sizeof(T));
    }
    return values;
}

/// Each group's answer is that of its own elements, and together they make that of all.
template <class T>
bool answers_right(const ParameterValues& values, const std::vector<std::byte>& output) {
    const auto input = digits<T>(number_of(values, "size"), number_of(values, "seed"));
    const auto local = static_cast<std::size_t>(number_of(values, "local"));
    const auto results = values_in<T>(output);
    const ReduceOp op = op_of(values);
    if (results.size() != groups(values)) {
        return false;
    }
    for (std::size_t group = 0; group < results.size(); ++group) {
        const std::size_t first = group * local;
        const auto own = std::span<const T>(input).subspan(first, std::min(local, input.size() - first));
        if (results[group] != reduce_reference<T>(op, own)) {
            return false;
        }
    }
    // In double, since a float cannot hold the exact sum of 2^24 digits.
    const std::vector<double> wide_input(input.begin(), input.end());
    const std::vector<double> wide_results(results.begin(), results.end());
    return reduce_reference<double>(op, wide_results) == reduce_reference<double>(op, wide_input);
}

bool check(const ParameterValues& values, const std::vector<Launch>& /*launches*/,
           const std::vector<Trace>& traces) {
    const auto& outputs = traces.front().outputs;
    const auto output = std::ranges::find(outputs, out_argument, &Output::argument);
    const auto right = [&](const std::vector<std::byte>& bytes) {
        return with_type(values, [&]<class T>(T /*type*/) { return answers_right<T>(values, bytes); });
    };
    return output != outputs.end() && right(output->instrumented) &&
           (output->plain.empty() || right(output->plain));
}

Experiment make_experiment(const Variant& variant) {
    return {.id = variant.id,
            .kernel_file = "reduction.cl",
            .kernel = variant.kernel,
            .parameters = parameters(),
            .launches = [kernel = variant.kernel](const ParameterValues& values, const KernelSource& source)
                -> Result<std::vector<Launch>> { return std::vector{make_launch(kernel, values, source)}; },
            .check = check};
}

} // namespace

std::vector<Experiment> reduction_experiments() {
    std::vector<Experiment> experiments;
    for (const Variant& variant : variants) {
        experiments.push_back(make_experiment(variant));
    }
    return experiments;
}

} // namespace lockstep
