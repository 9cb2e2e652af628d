#pragma once

#include <QString>
#include <QStringList>

class QAbstractItemModel;

namespace lockstep::gui {

/// Formats cells as a line of CSV, each in quotes. Escapes control characters, and formulas that a
/// spreadsheet would execute.
[[nodiscard]] QString csv_line(const QStringList& cells);
/// Formats a table as CSV: its headers, then its rows; for a tree, the rows of all branches.
[[nodiscard]] QString csv_of(const QAbstractItemModel& model);

} // namespace lockstep::gui
