#pragma once

#include "app/gui/panels/source/compiler_messages.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/desk.h"

#include <QFont>
#include <QObject>
#include <QString>
#include <vector>

class QsciScintilla;

namespace lockstep::gui {

/// Lets the user edit a source, and shows compiler messages in it.
class SourceEditing : public QObject {
    Q_OBJECT
public:
    /// Restores the text of the previous window, if there was one.
    SourceEditing(QsciScintilla& editor, SourceText& text);

    /// Applies a theme. `code` is the font of the source text.
    void set_theme(const Theme& theme, const QFont& code);
    void set_editable(bool is_editable);
    [[nodiscard]] bool is_editable() const { return text_.is_editable; }
    /// Sets a text that was not typed by the user: edited() is not emitted.
    void set_text(const QString& text);
    /// Shows each problem below its line, replacing previous problems. An empty list removes them.
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
