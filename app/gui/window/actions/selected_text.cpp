#include "app/gui/window/actions/selected_text.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextBrowser>
#include <Qsci/qsciscintilla.h>

namespace lockstep::gui {

QString selected_text(const QWidget& widget) {
    // lines of a document end in U+2029
    const auto lines = [](QString text) { return text.replace(QChar(0x2029), QLatin1Char('\n')); };
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        return label->selectedText();
    }
    if (const auto* source = qobject_cast<const QsciScintilla*>(&widget)) {
        return source->selectedText();
    }
    if (const auto* editor = qobject_cast<const QPlainTextEdit*>(&widget)) {
        return lines(editor->textCursor().selectedText());
    }
    if (const auto* editor = qobject_cast<const QTextEdit*>(&widget)) {
        return lines(editor->textCursor().selectedText());
    }
    if (const auto* list = qobject_cast<const QAbstractItemView*>(&widget)) {
        return list->currentIndex().data().toString();
    }
    const auto* field = qobject_cast<const QLineEdit*>(&widget);
    if (qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
        qobject_cast<const QComboBox*>(&widget) != nullptr) {
        field = widget.findChild<QLineEdit*>();
    }
    return field != nullptr ? field->selectedText() : QString();
}

} // namespace lockstep::gui
