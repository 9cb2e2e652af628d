#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"
#include "core/experiments/references/references.h"

#include <string>

namespace lockstep {
namespace {

constexpr KernelVariant variants[] = {{"matmul/naive", "matmul_naive"},
                                      {"matmul/tiled", "matmul_tiled"},
                                      {"matmul/register-tiled", "matmul_register_tiled"},
                                      {"matmul/double-buffered", "matmul_double_buffered"},
                                      {"matmul/async-copies", "matmul_async_copies"}};

/// Elements of a column that a work-item of matmul/register-tiled computes: STRIP in kernels/matmul.cl.
constexpr std::int64_t strip = 4;

/// Makes the parameters: the width and height of the result, and the length of the sums. A sum adds at most
/// 2^12 products of digits, so float sums are exact in any order.
std::vector<ParameterInfo> parameters() {
    return {number_parameter("width", 48, 1, 1 << 17), number_parameter("height", 48, 1, 1 << 12),
            number_parameter("inner", 48, 1, 1 << 12), shape_parameter("16x16"), seed_parameter()};
}

MatrixSizes sizes_of(const ParameterValues& values) {
    return {static_cast<std::size_t>(number_of(values, "height")),
            static_cast<std::size_t>(number_of(values, "width")),
            static_cast<std::size_t>(number_of(values, "inner"))};
}

std::vector<float> left(const ParameterValues& values) {
    return digits<float>(number_of(values, "height") * number_of(values, "inner"), number_of(values, "seed"));
}

std::vector<float> right(const ParameterValues& values) {
    return digits<float>(number_of(values, "inner") * number_of(values, "width"),
                         number_of(values, "seed") + 1);
}

Launch launch_of(const char* kernel, const ParameterValues& values, const KernelSource& source) {
    const auto width = static_cast<std::int32_t>(number_of(values, "width"));
    const auto height = static_cast<std::int32_t>(number_of(values, "height"));
    const auto inner = static_cast<std::int32_t>(number_of(values, "inner"));
    const Shape local = shape_of(values, "local");
    const MatrixSizes sizes = sizes_of(values);
    const bool has_strips = kernel == std::string("matmul_register_tiled");
    const std::int64_t rows_of_items = has_strips ? (height + strip - 1) / strip : height;
    return {.source = source,
            .kernel = kernel,
            .options = "-DTILE=" + std::to_string(local.width) + " -DROWS=" + std::to_string(local.height),
            .range = range_for(width, rows_of_items, local.width, local.height),
            .arguments = {scalar_argument("rows", height), scalar_argument("columns", width),
                          scalar_argument("inner", inner), input_argument("a", left(values)),
                          input_argument("b", right(values)),
                          output_argument("c", {Scalar::float32, 1}, sizes.rows * sizes.columns)}};
}

bool check(const ParameterValues& values, const std::vector<Launch>& launches, const Recording& recording) {
    const std::vector<float> product = product_reference(sizes_of(values), left(values), right(values));
    return is_right(
        output_named(launches.front(), recording.launches.front(), "c"),
        [&](const std::vector<std::byte>& output) { return values_in<float>(output) == product; });
}

} // namespace

std::vector<Experiment> matmul_experiments() {
    return one_launch_experiments(variants, "matmul.cl", parameters(), launch_of, check);
}

} // namespace lockstep
