#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"
#include "core/experiments/references/references.h"

namespace lockstep {
namespace {

std::vector<ParameterInfo> parameters() {
    return {number_parameter("width", 64, 1, 1 << 17),
            number_parameter("height", 48, 1, 1 << 12),
            shape_parameter("8x8"),
            number_parameter("spheres", 8, 1, 64),
            number_parameter("bounces", 3, 0, 16),
            seed_parameter()};
}

using Float4 = std::array<float, 4>;

/// Makes the scene: a large sphere is the floor, and the other spheres are on or above it.
RayScene scene_of(const ParameterValues& values) {
    std::mt19937 random(static_cast<std::uint32_t>(number_of(values, "seed")));
    const auto between = [&](float low, float high) {
        return low + (high - low) * static_cast<float>(random() % 1000) / 1000;
    };
    RayScene scene{.spheres = {{0, -101.5F, -10, 100}},
                   .colours = {{0.8F, 0.8F, 0.7F, 0.1F}},
                   .width = static_cast<std::size_t>(number_of(values, "width")),
                   .height = static_cast<std::size_t>(number_of(values, "height")),
                   .bounces = static_cast<int>(number_of(values, "bounces"))};
    for (std::int64_t k = 1; k < number_of(values, "spheres"); ++k) {
        const float x = between(-5, 5);
        const float y = between(-1.5F, 2.5F);
        const float z = between(-12, -7);
        scene.spheres.push_back({x, y, z, between(0.5F, 1.4F)});
        const float red = between(0.2F, 1);
        const float green = between(0.2F, 1);
        const float blue = between(0.2F, 1);
        scene.colours.push_back({red, green, blue, between(0, 0.6F)});
    }
    return scene;
}

Argument constant_of(const char* name, const std::vector<Float4>& content) {
    Argument argument = output_argument(name, {Scalar::float32, 4}, 0);
    argument.access = Access::read_only;
    argument.bytes = bytes_of(content);
    argument.size_bytes = argument.bytes.size();
    return argument;
}

Result<std::vector<Launch>> launches(const ParameterValues& values, const KernelSource& source) {
    const auto width = static_cast<std::int32_t>(number_of(values, "width"));
    const auto height = static_cast<std::int32_t>(number_of(values, "height"));
    const Shape local = shape_of(values, "local");
    const RayScene scene = scene_of(values);
    return std::vector{
        Launch{.source = source,
               .kernel = "render_spheres",
               .options = "-DBOUNCES=" + values.at("bounces"),
               .range = range_for(width, height, local.width, local.height),
               .arguments = {scalar_argument("width", width), scalar_argument("height", height),
                             scalar_argument("count", static_cast<std::int32_t>(scene.spheres.size())),
                             constant_of("spheres", scene.spheres), constant_of("colours", scene.colours),
                             output_argument("image", {Scalar::uint8, 4}, scene.width * scene.height)}}};
}

/// Required share of matching pixels. At the edge of a sphere, the last digit of a square root decides
/// between hit and miss, so a few pixels may differ.
constexpr double least_share = 0.99;
constexpr int tolerance = 2; // in units of 1/255

bool check(const ParameterValues& values, const std::vector<Launch>& launches, const Recording& recording) {
    const std::vector<Pixel> expected = rays_reference(scene_of(values));
    return is_right(output_named(launches.front(), recording.launches.front(), "image"),
                    [&](const std::vector<std::byte>& output) {
                        return share_of_near_pixels(values_in<Pixel>(output), expected, tolerance) >=
                               least_share;
                    });
}

} // namespace

std::vector<Experiment> rays_experiments() {
    return {{.id = "rays/spheres",
             .kernel_file = "rays.cl",
             .kernel = "render_spheres",
             .parameters = parameters(),
             .launches = launches,
             .check = check}};
}

} // namespace lockstep
