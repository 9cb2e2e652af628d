#pragma once

#include "app/gui/present/slide.h"
#include "app/gui/scenes/kit/scene.h"

#include <QStringList>

namespace lockstep::gui {

// The parts that all slides share.

inline constexpr double slide_margin = 48;
inline constexpr double slide_rule_y = 84;
inline constexpr double slide_caption_width = 1768; ///< of the lines of a caption on a slide of 16:9
inline constexpr double slide_height = 1080;
inline constexpr double slide_scrub_height = 80; ///< with the line of text below it

/// Returns the text in lines of at most this width. A single word may be wider. A line feed begins a new line.
[[nodiscard]] QStringList wrapped(const QString& text, FontRole font, double width);
/// Adds text that wraps, above `bottom`: a text that needs more lines ends with an ellipsis. Returns its bottom edge.
double add_slide_text(Scene& scene, QPointF at, double width, const QString& text, FontRole font,
                      double bottom = slide_height);

/// Adds the title, what is shown next to it, and a text at the right, with a rule below them.
void add_slide_heading(Scene& scene, const QString& title, const QString& beside, const QString& right);
/// Adds the caption: what happens (bold), and why it matters.
void add_slide_caption(Scene& scene, const QRectF& room, const QString& what, const QString& why);
/// Adds a thin scrub bar with the barriers of the group, and a line of text below it.
void add_slide_scrub(Scene& scene, const GroupView& view, Tick tick, const QString& below);

} // namespace lockstep::gui
