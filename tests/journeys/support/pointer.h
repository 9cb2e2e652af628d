#pragma once

#include "tests/journeys/support/sight.h"

namespace lockstep::gui::journeys {

/// Simulates the mouse. Events go to the window, which determines the widget below the pointer.

/// Clicks the centre of the visible part of the spot, after scrolling to it with the wheel. Throws
/// std::runtime_error with the text and the reason why it cannot be clicked.
void click_at(const Spot& spot, const QString& text, Qt::MouseButton button = Qt::LeftButton);

/// Turns the wheel with the pointer in the middle of the widget. Positive: down.
void turn_wheel(QWidget& widget, int notches);

/// Turns the wheel until a part of the spot is visible, as far as possible.
void scroll_to(const Spot& spot);

} // namespace lockstep::gui::journeys
