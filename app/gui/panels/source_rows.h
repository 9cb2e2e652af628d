#pragma once

#include <QObject>

class QsciScintilla;

namespace lockstep::gui {

/// The row of the editor in which a line (from 0) begins: longer lines wrap, and notes stand below theirs.
[[nodiscard]] int row_of(const QsciScintilla& editor, int line);
/// Scrolls to a line (from 0) that is not seen with one before it and two behind it.
void bring_into_sight(QsciScintilla& editor, int line);

/// Tells when an editor of another size, or with another font, has been drawn: its lines have wrapped then. The editor
/// owns it.
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
