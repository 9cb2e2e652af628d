#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/scene_options.h"

namespace lockstep::gui {

inline constexpr double scene_pad = 12;

/// Returns a single line of text that is vertically centred in the rectangle.
[[nodiscard]] Label text_label(QRectF rect, QString text, FontRole font = FontRole::body,
                               Colour colour = Role::text,
                               Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);
/// Returns a single line of text that ends with an ellipsis if the rectangle is too narrow. Otherwise like
/// text_label().
[[nodiscard]] Label elided_label(QRectF rect, QString text, FontRole font = FontRole::body,
                                 Colour colour = Role::text,
                                 Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);
[[nodiscard]] Line straight(QPointF from, QPointF to, Colour colour, double width = 1,
                            Stroke stroke = Stroke::solid);
[[nodiscard]] Box filled(QRectF rect, Colour fill, SceneId id = {});
[[nodiscard]] Box framed(QRectF rect, Colour fill, Colour outline, double width = 1, SceneId id = {});

/// Adds the scene's title and its description, next to each other or, if they do not fit, below each other.
/// Returns the bottom edge. A slide has a heading of its own, so nothing is added there.
double add_heading(Scene& scene, double width, SceneStyle style = SceneStyle::window);

/// Adds text that wraps at `width`. Returns the bottom edge.
double add_paragraph(Scene& scene, QPointF at, double width, const QString& text,
                     FontRole font = FontRole::secondary, Colour colour = Role::text2);

/// Adds an emphasised sentence on a soft background with a coloured bar. Returns the bottom edge.
double add_notice(Scene& scene, QPointF at, double width, const QString& text, Role bar = Role::accent,
                  Role ground = Role::accent_soft);

/// Adds a left-aligned legend that wraps into further rows if it is too long. Returns the bottom edge.
double add_wrapped_legend(Scene& scene, const std::vector<LegendEntry>& entries, double left, double right,
                          double top);

/// Returns at most `most` round values from `begin` to `end`, in steps of 1, 2 or 5 times a power of ten.
[[nodiscard]] std::vector<double> axis_ticks(double begin, double end, std::size_t most);

/// Adds the ruler of an axis, 20 px high: its name at the left margin, and ticks with numbers.
void add_ruler(Scene& scene, const Axis& axis, double top, const QString& name);

/// Formats the first line of a tooltip in bold.
[[nodiscard]] QString bold(const QString& text);

/// Returns a scene with a sentence instead of a picture, which says why the picture does not apply.
[[nodiscard]] Scene sentence_scene(const QString& title, const QString& sentence, QSizeF size);

/// Returns the bar that marks a cell of the source line that the user has chosen.
[[nodiscard]] Box line_bar(const QRectF& cell);

} // namespace lockstep::gui
