#pragma once

class QWidget;

namespace lockstep::gui {

// Events that a field must not keep for itself. Both functions are for the widget and the fields below it.

/// The wheel over a number or a list scrolls what it is in: it would change values on its way past them.
void pass_wheel_on(QWidget& widget);

/// Undo and redo are the window's, but while something is being typed: the field would swallow the keys.
void pass_undo_on(QWidget& widget);

} // namespace lockstep::gui
