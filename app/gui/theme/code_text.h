#pragma once

#include <QString>

namespace lockstep::gui {

// Texts of the catalogue put code between backticks: "a race on `total`".

/// Converts such a text to rich text, with the code in the code font.
[[nodiscard]] QString with_code(const QString& text);

/// Removes the backticks: for tooltips and searching.
[[nodiscard]] QString without_backticks(QString text);

} // namespace lockstep::gui
