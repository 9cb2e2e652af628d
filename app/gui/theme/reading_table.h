#pragma once

#include <QHeaderView>
#include <QTableWidget>

namespace lockstep::gui {

/// Makes a table read-only, without grid and row numbers. Rows are 26 pixels high, or higher for larger
/// texts.
inline void make_reading_table(QTableWidget& table) {
    table.verticalHeader()->hide();
    table.verticalHeader()->setMinimumSectionSize(26);
    // height depends on the text size
    table.verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.setShowGrid(false);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
}

} // namespace lockstep::gui
