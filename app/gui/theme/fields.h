#pragma once

#include <QHeaderView>
#include <QTableWidget>

class QScrollArea;
class QWidget;

namespace lockstep::gui {

// Functions that stop input fields from consuming certain events. They apply to the widget and to the fields
// inside it.

/// Lets the mouse wheel over a number or a list scroll the surrounding area. Otherwise scrolling would change
/// values of the fields that it passes.
void pass_wheel_on(QWidget& widget);

/// Lets Undo and Redo shortcuts reach the window, except while text is being edited. Otherwise the field
/// would consume them.
void pass_undo_on(QWidget& widget);

/// Wraps a page in scroll bars that appear if its content does not fit, so that the window can be made
/// smaller.
[[nodiscard]] QScrollArea* scrolled(QWidget* content);

/// Makes a table read-only, without grid and row numbers. Rows are 26 pixels high, or higher for larger
/// texts.
inline void make_reading_table(QTableWidget& table) {
    table.verticalHeader()->hide();
    table.verticalHeader()->setMinimumSectionSize(26);
    // makes the row height depend on the text size
    table.verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.setShowGrid(false);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
}

} // namespace lockstep::gui
