#pragma once

#include "tests/journeys/support/sight.h"

namespace lockstep::gui::journeys {

/// The mouse. Events go to the window, which finds out what is below the pointer.

/// Clicks at the centre of what is visible of the spot, after scrolling to it with the wheel. Throws std::runtime_error
/// with the text and why it cannot be clicked.
void click_at(const Spot& spot, const QString& text);

/// Turns the wheel where the pointer is: in the middle of the widget. Positive: down.
void turn_wheel(QWidget& widget, int notches);

/// Turns the wheel until something of the spot is visible, as far as that goes.
void scroll_to(const Spot& spot);

} // namespace lockstep::gui::journeys
