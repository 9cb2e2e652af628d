#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace lockstep {

/// The format of an image's pixels: one byte of grey, or four of red, green, blue and alpha.
enum class PixelFormat : std::uint8_t { grey, rgba };

/// Rows of 8-bit pixels, the top row first, without padding between rows.
struct Pixels {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    PixelFormat format = PixelFormat::rgba;
    std::vector<std::uint8_t> bytes;
};

/// An image with more pixels, or with a longer side, is refused.
inline constexpr std::uint32_t most_pixels_a_side = 1 << 15;
inline constexpr std::uint64_t most_pixels = std::uint64_t{1} << 26;

/// Reads a PNG or JPEG file. Grey is luma, blended over white at transparent pixels; a grey image does not
/// change. Errors: cannot_read_file, not_an_image, image_damaged, image_too_large.
Result<Pixels> read_image_file(const std::filesystem::path& path, PixelFormat format);

/// The same for the bytes of a file; errors contain `name` instead of a path.
Result<Pixels> decode_image(std::span<const std::byte> file, PixelFormat format, const std::string& name);

} // namespace lockstep
