#pragma once

#include <QFont>
#include <QString>

namespace lockstep::gui {

/// What a text is for: it decides size and weight.
enum class FontRole : std::uint8_t {
    view_title,    ///< 15 semibold
    card_number,   ///< 52 semibold: the one figure of the card
    headline,      ///< 34 semibold: the one figure of a view
    step,          ///< 18 semibold: the transport's figure
    body,          ///< 13
    body_strong,   ///< 13 semibold
    secondary,     ///< 12
    second_strong, ///< 12 semibold
    tick,          ///< 11: axis ticks, ranges
    tick_strong,   ///< 11 bold
    value,         ///< 12 semibold, in cells
    value_small,   ///< 10 semibold
    code,          ///< 12, JetBrains Mono
    code_strong,   ///< 12 semibold, JetBrains Mono
    figure,        ///< 13, JetBrains Mono: numbers that stand in columns
};

/// The font of a role; `scale` is the text size setting (1 = 100 %).
[[nodiscard]] QFont font_for(FontRole role, double scale = 1);
/// The text size setting as the application's font has it: 1 = 100 %.
[[nodiscard]] double text_scale();
/// The font of a role at the text size chosen.
[[nodiscard]] QFont text_font(FontRole role);
/// Advance of a text in pixels, at the text size chosen.
[[nodiscard]] double scaled_text_width(FontRole role, const QString& text);
/// Advance of a text in pixels, at 100 %.
[[nodiscard]] double text_width(FontRole role, const QString& text);

} // namespace lockstep::gui
