#include "app/gui/theme/plain_texts.h"

#include "app/gui/theme/tips.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QTabBar>

namespace lockstep::gui {
namespace {

QString tip_of_header(const QHeaderView& header, QPoint at) {
    const int section = header.logicalIndexAt(at);
    return section < 0 || header.model() == nullptr
               ? QString()
               : header.model()->headerData(section, header.orientation(), Qt::ToolTipRole).toString();
}

/// Returns the tooltip of a widget, or of the tab, the cell or the header of a table or tree under the mouse.
QString tip_of(const QWidget& widget, QPoint at) {
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        const QString tip = tabs->tabToolTip(tabs->tabAt(at));
        return tip.isEmpty() ? widget.toolTip() : tip;
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
    if (view == nullptr || view->viewport() != &widget) {
        return widget.toolTip();
    }
    if (const auto* header = qobject_cast<const QHeaderView*>(view)) {
        return tip_of_header(*header, at);
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
    return widget != nullptr && show_tip(*widget, *static_cast<QHelpEvent*>(event));
}

void PlainTexts::make_plain(QObject& receiver) {
    auto* label = qobject_cast<QLabel*>(&receiver);
    // QTipLabel also shows the tooltips of pictures, which are rich text with escaped quotations.
    const bool is_ours = label != nullptr && !label->inherits("QTipLabel");
    if (is_ours && label->textFormat() == Qt::AutoText) {
        label->setTextFormat(Qt::PlainText);
    }
}

bool PlainTexts::show_tip(QWidget& widget, const QHelpEvent& event) {
    const QString tip = tip_of(widget, event.pos());
    if (!Qt::mightBeRichText(tip)) {
        return false;
    }
    show_plain_tip(event.globalPos(), tip, &widget);
    return true;
}

} // namespace lockstep::gui
