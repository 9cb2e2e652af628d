#include "app/gui/window/actions/focus_keys.h"

#include "app/gui/panels/findings/card.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>

namespace lockstep::gui {
namespace {

bool uses(const QWidget& focus, int key) {
    const bool is_list = qobject_cast<const QAbstractItemView*>(&focus) != nullptr;
    const bool is_pressed = qobject_cast<const QAbstractButton*>(&focus) != nullptr ||
                            qobject_cast<const Card*>(&focus) != nullptr;
    return (key == Qt::Key_Space && (is_list || is_pressed)) ||
           (is_list &&
            (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Home || key == Qt::Key_End));
}

} // namespace

FocusKeys::FocusKeys(QWidget& widget) : QObject(&widget) {
    widget.installEventFilter(this);
}

/// Lets the focused widget handle the key. If it does not, the event is passed to its parent.
bool FocusKeys::eventFilter(QObject* /*watched*/, QEvent* event) {
    const QWidget* const focus = QApplication::focusWidget();
    if (event->type() != QEvent::ShortcutOverride || focus == nullptr) {
        return false;
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool is_used = key->modifiers() == Qt::NoModifier && uses(*focus, key->key());
    if (is_used) {
        event->accept();
    }
    return is_used;
}

MenuKeys::MenuKeys(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool MenuKeys::eventFilter(QObject* /*watched*/, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride ||
        qobject_cast<QMenu*>(QApplication::activePopupWidget()) == nullptr) {
        return false;
    }
    event->accept();
    return true;
}

} // namespace lockstep::gui
