#pragma once

#include <QRect>
#include <algorithm>
#include <cstddef>
#include <span>

namespace lockstep::gui {

/// Returns the smallest rectangle that contains all pixels that differ between two images of this width. Empty
/// if none differs.
template <class Pixel>
[[nodiscard]] QRect changed_rectangle(std::span<const Pixel> before, std::span<const Pixel> after,
                                      int width) {
    const auto row_of = [width](std::span<const Pixel> image, int y) {
        return image.subspan(static_cast<std::size_t>(y) * static_cast<std::size_t>(width),
                             static_cast<std::size_t>(width));
    };
    const int height = static_cast<int>(after.size() / static_cast<std::size_t>(width));
    QRect changed;
    for (int y = 0; y < height; ++y) {
        const auto old_row = row_of(before, y);
        const auto new_row = row_of(after, y);
        const auto first = std::ranges::mismatch(old_row, new_row).in1;
        if (first == old_row.end()) {
            continue;
        }
        int last = width - 1;
        while (old_row[static_cast<std::size_t>(last)] == new_row[static_cast<std::size_t>(last)]) {
            --last;
        }
        const int left = static_cast<int>(first - old_row.begin());
        changed |= QRect(left, y, last - left + 1, 1);
    }
    return changed;
}

} // namespace lockstep::gui
