#pragma once

class QMenu;
class QWidget;

namespace lockstep::gui {

class Settings;

/// One action a language, and one for the system's: the choice is kept for the next start.
[[nodiscard]] QMenu* language_menu(Settings& settings, QWidget* parent);

} // namespace lockstep::gui
