#pragma once

#include <QString>

namespace lockstep::gui {

// Texts of the catalogue set code between backticks: "a race on `total`".

/// As rich text, with code in the code font; the rest of the text is unchanged.
[[nodiscard]] QString with_code(const QString& text);

/// As plain text, without the backticks: for tooltips and searching.
[[nodiscard]] QString without_backticks(QString text);

} // namespace lockstep::gui
