#include "app/gui/panels/source/source_choice.h"

#include "app/gui/panels/source/chosen_line.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <Qsci/qsciscintilla.h>

namespace lockstep::gui {
namespace {

constexpr int ground_marker = 4;
constexpr int border_marker = 5;

/// Returns the source line at a position, which may be to the right of its text; -1: none.
int line_at(const QsciScintilla& editor, QPointF place) {
    const auto x =
        // Scintilla converts it back to a signed number
        static_cast<unsigned long>(static_cast<long>(place.x()));
    const auto y = static_cast<long>(place.y());
    const long position = editor.SendScintilla(QsciScintilla::SCI_POSITIONFROMPOINT, x, y);
    return static_cast<int>(
        editor.SendScintilla(QsciScintilla::SCI_LINEFROMPOSITION, static_cast<unsigned long>(position)));
}

} // namespace

SourceChoice::SourceChoice(QsciScintilla& editor)
    : QObject(&editor), editor_(editor), words_(new ChosenLine(editor.parentWidget())) {
    editor.markerDefine(QsciScintilla::Background, ground_marker);
    editor.markerDefine(QsciScintilla::Underline, border_marker);
    editor.installEventFilter(this);
    editor.viewport()->installEventFilter(this);
}

void SourceChoice::set_theme(const Theme& theme) {
    editor_.setMarkerBackgroundColor(theme[Role::accent_soft], ground_marker);
    editor_.setMarkerBackgroundColor(theme[Role::accent], border_marker);
}

QWidget& SourceChoice::words() const {
    return *words_;
}

void SourceChoice::show(std::uint32_t line, int steps, int all, const QString& note) {
    words_->show_line(line, steps, all, note);
    if (line == line_) {
        return;
    }
    for (const int marker : {ground_marker, border_marker}) {
        editor_.markerDeleteAll(marker);
        if (line > 0) {
            editor_.markerAdd(static_cast<int>(line) - 1, marker);
        }
    }
    line_ = line;
}

bool SourceChoice::press_key(int key) {
    switch (key) {
    case Qt::Key_Escape:
        emit chosen(0);
        return true;
    case Qt::Key_Up:
        emit walked(Direction::backwards);
        return true;
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit walked(Direction::forwards);
        return true;
    default:
        return false;
    }
}

bool SourceChoice::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type != QEvent::MouseButtonRelease && type != QEvent::KeyPress && type != QEvent::ShortcutOverride) {
        return false; // events also arrive while the editor is destroyed
    }
    if (!editor_.isReadOnly()) {
        return false; // in an editable source, keys and clicks edit the text
    }
    if (watched == editor_.viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton && !editor_.hasSelectedText()) {
            emit chosen(static_cast<std::uint32_t>(line_at(editor_, mouse->position()) + 1));
        }
        return false;
    }
    if (line_ == 0 || watched != &editor_) {
        return false;
    }
    const int key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride
                        ? static_cast<QKeyEvent*>(event)->key()
                        : 0;
    const bool is_ours = key == Qt::Key_Escape || key == Qt::Key_Up || key == Qt::Key_Down ||
                         key == Qt::Key_Return || key == Qt::Key_Enter;
    if (is_ours && event->type() == QEvent::ShortcutOverride) {
        event->accept(); // so that the window does not handle this Esc
        return true;
    }
    return is_ours && press_key(key);
}

} // namespace lockstep::gui
