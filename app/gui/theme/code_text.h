#pragma once

#include <QString>

namespace lockstep::gui {

// Texts of the catalogue set code between backticks: "a race on `total`".

/// As rich text, with the code in the code's font; all else in the text stays as it is written.
[[nodiscard]] QString with_code(const QString& text);

/// As plain text, without the backticks: for tooltips and searching.
[[nodiscard]] QString without_backticks(QString text);

} // namespace lockstep::gui
