#pragma once

#include <QString>
#include <QStringList>

class QAbstractItemModel;

namespace lockstep::gui {

/// Cells as a line of CSV, each in quotes. Control characters and formulas are made harmless.
[[nodiscard]] QString csv_line(const QStringList& cells);
/// A table as shown: its heads, then its rows; for a tree, the rows of all branches.
[[nodiscard]] QString csv_of(const QAbstractItemModel& model);

} // namespace lockstep::gui
