#pragma once

class QWidget;

namespace lockstep::gui {

// Functions that stop input fields from consuming certain events. They apply to the widget and to the fields
// inside it.

/// Lets the mouse wheel over a number or a list scroll the surrounding area. Otherwise scrolling would change
/// values of the fields that it passes.
void pass_wheel_on(QWidget& widget);

/// Lets Undo and Redo shortcuts reach the window, except while text is being edited. Otherwise the field
/// would consume them.
void pass_undo_on(QWidget& widget);

} // namespace lockstep::gui
