#include "core/input/image_file.h"

// Packed runs contain the pixels of their pictures, so this program decodes no image files, and needs no library for
// them. These functions replace those of core/input.

namespace lockstep {

Result<Pixels> read_image_file(const std::filesystem::path& path, PixelFormat /*format*/) {
    return Error{.code = ErrorCode::not_an_image, .arguments = {path.string()}};
}

Result<Pixels> decode_image(std::span<const std::byte> /*file*/, PixelFormat /*format*/,
                            const std::string& name) {
    return Error{.code = ErrorCode::not_an_image, .arguments = {name}};
}

} // namespace lockstep
