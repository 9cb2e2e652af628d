#pragma once

#include "app/gui/theme/theme.h"

#include <QObject>
#include <QString>
#include <cstdint>

class QsciScintilla;

namespace lockstep::gui {

/// Lets a person write in the editor of a source, and shows there what the compiler says.
class SourceEditing : public QObject {
    Q_OBJECT
public:
    explicit SourceEditing(QsciScintilla& editor);

    void set_theme(const Theme& theme);
    void set_editable(bool is_editable);
    [[nodiscard]] bool is_editable() const { return is_editable_; }
    /// Another text than a person typed: edited() does not tell of it.
    void set_text(const QString& text);
    /// Below its line, from 1, until the next; line 0: none.
    void show_problem(std::uint32_t line, const QString& message);
    [[nodiscard]] std::uint32_t problem_line() const { return problem_line_; }

signals:
    void edited();

private:
    QsciScintilla& editor_;
    Theme theme_;
    std::uint32_t problem_line_ = 0;
    bool is_editable_ = false;
    bool is_setting_ = false;
};

} // namespace lockstep::gui
