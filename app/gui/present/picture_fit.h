#pragma once

#include "app/gui/scenes/kit/picture.h"

#include <QSizeF>

namespace lockstep::gui {

// Fits a picture into its room on a slide: enlarged, so that its smallest text is large enough for the last row of
// the audience, and so that it fills its height. Lengths are those of a slide that is 1080 px high.

/// Height of the smallest text on a slide.
inline constexpr double least_slide_text = 26;
/// A picture whose smallest text has 11 px is enlarged by at least this factor.
inline constexpr double least_slide_scale = least_slide_text / 11;

/// Returns by how much the picture of a launch is enlarged: the same for all its steps, so that it does not jump.
/// It is chosen at the cursor given here.
[[nodiscard]] double slide_scale(const Picture& picture, const GroupView& view, const Cursor& cursor,
                                 QSizeF room);

/// Whether values, counts and totals are replaced by dashes of the same width. Numbers of lanes, warps, lines and
/// steps stay.
enum class Numbers : std::uint8_t { shown, hidden };

/// Returns the picture with its overlay, laid out for `room` / `scale`. Shapes below the room are left out, if there
/// are any: some pictures show only their upper part.
[[nodiscard]] Scene slide_picture(const Picture& picture, const GroupView& view, const Cursor& cursor,
                                  QSizeF room, double scale, Numbers numbers = Numbers::shown);

/// Returns the size in pixels of the smallest text of the scene; 1000 if it has none.
[[nodiscard]] double smallest_text(const Scene& scene);

} // namespace lockstep::gui
