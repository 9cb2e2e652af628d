#include "core/experiments/picture.h"

#include "core/base/data_dir.h"
#include "core/experiments/building_blocks.h"
#include "core/input/image_file.h"

#include <filesystem>

namespace lockstep {
namespace {

std::filesystem::path image_path(const ParameterValues& values) {
    const std::string& given = values.at("image");
    return given.empty() ? data_dir() / "resources" / "images" / "lighthouse.png"
                         : std::filesystem::path(given);
}

/// The used part of the image in one dimension: its start in the image, and its length.
struct Side {
    std::size_t first = 0;
    std::size_t length = 0;
    std::size_t image_length = 0;

    Side(std::int64_t asked, std::uint32_t there)
        : length(asked == 0 ? there : static_cast<std::size_t>(asked)), image_length(there) {
        first = length < image_length ? (image_length - length) / 2 : 0;
    }
    [[nodiscard]] std::size_t in_image(std::size_t i) const { return (first + i) % image_length; }
};

} // namespace

std::vector<ParameterInfo> picture_parameters(std::int64_t width, std::int64_t height) {
    return {{.name = "image", .is_file = true},
            number_parameter("width", width, 0, 1 << 17),
            number_parameter("height", height, 0, 1 << 12)};
}

Result<GreyPicture> picture_of(const ParameterValues& values) {
    const auto image = read_image_file(image_path(values), PixelFormat::grey);
    if (!image) {
        return image.error();
    }
    const Side across(number_of(values, "width"), image->width);
    const Side down(number_of(values, "height"), image->height);
    GreyPicture picture{across.length, down.length, {}};
    picture.values.reserve(across.length * down.length);
    for (std::size_t y = 0; y < down.length; ++y) {
        const std::size_t row = down.in_image(y) * image->width;
        for (std::size_t x = 0; x < across.length; ++x) {
            picture.values.push_back(static_cast<float>(image->bytes[row + across.in_image(x)]) / 255);
        }
    }
    return picture;
}

} // namespace lockstep
