#pragma once

#include <QFont>
#include <QString>

class QWidget;

namespace lockstep::gui {

/// The purpose of a text, which determines its size (in pixels) and weight.
enum class FontRole : std::uint8_t {
    view_title,    ///< 15 px, semibold
    card_number,   ///< 52 px, semibold: the main number of the card
    headline,      ///< 34 px, semibold: the main number of a view
    step,          ///< 18 px, semibold: the step number of the transport bar
    body,          ///< 13 px
    body_strong,   ///< 13 px, semibold
    secondary,     ///< 12 px
    second_strong, ///< 12 px, semibold
    tick,          ///< 11 px: axis ticks, ranges
    tick_strong,   ///< 11 px, bold
    value,         ///< 12 px, semibold, in cells
    value_small,   ///< 10 px, semibold
    code,          ///< 12 px, JetBrains Mono
    code_strong,   ///< 12 px, semibold, JetBrains Mono
    figure,        ///< 13 px, JetBrains Mono: numbers in columns
    // Texts of a slide that is 1080 px high:
    slide_title,    ///< 44 px, bold
    slide_question, ///< 56 px, bold
    slide_letter,   ///< 64 px, bold: the letter of an answer
    slide_answer,   ///< 40 px
    slide_caption,  ///< 40 px
    slide_strong,   ///< 40 px, bold
    slide_body,     ///< 32 px
    slide_count,    ///< 32 px, bold
    slide_small,    ///< 26 px
    slide_mark,     ///< 26 px, bold
    slide_code,     ///< 36 px, JetBrains Mono
};

/// Returns the font of a role; `scale` is the text size setting (1 = 100 %).
[[nodiscard]] QFont font_for(FontRole role, double scale = 1);
/// Returns the text size setting, derived from the application's font: 1 = 100 %.
[[nodiscard]] double text_scale();
/// Returns the font of a role at the current text size.
[[nodiscard]] QFont text_font(FontRole role);
/// Returns the advance width of a text in pixels, at the current text size.
[[nodiscard]] double scaled_text_width(FontRole role, const QString& text);
/// Returns the advance width of a text in pixels, at 100 %.
[[nodiscard]] double text_width(FontRole role, const QString& text);

/// Sets the font of a widget to that of the role, at the application's text size.
void use_font(QWidget& widget, FontRole role);

} // namespace lockstep::gui
