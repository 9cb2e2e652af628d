#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"

#include <array>
#include <string>

namespace lockstep {
namespace {

/// A way to compute a step, and whether a work-item moves through all planes of the box.
struct Variant {
    const char* id;
    const char* kernel;
    bool moves;
};

constexpr std::array variants = {Variant{"stencil/naive", "stencil_naive", false},
                                 Variant{"stencil/planes", "stencil_planes", true}};

std::vector<ParameterInfo> parameters() {
    return {number_parameter("width", 128, 1, 1 << 17), number_parameter("height", 64, 1, 1 << 16),
            number_parameter("depth", 8, 1, 1 << 16), shape_parameter("32x8"), seed_parameter()};
}

struct Box {
    std::int64_t width = 0;
    std::int64_t height = 0;
    std::int64_t depth = 0;
    [[nodiscard]] std::uint64_t cells() const {
        return static_cast<std::uint64_t>(width) * static_cast<std::uint64_t>(height) *
               static_cast<std::uint64_t>(depth);
    }
};

Box box_of(const ParameterValues& values) {
    return {number_of(values, "width"), number_of(values, "height"), number_of(values, "depth")};
}

std::vector<float> cells_of(const ParameterValues& values) {
    return digits<float>(static_cast<std::int64_t>(box_of(values).cells()), number_of(values, "seed"));
}

Launch launch_of(const Variant& variant, const ParameterValues& values, const KernelSource& source) {
    const Box box = box_of(values);
    const Shape local = shape_of(values, "local");
    NdRange range = range_for(box.width, box.height, local.width, local.height);
    if (!variant.moves) {
        range.dimensions = 3;
        range.global[2] = static_cast<std::uint64_t>(box.depth);
    }
    return {.source = source,
            .kernel = variant.kernel,
            .options = "-DTILE=" + std::to_string(local.width) + " -DROWS=" + std::to_string(local.height),
            .range = range,
            .arguments = {scalar_argument("width", static_cast<std::int32_t>(box.width)),
                          scalar_argument("height", static_cast<std::int32_t>(box.height)),
                          scalar_argument("depth", static_cast<std::int32_t>(box.depth)),
                          input_argument("in", cells_of(values)),
                          output_argument("out", {Scalar::float32, 1}, box.cells())}};
}

/// Computes the step cell by cell. The sums of digits are exact in any order.
std::vector<float> step(const Box& box, const std::vector<float>& cells) {
    const auto at = [&](std::int64_t x, std::int64_t y, std::int64_t z) {
        const bool is_inside = x >= 0 && x < box.width && y >= 0 && y < box.height && z >= 0 && z < box.depth;
        return is_inside ? cells[static_cast<std::size_t>((z * box.height + y) * box.width + x)] : 0.0F;
    };
    std::vector<float> after;
    after.reserve(cells.size());
    for (std::int64_t z = 0; z < box.depth; ++z) {
        for (std::int64_t y = 0; y < box.height; ++y) {
            for (std::int64_t x = 0; x < box.width; ++x) {
                after.push_back(2 * at(x, y, z) + at(x - 1, y, z) + at(x + 1, y, z) + at(x, y - 1, z) +
                                at(x, y + 1, z) + at(x, y, z - 1) + at(x, y, z + 1));
            }
        }
    }
    return after;
}

bool check(const ParameterValues& values, const std::vector<Launch>& launches, const Recording& recording) {
    const std::vector<float> expected = step(box_of(values), cells_of(values));
    return is_right(
        output_named(launches.front(), recording.launches.front(), "out"),
        [&](const std::vector<std::byte>& output) { return values_in<float>(output) == expected; });
}

} // namespace

std::vector<Experiment> stencil_experiments() {
    std::vector<Experiment> experiments;
    experiments.reserve(variants.size());
    for (const Variant& variant : variants) {
        experiments.push_back(
            {.id = variant.id,
             .kernel_file = "stencil.cl",
             .kernel = variant.kernel,
             .parameters = parameters(),
             .launches = [variant](const ParameterValues& values,
                                   const KernelSource& source) -> Result<std::vector<Launch>> {
                 if (Status room = room_for(box_of(values).cells() * sizeof(float)); !room) {
                     return room.error();
                 }
                 return std::vector{launch_of(variant, values, source)};
             },
             .check = check});
    }
    return experiments;
}

} // namespace lockstep
