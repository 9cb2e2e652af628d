#pragma once

#include <QHeaderView>
#include <QTableWidget>

namespace lockstep::gui {

/// Read-only rows, 26 pixels high or higher with larger texts, without grid and row numbers.
inline void make_reading_table(QTableWidget& table) {
    table.verticalHeader()->hide();
    table.verticalHeader()->setMinimumSectionSize(26);
    table.verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // depends on the text size
    table.setShowGrid(false);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
}

} // namespace lockstep::gui
