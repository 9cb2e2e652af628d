#pragma once

#include "app/gui/present/slide.h"

namespace lockstep::gui {

/// Returns the slide of a question or of its answer. The lanes of the asked step, or its warps, are covered until
/// the answer:
///
///     Reduction: Interleaved   round k = 4                 Question 2 of 5
///     ---------------------------------------------------------------------
///     | if (lid % (2 * k) == 0)                                            |
///     Warp 0   [?][?][?][?][?] ...
///     Which lanes of warp 0 ...?
///     [A] 0, 8, 16, 24                    [B] 0, 4, 8, 12
///     [C] 0, 1, 2, 3                      [D] all 32
[[nodiscard]] Slide question_slide(const SlideContent& content, QSizeF size);

/// Returns the letter of a choice: "A".
[[nodiscard]] QString choice_letter(std::size_t choice);

} // namespace lockstep::gui
