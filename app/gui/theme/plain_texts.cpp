#include "app/gui/theme/plain_texts.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QMessageBox>
#include <QToolTip>

namespace lockstep::gui {
namespace {

/// Returns the tooltip of a widget, or of the table or tree cell under the mouse.
QString tip_of(const QWidget& widget, QPoint at) {
    const auto* view = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
    if (view == nullptr || view->viewport() != &widget) {
        return widget.toolTip();
    }
    const QModelIndex cell = view->indexAt(at);
    return cell.isValid() ? cell.data(Qt::ToolTipRole).toString() : QString();
}

} // namespace

void PlainTexts::install() {
    if (qApp->findChild<PlainTexts*>() == nullptr) {
        qApp->installEventFilter(new PlainTexts(qApp));
    }
}

bool PlainTexts::eventFilter(QObject* receiver, QEvent* event) {
    if (event->type() == QEvent::Polish) {
        make_plain(*receiver);
    }
    auto* widget = event->type() == QEvent::ToolTip ? qobject_cast<QWidget*>(receiver) : nullptr;
    return widget != nullptr && show_plain_tip(*widget, *static_cast<QHelpEvent*>(event));
}

void PlainTexts::make_plain(QObject& receiver) {
    auto* label = qobject_cast<QLabel*>(&receiver);
    // QTipLabel also shows the tooltips of pictures, which are rich text with escaped quotations.
    const bool is_ours = label != nullptr && !label->inherits("QTipLabel") &&
                         qobject_cast<QMessageBox*>(label->window()) == nullptr;
    if (is_ours && label->textFormat() == Qt::AutoText) {
        label->setTextFormat(Qt::PlainText);
    }
}

bool PlainTexts::show_plain_tip(QWidget& widget, const QHelpEvent& event) {
    const QString tip = tip_of(widget, event.pos());
    if (!Qt::mightBeRichText(tip)) {
        return false;
    }
    QToolTip::showText(event.globalPos(), Qt::convertFromPlainText(tip, Qt::WhiteSpaceNormal), &widget);
    return true;
}

} // namespace lockstep::gui
