#pragma once

class QWidget;

namespace lockstep::gui {

/// Shows every command with its keys.
void show_keys(QWidget* parent);

} // namespace lockstep::gui
