#pragma once

#include "tests/journeys/support/controls.h"

#include <QPoint>
#include <QRect>
#include <QStringList>
#include <optional>
#include <vector>

class QWidget;

namespace lockstep::gui::journeys {

/// Where something is that a mouse can point at: a whole widget, or a part of one (a tab, a row of a list).
struct Spot {
    QWidget* widget = nullptr;
    QRect part; ///< in the widget
};

/// The controls that the row can mean inside `scope` (null: everywhere), hidden ones too.
[[nodiscard]] std::vector<QWidget*> widgets_of(const Control& control, const QWidget* scope);

/// Whether it is shown, or would be after scrolling to it: not so of a panel behind another.
[[nodiscard]] bool is_shown(const QWidget& widget);

/// The centre of what is visible of the spot, in the widget; none where nothing of it is.
[[nodiscard]] std::optional<QPoint> visible_centre(const Spot& spot);

/// Why a person cannot click at this point of the widget: covered, disabled, behind a dialog. Empty: it can be.
[[nodiscard]] QString what_is_in_the_way(const QWidget& widget, QPoint point);

/// What a person reads on the widget itself, without its children.
[[nodiscard]] QString text_on(const QWidget& widget);

/// All that can be read below the widget, each text once; what must be scrolled to too.
[[nodiscard]] QStringList texts_below(const QWidget& widget);

} // namespace lockstep::gui::journeys
