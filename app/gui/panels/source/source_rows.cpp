#include "app/gui/panels/source/source_rows.h"

#include <QEvent>
#include <QMenu>
#include <Qsci/qsciscintilla.h>
#include <algorithm>
#include <utility>

namespace lockstep::gui {

namespace {

/// Whether a byte of UTF-8 text continues a character.
bool continues(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The bytes that differ between two texts: before and after them, the texts are equal.
struct Differing {
    qsizetype first;
    qsizetype end_before; ///< end in the text before the change
    qsizetype end_after;
};

Differing differing(const QByteArray& before, const QByteArray& after) {
    const qsizetype most = std::min(before.size(), after.size());
    qsizetype first = 0;
    while (first < most && before[first] == after[first]) {
        ++first;
    }
    while (first > 0 && first < before.size() && continues(before[first])) {
        --first;
    }
    qsizetype same = 0; // at the end
    while (same < most - first && before[before.size() - same - 1] == after[after.size() - same - 1]) {
        ++same;
    }
    while (same > 0 && continues(before[before.size() - same])) {
        --same;
    }
    return {first, before.size() - same, after.size() - same};
}

} // namespace

void change_text(QsciScintilla& editor, const QString& text) {
    const QByteArray before = editor.text().toUtf8();
    const QByteArray after = text.toUtf8();
    const auto [first, end_before, end_after] = differing(before, after);
    const QByteArray changed = after.mid(first, end_after - first);
    editor.beginUndoAction();
    editor.SendScintilla(QsciScintilla::SCI_SETTARGETSTART, static_cast<unsigned long>(first));
    editor.SendScintilla(QsciScintilla::SCI_SETTARGETEND, static_cast<unsigned long>(end_before));
    editor.SendScintilla(QsciScintilla::SCI_REPLACETARGET, static_cast<unsigned long>(changed.size()),
                         changed.constData());
    editor.endUndoAction();
}

int row_of(const QsciScintilla& editor, int line) {
    return static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_VISIBLEFROMDOCLINE, line));
}

namespace {

/// Returns a place in the text, in pixels of the editor's viewport.
QPoint point_of(const QsciScintilla& editor, long place) {
    return {static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, place)),
            static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, place))};
}

} // namespace

QPoint end_of_line(const QsciScintilla& editor, int line) {
    return point_of(editor, editor.SendScintilla(QsciScintilla::SCI_GETLINEENDPOSITION, line));
}

QPoint end_of_shortest_row(const QsciScintilla& editor, int line) {
    const long start = editor.SendScintilla(QsciScintilla::SCI_POSITIONFROMLINE, line);
    const long end = editor.SendScintilla(QsciScintilla::SCI_GETLINEENDPOSITION, line);
    QPoint shortest = point_of(editor, end);
    constexpr long most_letters = 1000; // of a longer line, the search would be noticed
    // Scintilla ends the program if it is asked about a line that the text no longer has.
    if (line >= editor.lines() || end - start > most_letters ||
        editor.SendScintilla(QsciScintilla::SCI_WRAPCOUNT, line) < 2) {
        return shortest;
    }
    long row = end; // where the following row begins
    for (long place = end - 1; place >= start; --place) {
        if (point_of(editor, place).y() == point_of(editor, row).y()) {
            row = place;
            continue;
        }
        const QPoint last = point_of(editor, place); // the last letter of a row
        const int letter = std::max(0, last.x() - point_of(editor, std::max(start, place - 1)).x());
        shortest = last.x() + letter < shortest.x() ? last + QPoint(letter, 0) : shortest;
        row = place;
    }
    return shortest;
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
