#include "app/gui/theme/fields.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>

namespace lockstep::gui {
namespace {

class WheelFilter : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* /*field*/, QEvent* event) override {
        const bool is_wheel = event->type() == QEvent::Wheel;
        if (is_wheel) {
            event->ignore(); // so that the parent handles the event
        }
        return is_wheel;
    }
};

/// Filters the event with which a field reserves the undo keys before the window sees them.
class UndoFilter : public QObject {
public:
    UndoFilter(QObject& field, QLineEdit& line) : QObject(&field), line_(line) {}

protected:
    bool eventFilter(QObject* /*field*/, QEvent* event) override {
        if (event->type() != QEvent::ShortcutOverride || line_.isModified()) {
            return false;
        }
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool is_passed_on = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
        if (is_passed_on) {
            event->ignore();
        }
        return is_passed_on;
    }

private:
    QLineEdit& line_;
};

QWidgetList with_children(QWidget& widget) {
    QWidgetList all = widget.findChildren<QWidget*>();
    all.prepend(&widget);
    return all;
}

} // namespace

void pass_wheel_on(QWidget& widget) {
    for (QWidget* field : with_children(widget)) {
        if (qobject_cast<QComboBox*>(field) != nullptr || qobject_cast<QAbstractSpinBox*>(field) != nullptr) {
            field->installEventFilter(new WheelFilter(field));
        }
    }
}

void pass_undo_on(QWidget& widget) {
    for (QWidget* field : with_children(widget)) {
        auto* const line = qobject_cast<QLineEdit*>(field);
        if (line == nullptr) {
            continue;
        }
        // A spin box takes the focus for its line edit, and passes events to it by direct calls, which no
        // event filter sees.
        auto* const box = qobject_cast<QAbstractSpinBox*>(line->parentWidget());
        QWidget& asks = box != nullptr ? static_cast<QWidget&>(*box) : *line;
        asks.installEventFilter(new UndoFilter(asks, *line));
        const auto end_typing = [line] { line->setModified(false); };
        if (box != nullptr) {
            QObject::connect(box, &QAbstractSpinBox::editingFinished, line, end_typing);
        } else {
            QObject::connect(line, &QLineEdit::editingFinished, line, end_typing);
        }
    }
}

QScrollArea* scrolled(QWidget* content) {
    content->setProperty("bare", true);
    content->setAttribute(Qt::WA_StyledBackground);
    pass_wheel_on(*content);
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus); // only its content can take the focus
    area->setWidget(content);
    return area;
}

} // namespace lockstep::gui
