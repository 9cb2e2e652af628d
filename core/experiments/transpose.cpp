#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"
#include "core/experiments/elements.h"

#include <bit>

namespace lockstep {
namespace {

constexpr KernelVariant variants[] = {
    {"transpose/naive", "transpose_naive"},
    {"transpose/tiled", "transpose_tiled"},
    {"transpose/tiled-padded", "transpose_tiled_padded"},
    {"transpose/swizzled", "transpose_swizzled"},
};

/// Makes the parameters. A group is as wide as its tile; its height is the number of tile rows that it moves
/// in one iteration.
std::vector<ParameterInfo> parameters() {
    return {number_parameter("width", 128, 1, 1 << 17), number_parameter("height", 96, 1, 1 << 12),
            shape_parameter("32x8"), moved_type_parameter(), seed_parameter()};
}

Launch launch_of(const char* kernel, const ParameterValues& values, const KernelSource& source) {
    const std::int64_t width = number_of(values, "width");
    const std::int64_t height = number_of(values, "height");
    const Shape local = shape_of(values, "local");
    const std::int64_t tiles_down = (height + local.width - 1) / local.width;
    return {.source = source,
            .kernel = kernel,
            .options = "-DT=" + values.at("type") + " -DTILE=" + std::to_string(local.width) +
                       " -DROWS=" + std::to_string(local.height) +
                       " -DSIDE=" + std::to_string(std::bit_ceil(static_cast<std::uint64_t>(local.width))),
            .range = range_for(width, tiles_down * local.height, local.width, local.height),
            .arguments = {
                scalar_argument("width", static_cast<std::int32_t>(width)),
                scalar_argument("height", static_cast<std::int32_t>(height)),
                moved_input("in", values, width * height),
                output_argument("out", moved_type(values), static_cast<std::uint64_t>(width * height))}};
}

/// Returns, for each element of the transposed matrix in row order, the index of its input element.
Origins turned(const ParameterValues& values) {
    const std::int64_t width = number_of(values, "width");
    const std::int64_t height = number_of(values, "height");
    Origins origins;
    origins.reserve(static_cast<std::size_t>(width * height));
    for (std::int64_t x = 0; x < width; ++x) {
        for (std::int64_t y = 0; y < height; ++y) {
            origins.push_back(y * width + x);
        }
    }
    return origins;
}

bool check(const ParameterValues& values, const std::vector<Launch>& launches, const Recording& recording) {
    return is_moved(launches.front(), recording, moved_type(values), turned(values));
}

} // namespace

std::vector<Experiment> transpose_experiments() {
    return one_launch_experiments(variants, "transpose.cl", parameters(), launch_of, check);
}

} // namespace lockstep
