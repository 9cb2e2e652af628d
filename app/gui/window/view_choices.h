#pragma once

#include <functional>

class QMenu;

namespace lockstep::gui {

class Appearance;
class Centre;
class Settings;

/// Theme, text size, language and the numbers in cells, at the end of the menu. `rebuild` is called when
/// another text size or language was chosen.
void add_view_choices(QMenu& menu, Settings& settings, Appearance& appearance, Centre& centre,
                      const std::function<void()>& rebuild);

} // namespace lockstep::gui
