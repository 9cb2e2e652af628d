#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep::gui {

/// A pixel of a GIF frame: its index in the palette, and whether it is the same as in the frame before. Such a pixel may
/// be written as its colour or as transparent, whichever compresses better.
struct GifPixel {
    std::uint8_t index = 0;
    bool is_unchanged = false;
};

/// The index of the transparent colour, after the colours of the palette.
inline constexpr std::uint8_t gif_transparent = 255;

/// Compresses the pixels of a frame as LZW codes of 8-bit indexes (GIF89a, appendix F), in blocks of at most 255 bytes,
/// each after its length; the empty block at the end is included. Each code stands for the longest run of pixels that
/// the table contains in any spelling of its unchanged pixels.
[[nodiscard]] std::vector<std::uint8_t> gif_codes(std::span<const GifPixel> pixels);

} // namespace lockstep::gui
