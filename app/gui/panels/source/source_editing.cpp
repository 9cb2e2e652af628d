#include "app/gui/panels/source/source_editing.h"

#include "app/gui/panels/source/split_tags.h"

#include <QScopedValueRollback>
#include <Qsci/qscidocument.h>
#include <Qsci/qsciscintilla.h>
#include <Qsci/qscistyle.h>

namespace lockstep::gui {

namespace {

/// Returns a copy of the document that stays alive after its editor is destroyed. QScintilla can free a
/// document only while an editor exists, so the deleter creates one.
std::shared_ptr<QsciDocument> kept(const QsciDocument& document) {
    return {new QsciDocument(document), [](const QsciDocument* last) {
                const QsciScintilla editor;
                delete last;
            }};
}

void show_again(QsciScintilla& editor, const QsciDocument& document) {
    editor.setDocument(document);
    // When an editor switches to another document, QScintilla increments the document's reference count and
    // never decrements it. This call does.
    editor.SendScintilla(QsciScintilla::SCI_RELEASEDOCUMENT, 0,
                         editor.SendScintillaPtrResult(QsciScintilla::SCI_GETDOCPOINTER));
}

} // namespace

SourceEditing::SourceEditing(QsciScintilla& editor, SourceText& text)
    : QObject(&editor), editor_(editor), text_(text) {
    if (text.document != nullptr) {
        show_again(editor, *text.document);
        editor.setCursorPosition(text.caret_line, text.caret_column);
        editor.setFirstVisibleLine(text.first_row);
    } else {
        text.document = kept(editor.document());
    }
    editor.setReadOnly(!text.is_editable);
    editor.setAnnotationDisplay(QsciScintilla::AnnotationStandard);
    editor.setAutoIndent(true);
    editor.setIndentationsUseTabs(false);
    editor.SendScintilla(QsciScintilla::SCI_SETCARETSTYLE, text.is_editable ? 1 : 0);
    connect(&editor, &QsciScintilla::textChanged, this, [this] {
        if (!is_setting_) {
            emit edited();
        }
    });
}

void SourceEditing::set_theme(const Theme& theme, const QFont& code) {
    theme_ = theme;
    code_ = code;
    editor_.setCaretForegroundColor(theme[Role::text]);
    show_problems(text_.problems); // redraws the problems in the theme's colours
}

void SourceEditing::set_editable(bool is_editable) {
    text_.is_editable = is_editable;
    editor_.setReadOnly(!is_editable);
    editor_.SendScintilla(QsciScintilla::SCI_SETCARETSTYLE, is_editable ? 1 : 0);
    if (!is_editable) {
        show_problems({});
    }
}

void SourceEditing::set_text(const QString& text) {
    const QScopedValueRollback setting(is_setting_, true);
    if (editor_.text() != text) {
        editor_.setText(text);
    }
}

void SourceEditing::show_problems(const std::vector<SourceProblem>& problems) {
    text_.problems = problems;
    editor_.clearAnnotations();
    const QsciStyle style(problem_note, QStringLiteral("problem"), theme_[Role::error],
                          theme_[Role::error_soft], code_);
    for (const SourceProblem& problem : problems) {
        const int line = static_cast<int>(problem.line) - 1;
        if (line >= 0 && line < editor_.lines()) {
            const QString before = editor_.annotation(line);
            editor_.annotate(
                line, before.isEmpty() ? problem.message : before + QLatin1Char('\n') + problem.message,
                style);
        }
    }
}

} // namespace lockstep::gui
