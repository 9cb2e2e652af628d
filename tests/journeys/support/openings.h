#pragma once

#include "tests/journeys/support/sight.h"

class QAbstractItemView;
class QComboBox;
class QMainWindow;
class QTabBar;

namespace lockstep::gui::journeys {

// How a person gets to what is behind tabs, menus and lists. What cannot be reached ends the story, as in person.h.

[[noreturn]] void cannot(const QString& what);

/// The window that a person works in, below its dialogs.
[[nodiscard]] QMainWindow& main_window();
/// The place of the tab with this title, be it only an icon just now; -1: the bar has none.
[[nodiscard]] int tab_named(const QTabBar& bar, const QString& text);

/// Brings a dock to the front; one that is there already is left as it is.
void open_panel(const Control& wanted);
/// Of the tabs in the middle.
void open_tab(const Control& wanted);
/// "File>Save recording…"
void choose_entry(const QString& path);
[[nodiscard]] bool has_entry(const QString& path);
/// Clicks at the first row whose first column has this in it.
void choose_row(QAbstractItemView& list, const QString& row);
void choose_of(QComboBox& combo, const QString& value);

} // namespace lockstep::gui::journeys
