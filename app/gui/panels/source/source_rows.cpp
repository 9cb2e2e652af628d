#include "app/gui/panels/source/source_rows.h"

#include <QEvent>
#include <QMenu>
#include <Qsci/qsciscintilla.h>
#include <algorithm>
#include <utility>

namespace lockstep::gui {

void change_text(QsciScintilla& editor, const QString& text) {
    editor.selectAll();
    editor.replaceSelectedText(text);
}

int row_of(const QsciScintilla& editor, int line) {
    return static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_VISIBLEFROMDOCLINE, line));
}

QPoint end_of_line(const QsciScintilla& editor, int line) {
    const long end = editor.SendScintilla(QsciScintilla::SCI_GETLINEENDPOSITION, line);
    return {static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, end)),
            static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, end))};
}

void bring_into_sight(QsciScintilla& editor, int line) {
    const int first = editor.firstVisibleLine();
    const auto shown = static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_LINESONSCREEN));
    const int row = row_of(editor, line);
    if (row < first + 1 || row > first + shown - 3) {
        editor.setFirstVisibleLine(std::max(0, row - shown / 2));
    }
}

std::uint32_t line_at(const QsciScintilla& editor, QPoint global) {
    const QPoint at = editor.viewport()->mapFromGlobal(global);
    const auto x = static_cast<unsigned long>(std::clamp(at.x(), 0, editor.viewport()->width()));
    const long place = editor.SendScintilla(QsciScintilla::SCI_POSITIONFROMPOINT, x, long{at.y()});
    return static_cast<std::uint32_t>(
        editor.SendScintilla(QsciScintilla::SCI_LINEFROMPOSITION, static_cast<unsigned long>(place)) + 1);
}

QMenu* editing_menu(QsciScintilla& editor) {
    return editor.createStandardContextMenu();
}

RoomWatch::RoomWatch(QsciScintilla& editor) : QObject(&editor) {
    editor.installEventFilter(this);
    const auto tell = [this] {
        if (std::exchange(has_changed_, false)) {
            emit settled();
        }
    };
    // queued, because listeners must not be notified during drawing
    connect(&editor, &QsciScintilla::SCN_PAINTED, this, tell, Qt::QueuedConnection);
}

bool RoomWatch::eventFilter(QObject* watched, QEvent* event) {
    has_changed_ = has_changed_ || event->type() == QEvent::Resize || event->type() == QEvent::FontChange;
    return QObject::eventFilter(watched, event);
}

} // namespace lockstep::gui
