#pragma once

class QAction;
class QToolBar;

namespace lockstep::gui {

/// Turns the button of `action` in a tool bar into the highlighted button Run. `action` follows the command: it has
/// the same text, tooltip and state, but keeps its own icon, because the button's background has the accent colour.
void follow_run(QAction& action, QAction& run, const QToolBar& bar);

} // namespace lockstep::gui
