#pragma once

#include <QHeaderView>
#include <QTableWidget>

class QScrollArea;
class QWidget;

namespace lockstep::gui {

// Events that a field must not consume. Both functions apply to the widget and the fields inside it.

/// The wheel over a number or a list scrolls the surrounding area: otherwise it would change values while
/// scrolling past them.
void pass_wheel_on(QWidget& widget);

/// Undo and redo belong to the window, except while text is being edited: otherwise the field would consume
/// the keys.
void pass_undo_on(QWidget& widget);

/// A page with scroll bars if its content does not fit, so that the window can be made smaller.
[[nodiscard]] QScrollArea* scrolled(QWidget* content);

/// Read-only rows, 26 pixels high or higher with larger texts, without grid and row numbers.
inline void make_reading_table(QTableWidget& table) {
    table.verticalHeader()->hide();
    table.verticalHeader()->setMinimumSectionSize(26);
    table.verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // depends on the text size
    table.setShowGrid(false);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
}

} // namespace lockstep::gui
