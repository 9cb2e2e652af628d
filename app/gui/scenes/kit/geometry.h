#pragma once

#include "app/gui/scenes/kit/scene_options.h"

#include <QRectF>
#include <algorithm>
#include <cmath>
#include <cstdint>

namespace lockstep::gui {

/// Column positions shared by lanes and banks, so that a vertical line means that a lane uses the bank below
/// it:
///
///     |pad| label column | 0 | 1 | 2 | ...        | bar, count |
///                        ^left    pitch
struct Columns {
    static constexpr double pad = 12;

    double label_width = 108;
    double right_width = 150;
    double left = pad + label_width;
    double pitch = 28;
    double gap = 2;
    std::uint32_t count = 32;
    bool has_bars = true; ///< whether there is space for bars next to the rows

    [[nodiscard]] double x(std::uint32_t column) const { return left + pitch * column; }
    [[nodiscard]] double cell_width() const { return pitch - gap; }
    [[nodiscard]] double centre(std::uint32_t column) const { return x(column) + cell_width() / 2; }
    [[nodiscard]] double right() const { return left + pitch * count - gap; }
};

/// Computes the columns. Their width is a whole number of pixels if it is at least three, otherwise a
/// fraction of a pixel.
[[nodiscard]] Columns columns_for(double width, std::uint32_t count, double zoom,
                                  SceneStyle style = SceneStyle::window);
/// The same for a picture with the numbers of active lanes next to its rows, and for the pictures below it. The numbers have
/// the room that they need in the language of the window. In a narrow picture, they are short and have no bars, so that
/// the cells have more room.
[[nodiscard]] Columns counted_columns(double width, std::uint32_t count, double zoom, SceneStyle style);

/// The level of detail that a cell can show, depending on its width.
enum class Detail : std::uint8_t { number, pattern, fill, solid, shares };

[[nodiscard]] constexpr Detail detail_for(double pitch) {
    if (pitch >= 18) {
        return Detail::number;
    }
    if (pitch >= 10) {
        return Detail::pattern;
    }
    if (pitch >= 6) {
        return Detail::fill;
    }
    return pitch >= 3 ? Detail::solid : Detail::shares;
}

/// Returns the n for which the numbers of every n-th column do not overlap; only these columns get a number.
/// `least` is the width that a number needs.
[[nodiscard]] constexpr std::uint32_t label_every(double pitch, double least = 18) {
    std::uint32_t every = 1;
    while (pitch * every < least) {
        every *= every == 1 ? 4 : 2;
    }
    return every;
}

/// The same for the numbers of a warp's lanes, which may have three digits.
[[nodiscard]] constexpr std::uint32_t lane_number_every(double pitch, std::uint32_t lanes) {
    return label_every(pitch, lanes > 100 ? 27 : 18);
}

} // namespace lockstep::gui
