#pragma once

#include <QObject>

class QsciScintilla;

namespace lockstep::gui {

/// Returns the editor row in which a line (from 0) starts. It differs from the line number, because long
/// lines wrap and notes follow their lines.
[[nodiscard]] int row_of(const QsciScintilla& editor, int line);
/// Scrolls so that a line (from 0), the line before it and the two lines after it are visible.
void bring_into_sight(QsciScintilla& editor, int line);

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
