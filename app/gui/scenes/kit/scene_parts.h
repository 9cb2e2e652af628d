#pragma once

#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

inline constexpr double scene_pad = 12;

/// A text of one line; its rectangle's height centres it.
[[nodiscard]] Label text_label(QRectF rect, QString text, FontRole font = FontRole::body,
                               Colour colour = Role::text,
                               Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);
/// As above, cut with an ellipsis where the rectangle is too narrow.
[[nodiscard]] Label elided_label(QRectF rect, QString text, FontRole font = FontRole::body,
                                 Colour colour = Role::text,
                                 Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);
[[nodiscard]] Line straight(QPointF from, QPointF to, Colour colour, double width = 1,
                            Stroke stroke = Stroke::solid);
[[nodiscard]] Box filled(QRectF rect, Colour fill, SceneId id = {});
[[nodiscard]] Box framed(QRectF rect, Colour fill, Colour outline, double width = 1, SceneId id = {});

/// The scene's title with its description beside it, or below it where it has no room there. Returns the
/// bottom.
double add_heading(Scene& scene, double width);

/// Words in lines no wider than the rectangle. Returns the bottom.
double add_paragraph(Scene& scene, QPointF at, double width, const QString& text,
                     FontRole font = FontRole::secondary, Colour colour = Role::text2);

/// A sentence that stands out, on a soft ground with a bar. Returns the bottom.
double add_notice(Scene& scene, QPointF at, double width, const QString& text, Role bar = Role::accent,
                  Role ground = Role::accent_soft);

/// A legend that begins at the left and goes on in further rows where it is too long. Returns the bottom.
double add_wrapped_legend(Scene& scene, const std::vector<LegendEntry>& entries, double left, double right,
                          double top);

/// Round values from `begin` to `end`, at most so many: steps of 1, 2 or 5 times a power of ten.
[[nodiscard]] std::vector<double> axis_ticks(double begin, double end, std::size_t most);

/// The ruler of an axis, 20 high: its name at the left margin, ticks with numbers.
void add_ruler(Scene& scene, const Axis& axis, double top, const QString& name);

/// A tooltip's first line.
[[nodiscard]] QString bold(const QString& text);

/// A sentence instead of a picture: why it does not apply.
[[nodiscard]] Scene sentence_scene(const QString& title, const QString& sentence, QSizeF size);

/// Marks a cell as one of the source line that a person has chosen.
[[nodiscard]] Box line_bar(const QRectF& cell);

} // namespace lockstep::gui
