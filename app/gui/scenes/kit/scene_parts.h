#pragma once

#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

inline constexpr double scene_pad = 12;

/// A single line of text, vertically centred in its rectangle.
[[nodiscard]] Label text_label(QRectF rect, QString text, FontRole font = FontRole::body,
                               Colour colour = Role::text,
                               Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);
/// As above, shortened with an ellipsis if the rectangle is too narrow.
[[nodiscard]] Label elided_label(QRectF rect, QString text, FontRole font = FontRole::body,
                                 Colour colour = Role::text,
                                 Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);
[[nodiscard]] Line straight(QPointF from, QPointF to, Colour colour, double width = 1,
                            Stroke stroke = Stroke::solid);
[[nodiscard]] Box filled(QRectF rect, Colour fill, SceneId id = {});
[[nodiscard]] Box framed(QRectF rect, Colour fill, Colour outline, double width = 1, SceneId id = {});

/// The scene's title with its description next to it, or below it if it does not fit. Returns the bottom.
double add_heading(Scene& scene, double width);

/// Text with lines no wider than the rectangle. Returns the bottom.
double add_paragraph(Scene& scene, QPointF at, double width, const QString& text,
                     FontRole font = FontRole::secondary, Colour colour = Role::text2);

/// An emphasised sentence on a soft background with a bar. Returns the bottom.
double add_notice(Scene& scene, QPointF at, double width, const QString& text, Role bar = Role::accent,
                  Role ground = Role::accent_soft);

/// A left-aligned legend that wraps into further rows if it is too long. Returns the bottom.
double add_wrapped_legend(Scene& scene, const std::vector<LegendEntry>& entries, double left, double right,
                          double top);

/// Round values from `begin` to `end`, at most `most` of them, in steps of 1, 2 or 5 times a power of ten.
[[nodiscard]] std::vector<double> axis_ticks(double begin, double end, std::size_t most);

/// The ruler of an axis, 20 high: its name at the left margin, ticks with numbers.
void add_ruler(Scene& scene, const Axis& axis, double top, const QString& name);

/// The first line of a tooltip.
[[nodiscard]] QString bold(const QString& text);

/// A sentence instead of a picture: why it does not apply.
[[nodiscard]] Scene sentence_scene(const QString& title, const QString& sentence, QSizeF size);

/// Marks a cell that belongs to the source line that the user has chosen.
[[nodiscard]] Box line_bar(const QRectF& cell);

} // namespace lockstep::gui
