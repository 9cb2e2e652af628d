#pragma once

#include <QImage>
#include <cstdint>

namespace lockstep::gui {

/// The planes of a frame in 4:2:0: one chroma sample for 2 x 2 pixels. Width and height are even.
struct YuvPlanes {
    std::uint8_t* luma = nullptr;
    std::uint8_t* blue = nullptr; ///< blue difference (Cb)
    std::uint8_t* red = nullptr;  ///< red difference (Cr)
    int luma_stride = 0;          ///< bytes from one row to the next
    int blue_stride = 0;
    int red_stride = 0;
};

/// Returns a size with even sides that are not smaller.
[[nodiscard]] QSize even_size(QSize size);

/// Converts an image (Format_RGB32, even sides) with the BT.709 matrix to limited range (luma 16 to 235). Chroma
/// samples are at the left pixel column of their pair, between the rows, as H.264 assumes.
void to_yuv(const QImage& image, const YuvPlanes& planes);

/// Returns the luma of a colour, as to_yuv() computes it.
[[nodiscard]] std::uint8_t luma_of(QRgb colour);

} // namespace lockstep::gui
