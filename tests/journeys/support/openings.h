#pragma once

#include "tests/journeys/support/sight.h"

class QAbstractItemView;
class QComboBox;
class QMainWindow;
class QTabBar;

namespace lockstep::gui::journeys {

// Opens tabs, menus and lists as a person does. If something cannot be reached, the story ends, as in
// person.h.

[[noreturn]] void cannot(const QString& what);

/// Returns the main window, below its dialogs.
[[nodiscard]] QMainWindow& main_window();
/// Returns the index of the tab with this title, even if the tab shows only an icon; -1 if the bar has no
/// such tab.
[[nodiscard]] int tab_named(const QTabBar& bar, const QString& text);

/// Brings a dock to the front; does nothing if it is already there.
void open_panel(const Control& wanted);
/// Opens one of the tabs in the middle.
void open_tab(const Control& wanted);
/// Chooses a view or a tab in the list that a narrow window has instead of tabs. Returns false if there is no such
/// list, or no such view in it.
bool choose_view(const QString& name);
/// Chooses a menu entry by its path: "File>Save recording…".
void choose_entry(const QString& path);
/// Chooses an entry of the open menu with the arrow keys and Enter: "Theme>Dark".
void choose_in_open_menu(const QString& path);
[[nodiscard]] bool has_entry(const QString& path);
/// Clicks a column of the first row whose first column contains this text.
void choose_row(QAbstractItemView& list, const QString& row, Qt::MouseButton button = Qt::LeftButton,
                int column = 0);
void choose_of(QComboBox& combo, const QString& value);

} // namespace lockstep::gui::journeys
