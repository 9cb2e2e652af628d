#pragma once

#include <functional>

class QMenu;
class QWidget;

namespace lockstep::gui {

class Settings;

/// Creates a menu with one action per language, and one for the system's language. Calls `changed` after
/// saving the choice.
[[nodiscard]] QMenu* language_menu(Settings& settings, QWidget* parent, const std::function<void()>& changed);

} // namespace lockstep::gui
