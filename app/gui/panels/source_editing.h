#pragma once

#include "app/gui/model/desk.h"
#include "app/gui/panels/compiler_messages.h"
#include "app/gui/theme/theme.h"

#include <QFont>
#include <QObject>
#include <QString>
#include <vector>

class QsciScintilla;

namespace lockstep::gui {

/// Lets a person write in the editor of a source, and shows there what the compiler says.
class SourceEditing : public QObject {
    Q_OBJECT
public:
    /// The text is that of the window before, if there was one.
    SourceEditing(QsciScintilla& editor, SourceText& text);

    /// `code`: the font of the source.
    void set_theme(const Theme& theme, const QFont& code);
    void set_editable(bool is_editable);
    [[nodiscard]] bool is_editable() const { return text_.is_editable; }
    /// Another text than a person typed: edited() does not tell of it.
    void set_text(const QString& text);
    /// Each below its line, until the next; an empty list: none.
    void show_problems(const std::vector<SourceProblem>& problems);
    [[nodiscard]] const std::vector<SourceProblem>& problems() const { return text_.problems; }

signals:
    void edited();

private:
    QsciScintilla& editor_;
    SourceText& text_;
    Theme theme_;
    QFont code_;
    bool is_setting_ = false;
};

} // namespace lockstep::gui
