#pragma once

class QMenu;

namespace lockstep::gui {

class Appearance;
class Centre;
class Settings;

/// Text size, language and the numbers in cells, at the menu's end.
void add_view_choices(QMenu& menu, Settings& settings, Appearance& appearance, Centre& centre);

} // namespace lockstep::gui
