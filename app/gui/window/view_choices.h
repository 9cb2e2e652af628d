#pragma once

#include <functional>

class QMenu;

namespace lockstep::gui {

class Appearance;
class Centre;
class Settings;

/// Adds choices to the end of the menu: theme, text size, language and the numbers in cells. Calls `rebuild`
/// when another text size or language was chosen.
void add_view_choices(QMenu& menu, Settings& settings, Appearance& appearance, Centre& centre,
                      const std::function<void()>& rebuild);

} // namespace lockstep::gui
