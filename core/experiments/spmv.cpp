#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"

#include <algorithm>
#include <array>
#include <string>

namespace lockstep {
namespace {

/// A variant for warps starts this many work-items for each row. With wider or narrower warps, some warps
/// compute several rows, or none.
constexpr std::int64_t usual_warp = 32;

enum class Format : std::uint8_t { csr, csr_for_warps, ell };

struct Variant {
    const char* id;
    const char* kernel;
    Format format;
};

constexpr std::array variants = {Variant{"spmv/csr-scalar", "spmv_csr_scalar", Format::csr},
                                 Variant{"spmv/csr-vector", "spmv_csr_vector", Format::csr_for_warps},
                                 Variant{"spmv/ell", "spmv_ell", Format::ell}};

/// A square matrix in compressed sparse rows.
struct SparseMatrix {
    std::vector<std::int32_t> starts = {0};
    std::vector<std::int32_t> columns;
    std::vector<float> values;
    [[nodiscard]] std::size_t rows() const { return starts.size() - 1; }
    [[nodiscard]] std::int32_t length(std::size_t row) const { return starts[row + 1] - starts[row]; }
    [[nodiscard]] std::int32_t longest() const {
        std::int32_t most = 0;
        for (std::size_t row = 0; row < rows(); ++row) {
            most = std::max(most, length(row));
        }
        return most;
    }
};

/// Makes the parameters. `filled` is the mean number of elements of a row that are not zero. Together, the
/// largest values make fewer than 2^31 elements.
std::vector<ParameterInfo> parameters() {
    return {size_parameter(2048), number_parameter("filled", 16, 1, 64), local_parameter(128),
            seed_parameter()};
}

/// Makes a matrix with rows of different lengths: from 1 to 2 * filled - 1 elements, in ascending columns, if
/// the row has as many columns.
SparseMatrix matrix_of(const ParameterValues& values) {
    const auto rows = static_cast<std::uint32_t>(number_of(values, "size"));
    const auto most = static_cast<std::uint32_t>(2 * number_of(values, "filled") - 1);
    std::mt19937 random(static_cast<std::uint32_t>(number_of(values, "seed")));
    SparseMatrix matrix;
    for (std::uint32_t row = 0; row < rows; ++row) {
        const auto length = std::min(static_cast<std::uint32_t>(1 + random() % most), rows);
        const std::uint32_t gap = rows / length; // each element is in its own part of the row
        for (std::uint32_t k = 0; k < length; ++k) {
            const auto shift = static_cast<std::uint32_t>(random() % gap);
            matrix.columns.push_back(static_cast<std::int32_t>(k * gap + shift));
            matrix.values.push_back(static_cast<float>(1 + random() % 9));
        }
        matrix.starts.push_back(static_cast<std::int32_t>(matrix.columns.size()));
    }
    return matrix;
}

std::vector<float> factors(const ParameterValues& values) {
    return digits<float>(number_of(values, "size"), number_of(values, "seed") + 1);
}

/// Stores the elements of a matrix in the order of ELL. Missing elements are `missing`.
template <class T>
std::vector<T> in_columns(const SparseMatrix& matrix, const std::vector<T>& elements, T missing) {
    std::vector<T> all(matrix.rows() * static_cast<std::size_t>(matrix.longest()), missing);
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        for (std::int32_t k = 0; k < matrix.length(row); ++k) {
            all[static_cast<std::size_t>(k) * matrix.rows() + row] =
                elements[static_cast<std::size_t>(matrix.starts[row]) + static_cast<std::size_t>(k)];
        }
    }
    return all;
}

std::vector<Argument> arguments_of(Format format, const ParameterValues& values) {
    const SparseMatrix matrix = matrix_of(values);
    std::vector<Argument> all = {scalar_argument("rows", static_cast<std::int32_t>(matrix.rows()))};
    if (format == Format::ell) {
        all.push_back(scalar_argument("longest", matrix.longest()));
        all.push_back(input_argument("columns", in_columns(matrix, matrix.columns, 0)));
        all.push_back(input_argument("values", in_columns(matrix, matrix.values, 0.0F)));
    } else {
        all.push_back(input_argument("starts", matrix.starts));
        all.push_back(input_argument("columns", matrix.columns));
        all.push_back(input_argument("values", matrix.values));
    }
    all.push_back(input_argument("vector", factors(values)));
    all.push_back(output_argument("out", {Scalar::float32, 1}, matrix.rows()));
    return all;
}

Launch launch_of(const Variant& variant, const ParameterValues& values, const KernelSource& source) {
    const bool is_for_warps = variant.format == Format::csr_for_warps;
    const std::int64_t rows = number_of(values, "size");
    return {.source = source,
            .kernel = variant.kernel,
            .options = is_for_warps ? "-DSUB_GROUPS" : "",
            .range = range_for(is_for_warps ? rows * usual_warp : rows, number_of(values, "local")),
            .arguments = arguments_of(variant.format, values)};
}

/// Compares with a sum in the order of the row. The sums of digits are exact in any order.
bool check(const ParameterValues& values, const std::vector<Launch>& launches, const Recording& recording) {
    const SparseMatrix matrix = matrix_of(values);
    const std::vector<float> vector = factors(values);
    std::vector<float> product(matrix.rows());
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        for (auto i = static_cast<std::size_t>(matrix.starts[row]);
             i < static_cast<std::size_t>(matrix.starts[row + 1]); ++i) {
            product[row] += matrix.values[i] * vector[static_cast<std::size_t>(matrix.columns[i])];
        }
    }
    return is_right(
        output_named(launches.front(), recording.launches.front(), "out"),
        [&](const std::vector<std::byte>& output) { return values_in<float>(output) == product; });
}

/// Returns the bytes of the stored elements and their columns. In the format ELL, all rows have the largest
/// length.
std::uint64_t bytes_of_elements(Format format, const ParameterValues& values) {
    const auto mean = static_cast<std::uint64_t>(number_of(values, "filled"));
    const std::uint64_t length = format == Format::ell ? 2 * mean - 1 : mean;
    return static_cast<std::uint64_t>(number_of(values, "size")) * length *
           (sizeof(float) + sizeof(std::int32_t));
}

} // namespace

std::vector<Experiment> spmv_experiments() {
    std::vector<Experiment> experiments;
    experiments.reserve(variants.size());
    for (const Variant& variant : variants) {
        experiments.push_back(
            {.id = variant.id,
             .kernel_file = "spmv.cl",
             .kernel = variant.kernel,
             .parameters = parameters(),
             .launches = [variant](const ParameterValues& values,
                                   const KernelSource& source) -> Result<std::vector<Launch>> {
                 if (Status room = room_for(bytes_of_elements(variant.format, values)); !room) {
                     return room.error();
                 }
                 return std::vector{launch_of(variant, values, source)};
             },
             .check = check});
    }
    return experiments;
}

} // namespace lockstep
