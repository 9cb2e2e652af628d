#include "core/experiments/families.h"

#include "core/experiments/building_blocks.h"
#include "core/experiments/picture.h"

#include <cmath>
#include <utility>

namespace lockstep {
namespace {

/// Specifies which work-items of a group are helpers. Helpers only load pixels; adjacent groups write the
/// results at these pixels.
enum class Helpers : std::uint8_t { none, outer_columns, outer_rows };

struct Variant {
    const char* id;
    const char* kernel;
    bool is_separable; ///< whether the kernel gets the one-dimensional weights instead of their products
    Helpers helpers;
    bool reads_image; ///< whether the picture is an image2d_t instead of a buffer
    /// Default group shape, chosen so that 1/8 of the work-items are helpers in both orders.
    const char* local;
    /// Kernel of the second launch, which reads the output of the first one; null if there is only one.
    const char* second_kernel = nullptr;
};

constexpr Variant variants[] = {
    {"convolution/naive", "convolve_naive", false, Helpers::none, false, "16x16"},
    {"convolution/tiled", "convolve_tiled", false, Helpers::none, false, "16x16"},
    {"convolution/separable", "convolve_columns_first", true, Helpers::outer_columns, false, "32x8"},
    {"convolution/separable-rows-first", "convolve_rows_first", true, Helpers::outer_rows, false, "8x32"},
    {"convolution/rows-then-columns", "convolve_rows", true, Helpers::none, false, "16x16",
     "convolve_columns"},
    {"convolution/image-sampler", "convolve_image", false, Helpers::none, true, "16x16"},
};

std::vector<ParameterInfo> parameters_of(const Variant& variant) {
    std::vector<ParameterInfo> parameters = picture_parameters(128, 96);
    parameters.insert(parameters.begin(),
                      {number_parameter("radius", 2, 0, 16), shape_parameter(variant.local)});
    return parameters;
}

/// Returns the size of the block of pixels that a group writes. A side is 0 or negative if all work-items
/// along it are helpers.
Shape written_by_group(const Variant& variant, const ParameterValues& values) {
    Shape written = shape_of(values, "local");
    const std::int64_t helpers = 2 * number_of(values, "radius");
    written.width -= variant.helpers == Helpers::outer_columns ? helpers : 0;
    written.height -= variant.helpers == Helpers::outer_rows ? helpers : 0;
    return written;
}

Status check_sizes(const Variant& variant, const ParameterValues& values, const GreyPicture& picture) {
    const auto side = static_cast<std::int64_t>(std::min(picture.width, picture.height));
    if (number_of(values, "radius") > side) {
        return Error{.code = ErrorCode::radius_too_large,
                     .arguments = {values.at("radius"), std::to_string(picture.width),
                                   std::to_string(picture.height)}};
    }
    const Shape written = written_by_group(variant, values);
    if (written.width <= 0 || written.height <= 0) {
        return Error{.code = ErrorCode::all_items_help,
                     .arguments = {values.at("local"), values.at("radius"),
                                   std::to_string(2 * number_of(values, "radius") + 1)}};
    }
    return {};
}

/// Returns the one-dimensional weights, or the products of all pairs of weights.
std::vector<float> filter_of(const Variant& variant, const ParameterValues& values) {
    std::vector<float> weights = bell_filter(static_cast<std::size_t>(number_of(values, "radius")));
    if (variant.is_separable) {
        return weights;
    }
    std::vector<float> products;
    for (const float down : weights) {
        for (const float across : weights) {
            products.push_back(down * across);
        }
    }
    return products;
}

/// Makes an image argument with four bytes per texel, a format that every device supports. All channels
/// except the last contain the grey value.
Argument image_argument(const GreyPicture& picture) {
    std::vector<std::uint8_t> texels;
    texels.reserve(4 * picture.values.size());
    for (const float grey : picture.values) {
        const auto byte = static_cast<std::uint8_t>(std::lround(255 * grey));
        texels.insert(texels.end(), {byte, byte, byte, 255});
    }
    return {.name = "in",
            .kind = ArgumentKind::image,
            .access = Access::read_only,
            .bytes = bytes_of(texels),
            .size_bytes = texels.size(),
            .format = {ChannelOrder::rgba, ChannelType::unorm8},
            .width = static_cast<std::uint32_t>(picture.width),
            .height = static_cast<std::uint32_t>(picture.height)};
}

/// Returns an NDRange with as many groups as are needed to write the whole picture.
NdRange range_of(const Variant& variant, const ParameterValues& values, const GreyPicture& picture) {
    const Shape local = shape_of(values, "local");
    const Shape written = written_by_group(variant, values);
    const auto groups_across = groups_for(static_cast<std::int64_t>(picture.width), written.width);
    const auto groups_down = groups_for(static_cast<std::int64_t>(picture.height), written.height);
    return range_for(static_cast<std::int64_t>(groups_across) * local.width,
                     static_cast<std::int64_t>(groups_down) * local.height, local.width, local.height);
}

/// Makes a launch that smooths the picture `in` into the picture `out`.
Launch launch_of(const Variant& variant, const char* kernel, const ParameterValues& values,
                 const KernelSource& source, const GreyPicture& picture, Argument in, Argument out) {
    const Shape local = shape_of(values, "local");
    return {.source = source,
            .kernel = kernel,
            .options = "-DRADIUS=" + values.at("radius") + " -DWIDTH=" + std::to_string(local.width) +
                       " -DHEIGHT=" + std::to_string(local.height),
            .range = range_of(variant, values, picture),
            .arguments = {scalar_argument("width", static_cast<std::int32_t>(picture.width)),
                          scalar_argument("height", static_cast<std::int32_t>(picture.height)),
                          input_argument("filter", filter_of(variant, values)), std::move(in),
                          std::move(out)}};
}

// Buffers and launches of a run, with one kernel or with two:
//
//     in -> kernel -> out
//     in -> kernel -> smoothed_rows -> second kernel -> out

Result<std::vector<Launch>> launches_of(const Variant& variant, const ParameterValues& values,
                                        const KernelSource& source) {
    const auto picture = picture_of(values);
    const Status sizes = picture ? check_sizes(variant, values, *picture) : Status(picture.error());
    if (!sizes) {
        return sizes.error();
    }
    const auto launch = [&](const char* kernel, Argument in, Argument out) {
        return launch_of(variant, kernel, values, source, *picture, std::move(in), std::move(out));
    };
    const ValueType type{Scalar::float32, 1};
    const Argument in =
        variant.reads_image ? image_argument(*picture) : input_argument("in", picture->values);
    const Argument out = output_argument("out", type, picture->values.size());
    if (variant.second_kernel == nullptr) {
        return std::vector{launch(variant.kernel, in, out)};
    }
    const Argument rows = shared_argument("smoothed_rows", type, picture->values.size());
    return std::vector{launch(variant.kernel, in, renamed(rows, "out", Access::write_only)),
                       launch(variant.second_kernel, renamed(rows, "in", Access::read_only), out)};
}

/// Returns the picture from the input of the first launch, because the image file may have changed since
/// then. Returns nullopt if the arguments of the launch are not those of this family, because a packed run is
/// wrong.
std::optional<GreyPicture> picture_in(const Launch& launch) {
    if (launch.arguments.size() != 5) {
        return std::nullopt;
    }
    const auto side = [&](std::size_t argument) -> std::size_t {
        const auto sides = values_in<std::int32_t>(launch.arguments[argument].bytes);
        return sides.size() == 1 && sides[0] > 0 ? static_cast<std::size_t>(sides[0]) : 0;
    };
    const Argument& input = launch.arguments[3];
    GreyPicture picture{side(0), side(1), {}};
    if (input.kind == ArgumentKind::buffer) {
        picture.values = values_in<float>(input.bytes);
    } else {
        const auto channels = values_in<std::uint8_t>(input.bytes);
        for (std::size_t texel = 0; texel < channels.size(); texel += 4) {
            picture.values.push_back(static_cast<float>(channels[texel]) / 255);
        }
    }
    const bool is_whole = picture.width > 0 && picture.width * picture.height == picture.values.size();
    return is_whole ? std::optional(std::move(picture)) : std::nullopt;
}

/// Allowed error of a sum of several hundred products: a few units in the last place of a float near 1.
constexpr float tolerance = 1e-5F;

bool is_near(const std::vector<float>& given, const std::vector<float>& expected) {
    return std::ranges::equal(given, expected, [](float a, float b) { return std::abs(a - b) <= tolerance; });
}

bool check(const ParameterValues& values, const std::vector<Launch>& launches, const Recording& recording) {
    const auto filter = bell_filter(static_cast<std::size_t>(number_of(values, "radius")));
    const auto picture = picture_in(launches.front());
    // the filter has 2 * radius + 1 weights, and the radius must not exceed a side
    if (!picture || 2 * std::min(picture->width, picture->height) + 1 < filter.size()) {
        return false;
    }
    const auto expected = convolution_reference(*picture, filter);
    return is_right(
        output_named(launches.back(), recording.launches.back(), "out"),
        [&](const std::vector<std::byte>& output) { return is_near(values_in<float>(output), expected); });
}

Experiment experiment_of(const Variant& variant) {
    return {
        .id = variant.id,
        .kernel_file = "convolution.cl",
        .kernel = variant.kernel,
        .parameters = parameters_of(variant),
        .launches = [variant](const ParameterValues& values,
                              const KernelSource& source) { return launches_of(variant, values, source); },
        .check = check};
}

} // namespace

std::vector<Experiment> convolution_experiments() {
    std::vector<Experiment> experiments;
    for (const Variant& variant : variants) {
        experiments.push_back(experiment_of(variant));
    }
    return experiments;
}

} // namespace lockstep
