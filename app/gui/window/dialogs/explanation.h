#pragma once

#include <QPoint>
#include <QString>

class QWidget;

namespace lockstep::gui {

/// The text that the pointer would show, for users without a pointer.
struct Explanation {
    QString text; ///< empty: there is no explanation
    QPoint at;    ///< in the widget
};

/// For a view, the selected lane, or its main result if it draws no lane; for a table, its current cell; for
/// all others, the tooltip.
[[nodiscard]] Explanation explanation(const QWidget& widget);

} // namespace lockstep::gui
