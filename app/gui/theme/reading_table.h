#pragma once

#include <QHeaderView>
#include <QTableWidget>

namespace lockstep::gui {

/// Rows 26 pixels high, without grid and row numbers, that nobody types into.
inline void make_reading_table(QTableWidget& table) {
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(26);
    table.setShowGrid(false);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
}

} // namespace lockstep::gui
