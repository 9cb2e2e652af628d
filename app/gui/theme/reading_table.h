#pragma once

#include <QHeaderView>
#include <QTableWidget>

namespace lockstep::gui {

/// Rows 26 pixels high, higher in larger texts, without grid and row numbers, that nobody types into.
inline void make_reading_table(QTableWidget& table) {
    table.verticalHeader()->hide();
    table.verticalHeader()->setMinimumSectionSize(26);
    table.verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // by the text size
    table.setShowGrid(false);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
}

} // namespace lockstep::gui
