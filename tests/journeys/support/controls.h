#pragma once

#include <QStringList>
#include <cstdint>
#include <vector>

namespace lockstep::gui::journeys {

/// The kind of a control, which determines how it is found.
enum class Kind : std::uint8_t { entry, panel, tab, field, button, label, row, dialog };

/// A row of tests/journeys/controls.txt, or the input field for a number of the hardware model.
struct Control {
    QString id; ///< for example "hardware/banks"
    Kind kind{};
    QString text; ///< the text that a person reads on it
    QString in;   ///< id of the control that must be opened first; empty if always available
};

/// Returns all rows of the table, then the fields of the numbers. Throws std::runtime_error for a line that is not
/// a valid row.
[[nodiscard]] const std::vector<Control>& controls();
/// Throws std::runtime_error if the table has no such id.
[[nodiscard]] const Control& control(const QString& id);

/// Returns a sentence of tests/journeys/sentences.txt with its placeholders filled in. Throws
/// std::runtime_error if the table has no such id.
[[nodiscard]] QString sentence(const QString& id, const QStringList& arguments = {});

} // namespace lockstep::gui::journeys
