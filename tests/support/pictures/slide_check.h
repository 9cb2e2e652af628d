#pragma once

#include "app/gui/present/slide.h"

#include <QStringList>

namespace lockstep::gui {

/// Returns the part of the height of the room that the picture uses: the heights of its shapes, and gaps of less than
/// 5 % between them. From 0 to 1; 1 if the slide has no picture.
[[nodiscard]] double filled_part(const Slide& slide);

/// Returns the part of the height below the title that a slide of words uses, counted like filled_part().
[[nodiscard]] double filled_by_words(const Slide& slide);

/// Returns the height of the smallest text of the slide, in lengths of the slide.
[[nodiscard]] double smallest_text(const Slide& slide);

/// Returns what an audience could not read: texts that are too small, that leave their slide, or that overlap a
/// text next to them.
[[nodiscard]] QStringList unreadable_texts(const Slide& slide);

/// Makes the slide of a state as the windows do.
[[nodiscard]] Slide slide_of(const Picture& picture, const GroupView& view, const Cursor& cursor,
                             QSizeF pixels, bool has_caption = true);

} // namespace lockstep::gui
