#pragma once

#include <QObject>

class QsciScintilla;

namespace lockstep::gui {

/// The row of the editor in which a line (from 0) starts: long lines wrap, and notes follow their lines.
[[nodiscard]] int row_of(const QsciScintilla& editor, int line);
/// Scrolls if a line (from 0), the one before it or the two after it are not visible.
void bring_into_sight(QsciScintilla& editor, int line);

/// Notifies when an editor has been drawn after a change of its size or font, because its lines have wrapped
/// then. The editor owns it.
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
