#pragma once

#include "tests/journeys/support/sight.h"

class QAbstractItemView;
class QComboBox;
class QMainWindow;
class QTabBar;

namespace lockstep::gui::journeys {

// How a person opens tabs, menus and lists. Something that cannot be reached ends the story, as in person.h.

[[noreturn]] void cannot(const QString& what);

/// The main window, below its dialogs.
[[nodiscard]] QMainWindow& main_window();
/// The index of the tab with this title, even if it shows only an icon; -1: the bar has no such tab.
[[nodiscard]] int tab_named(const QTabBar& bar, const QString& text);

/// Brings a dock to the front; does nothing if it is already there.
void open_panel(const Control& wanted);
/// Opens one of the tabs in the middle.
void open_tab(const Control& wanted);
/// "File>Save recording…"
void choose_entry(const QString& path);
[[nodiscard]] bool has_entry(const QString& path);
/// Clicks the first row whose first column contains this text.
void choose_row(QAbstractItemView& list, const QString& row);
void choose_of(QComboBox& combo, const QString& value);

} // namespace lockstep::gui::journeys
