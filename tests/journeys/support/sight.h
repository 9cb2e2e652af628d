#pragma once

#include "tests/journeys/support/controls.h"

#include <QPoint>
#include <QRect>
#include <QStringList>
#include <optional>
#include <vector>

class QWidget;

namespace lockstep::gui::journeys {

/// Something that a mouse can point at: a whole widget, or a part of one (a tab, a row of a list).
struct Spot {
    QWidget* widget = nullptr;
    QRect part; ///< the part of the widget to point at, in its coordinates
};

/// Returns the widgets inside `scope` (anywhere if null) that match the control's row, including hidden ones.
[[nodiscard]] std::vector<QWidget*> widgets_of(const Control& control, const QWidget* scope);

/// Returns whether the widget is visible, or would be after scrolling to it. False for a panel behind
/// another.
[[nodiscard]] bool is_shown(const QWidget& widget);

/// Returns the centre of the visible part of the spot, in the widget's coordinates; none if nothing of it is
/// visible.
[[nodiscard]] std::optional<QPoint> visible_centre(const Spot& spot);

/// Returns why a person cannot click at this point of the widget: covered, disabled, behind a dialog. Empty
/// if they can.
[[nodiscard]] QString what_is_in_the_way(const QWidget& widget, QPoint point);

/// Returns the text on the widget itself, without its children.
[[nodiscard]] QString text_on(const QWidget& widget);

/// Returns all text in the widget's children, each text once, including text that must be scrolled to.
[[nodiscard]] QStringList texts_below(const QWidget& widget);

} // namespace lockstep::gui::journeys
