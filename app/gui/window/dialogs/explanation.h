#pragma once

#include <QPoint>
#include <QString>

class QWidget;

namespace lockstep::gui {

/// The text that the pointer would show as a tooltip, for users without a pointer.
struct Explanation {
    QString text;                          ///< text to show; empty if there is nothing to explain
    QPoint at;                             ///< position in the widget at which to show the text
    Qt::TextFormat format = Qt::PlainText; ///< rich text only for the tooltips of pictures
};

/// Returns the explanation of a widget: for a view, the tooltip of the selected lane, or of the main result
/// if the view draws no lane; for a table, that of the current cell; for all others, the widget's tooltip.
[[nodiscard]] Explanation explanation(const QWidget& widget);

} // namespace lockstep::gui
