#include "app/gui/panels/source_editing.h"

#include <QScopedValueRollback>
#include <Qsci/qsciscintilla.h>
#include <Qsci/qscistyle.h>

namespace lockstep::gui {

SourceEditing::SourceEditing(QsciScintilla& editor) : QObject(&editor), editor_(editor) {
    editor.setReadOnly(true);
    editor.setAnnotationDisplay(QsciScintilla::AnnotationBoxed);
    editor.setAutoIndent(true);
    editor.setIndentationsUseTabs(false);
    editor.SendScintilla(QsciScintilla::SCI_SETCARETSTYLE, 0);
    connect(&editor, &QsciScintilla::textChanged, this, [this] {
        if (!is_setting_) {
            emit edited();
        }
    });
}

void SourceEditing::set_theme(const Theme& theme) {
    theme_ = theme;
    editor_.setCaretForegroundColor(theme[Role::text]);
}

void SourceEditing::set_editable(bool is_editable) {
    is_editable_ = is_editable;
    editor_.setReadOnly(!is_editable);
    editor_.SendScintilla(QsciScintilla::SCI_SETCARETSTYLE, is_editable ? 1 : 0);
    if (!is_editable) {
        show_problem(0, QString());
    }
}

void SourceEditing::set_text(const QString& text) {
    const QScopedValueRollback setting(is_setting_, true);
    if (editor_.text() != text) {
        editor_.setText(text);
    }
}

void SourceEditing::show_problem(std::uint32_t line, const QString& message) {
    editor_.clearAnnotations();
    problem_line_ = line;
    if (line == 0 || static_cast<int>(line) > editor_.lines()) {
        return;
    }
    const QsciStyle style(-1, QStringLiteral("problem"), theme_[Role::error], theme_[Role::error_soft],
                          editor_.font());
    editor_.annotate(static_cast<int>(line) - 1, message, style);
}

} // namespace lockstep::gui
