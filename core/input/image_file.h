#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace lockstep {

/// The format of pixels in memory: one byte of grey, or four bytes of red, green, blue and alpha.
enum class PixelFormat : std::uint8_t { grey, rgba };

/// Rows of 8-bit pixels from top to bottom, without padding between rows.
struct Pixels {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    PixelFormat format = PixelFormat::rgba;
    std::vector<std::uint8_t> bytes;
};

/// Limits for images. Larger images are refused.
inline constexpr std::uint32_t most_pixels_a_side = 1 << 15;
inline constexpr std::uint64_t most_pixels = std::uint64_t{1} << 26;

/// Reads a PNG or JPEG file. For `grey`, colours are converted to luma and transparent pixels are blended
/// over white; the values of grey images do not change. Errors: cannot_read_file, not_an_image,
/// image_damaged, image_too_large.
Result<Pixels> read_image_file(const std::filesystem::path& path, PixelFormat format);

/// Decodes the contents of an image file. Errors: as read_image_file(), with `name` instead of the path.
Result<Pixels> decode_image(std::span<const std::byte> file, PixelFormat format, const std::string& name);

} // namespace lockstep
