#pragma once

class QWidget;

namespace lockstep::gui {

// Events that a field must not consume. Both functions apply to the widget and the fields inside it.

/// The wheel over a number or a list scrolls the surrounding area: otherwise it would change values while
/// scrolling past them.
void pass_wheel_on(QWidget& widget);

/// Undo and redo belong to the window, except while text is being edited: otherwise the field would consume
/// the keys.
void pass_undo_on(QWidget& widget);

} // namespace lockstep::gui
