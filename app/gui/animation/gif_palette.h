#pragma once

#include <QImage>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lockstep::gui {

/// A colour of a GIF is one of 256, of which one is transparent.
inline constexpr std::size_t most_gif_colours = 255;

/// Chooses the colours of an animation from some of its frames:
///
///     colours of the theme   -> all, each exactly
///     colours of many pixels -> exactly: tints over images, heat scales
///     other colours          -> those that differ most from the chosen ones, frequent ones first: the edges of
///                               texts and curves
class GifPaletteMaker {
public:
    /// `theme` contains the colours with which the frames are filled.
    explicit GifPaletteMaker(std::vector<QRgb> theme) : theme_(std::move(theme)) {}

    void add(const QImage& frame);
    /// Returns at most `most_gif_colours` colours. Equal frames result in the same colours in the same order.
    [[nodiscard]] std::vector<QRgb> palette() const;

private:
    std::vector<QRgb> theme_;
    std::unordered_map<QRgb, std::uint64_t> pixels_; ///< number of pixels by colour
    std::uint64_t total_ = 0;
};

/// Returns the square of the distance of two colours in RGB.
[[nodiscard]] int colour_distance(QRgb one, QRgb other);

/// Finds the nearest colour of a palette, without dithering: equal colours stay equal.
class GifColours {
public:
    explicit GifColours(std::vector<QRgb> palette);
    [[nodiscard]] std::uint8_t operator()(QRgb colour);
    [[nodiscard]] const std::vector<QRgb>& palette() const { return palette_; }

private:
    std::vector<QRgb> palette_;
    std::unordered_map<QRgb, std::uint8_t> known_;
};

} // namespace lockstep::gui
