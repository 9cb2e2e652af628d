#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"
#include "core/experiments/references/references.h"

#include <array>
#include <string>

namespace lockstep {
namespace {

/// A variant for warps starts this many work-items for each row. With wider or narrower warps, some warps
/// compute several rows, or none.
constexpr std::int64_t usual_warp = 32;

/// A way to compute the product, and how many work-items compute a row.
struct Variant {
    const char* id;
    const char* kernel;
    bool has_warp_for_row;
};

constexpr std::array variants = {Variant{"matvec/row-per-item", "matvec_row_per_item", false},
                                 Variant{"matvec/row-per-warp", "matvec_row_per_warp", true}};

/// Makes the parameters. A sum adds at most 2^17 products of digits, so float sums are exact in any order.
std::vector<ParameterInfo> parameters() {
    return {number_parameter("height", 256, 1, 1 << 24), number_parameter("width", 256, 1, 1 << 17),
            local_parameter(128), seed_parameter()};
}

std::int64_t cells(const ParameterValues& values) {
    return number_of(values, "height") * number_of(values, "width");
}

std::vector<float> matrix(const ParameterValues& values) {
    return digits<float>(cells(values), number_of(values, "seed"));
}

std::vector<float> factors(const ParameterValues& values) {
    return digits<float>(number_of(values, "width"), number_of(values, "seed") + 1);
}

Launch launch_of(const Variant& variant, const ParameterValues& values, const KernelSource& source) {
    const std::int64_t rows = number_of(values, "height");
    const std::int64_t local = number_of(values, "local");
    return {.source = source,
            .kernel = variant.kernel,
            .options = variant.has_warp_for_row ? "-DSUB_GROUPS" : "",
            .range = range_for(variant.has_warp_for_row ? rows * usual_warp : rows, local),
            .arguments = {scalar_argument("rows", static_cast<std::int32_t>(rows)),
                          scalar_argument("columns", static_cast<std::int32_t>(number_of(values, "width"))),
                          input_argument("matrix", matrix(values)), input_argument("vector", factors(values)),
                          output_argument("out", {Scalar::float32, 1}, static_cast<std::uint64_t>(rows))}};
}

bool check(const ParameterValues& values, const std::vector<Launch>& launches, const Recording& recording) {
    const MatrixSizes sizes = {.rows = static_cast<std::size_t>(number_of(values, "height")),
                               .columns = 1,
                               .inner = static_cast<std::size_t>(number_of(values, "width"))};
    const std::vector<float> product = product_reference(sizes, matrix(values), factors(values));
    return is_right(
        output_named(launches.front(), recording.launches.front(), "out"),
        [&](const std::vector<std::byte>& output) { return values_in<float>(output) == product; });
}

/// Returns the bytes of the matrix, which is by far the largest buffer.
std::uint64_t bytes_of_matrix(const ParameterValues& values) {
    return static_cast<std::uint64_t>(cells(values)) * sizeof(float);
}

} // namespace

std::vector<Experiment> matvec_experiments() {
    std::vector<Experiment> experiments;
    experiments.reserve(variants.size());
    for (const Variant& variant : variants) {
        experiments.push_back(
            {.id = variant.id,
             .kernel_file = "matvec.cl",
             .kernel = variant.kernel,
             .parameters = parameters(),
             .launches = [variant](const ParameterValues& values,
                                   const KernelSource& source) -> Result<std::vector<Launch>> {
                 if (Status room = room_for(bytes_of_matrix(values)); !room) {
                     return room.error();
                 }
                 return std::vector{launch_of(variant, values, source)};
             },
             .check = check});
    }
    return experiments;
}

} // namespace lockstep
