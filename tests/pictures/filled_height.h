#pragma once

#include <QImage>

namespace lockstep::gui {

/// Returns the part of the height of a picture that is used: from the top to the last row that differs from the
/// background, without the largest gap between two used rows that exceeds 5 % of the height. The background is the
/// colour of the bottom left corner. From 0 to 1.
[[nodiscard]] double filled_height(const QImage& picture);

} // namespace lockstep::gui
