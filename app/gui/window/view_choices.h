#pragma once

#include <functional>

class QMenu;
class QWidget;

namespace lockstep::gui {

class Appearance;
class Centre;
class Settings;

/// Adds choices to the end of the menu: theme, text size, language and the numbers in cells. Calls `rebuild`
/// when another text size or language was chosen.
void add_view_choices(QMenu& menu, Settings& settings, Appearance& appearance, Centre& centre,
                      const std::function<void()>& rebuild);

/// Creates a menu with one action per language, and one for the system's language. Calls `changed` after
/// saving the choice.
[[nodiscard]] QMenu* language_menu(Settings& settings, QWidget* parent, const std::function<void()>& changed);

} // namespace lockstep::gui
