#pragma once

#include <QString>
#include <QStringList>

class QAbstractItemModel;

namespace lockstep::gui {

/// Cells as a line of CSV, each in quotes. Control characters and formulas in them are made harmless.
[[nodiscard]] QString csv_line(const QStringList& cells);
/// A table as it stands there: its heads, then its rows; of a tree the rows of all branches.
[[nodiscard]] QString csv_of(const QAbstractItemModel& model);

} // namespace lockstep::gui
