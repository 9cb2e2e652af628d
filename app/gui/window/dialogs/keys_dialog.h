#pragma once

class QWidget;

namespace lockstep::gui {

/// Shows a list of all commands with their keyboard shortcuts.
void show_keys(QWidget* parent);

} // namespace lockstep::gui
