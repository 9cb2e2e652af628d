#pragma once

#include "app/gui/present/slide.h"

namespace lockstep::gui {

/// Makes the slide of a sheet: blocks of a paper below each other, or a chart or a race that fills the slide.
[[nodiscard]] Slide sheet_slide(const SlideContent& content, QSizeF size);

} // namespace lockstep::gui
