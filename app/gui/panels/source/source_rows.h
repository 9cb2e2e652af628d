#pragma once

#include <QObject>
#include <QPoint>
#include <cstdint>

class QMenu;
class QsciScintilla;

namespace lockstep::gui {

/// Returns the editor row in which a line (from 0) starts. It differs from the line number, because long
/// lines wrap and notes follow their lines.
[[nodiscard]] int row_of(const QsciScintilla& editor, int line);
/// Returns the end of a line (from 0) in pixels of the editor's viewport. A line that wraps ends in its last row.
[[nodiscard]] QPoint end_of_line(const QsciScintilla& editor, int line);
/// Returns the end of the shortest row of a line (from 0), in pixels of the editor's viewport. Of a very long line, it is
/// the last row.
[[nodiscard]] QPoint end_of_shortest_row(const QsciScintilla& editor, int line);
/// Scrolls so that a line (from 0), the line before it and the two lines after it are visible.
void bring_into_sight(QsciScintilla& editor, int line);

/// Replaces the text, as one edit of the user that can be undone. Only the part that differs changes, so that the
/// cursor stays in its place.
void change_text(QsciScintilla& editor, const QString& text);

/// Returns the line (from 1) at a position on the screen.
[[nodiscard]] std::uint32_t line_at(const QsciScintilla& editor, QPoint global);
/// Creates the menu of an editor whose text can be edited: undo, cut, paste.
[[nodiscard]] QMenu* editing_menu(QsciScintilla& editor);

/// Notifies when an editor was painted after a change of its size or font, because only then have its lines
/// been wrapped again. The editor owns this object.
class RoomWatch : public QObject {
    Q_OBJECT
public:
    explicit RoomWatch(QsciScintilla& editor);

signals:
    void settled();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool has_changed_ = false;
};

} // namespace lockstep::gui
