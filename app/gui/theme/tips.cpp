#include "app/gui/theme/tips.h"

#include <QTextDocument>
#include <QToolTip>

namespace lockstep::gui {

void show_plain_tip(QPoint at, const QString& text, QWidget* widget, int time_ms) {
    const bool looks_rich = Qt::mightBeRichText(text);
    show_rich_tip(at, looks_rich ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text, widget,
                  time_ms);
}

void show_rich_tip(QPoint at, const QString& html, QWidget* widget, int time_ms) {
    QToolTip::showText(at, html, widget, {}, time_ms);
}

} // namespace lockstep::gui
