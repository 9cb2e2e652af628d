#pragma once

#include <QPoint>
#include <QString>

class QWidget;

namespace lockstep::gui {

/// What the pointer would be told beside something, for who has no pointer.
struct Explanation {
    QString text; ///< empty: there is nothing to say
    QPoint at;    ///< in the widget
};

/// Of a view the selected lane, or where it draws none its verdict; of a table its current cell; of all else
/// its tooltip.
[[nodiscard]] Explanation explanation(const QWidget& widget);

} // namespace lockstep::gui
