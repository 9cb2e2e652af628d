#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/workspace/track.h"

#include <QObject>

class QsciScintilla;

namespace lockstep::gui {

class ChosenLine;

/// Lets the user choose a line of a read-only source: a click chooses the line, Up, Down and Enter move
/// through its steps, Esc cancels the choice.
class SourceChoice : public QObject {
    Q_OBJECT
public:
    explicit SourceChoice(QsciScintilla& editor);

    void set_theme(const Theme& theme);
    /// Marks the chosen line (counted from 1; 0 removes the mark). `steps` of the group's `all` steps execute
    /// it. The note is shown below.
    void show(std::uint32_t line, int steps = 0, int all = 0, const QString& note = {});
    /// Returns the widget with text about the chosen line, to be placed below the source.
    [[nodiscard]] QWidget& words() const;
    [[nodiscard]] std::uint32_t line() const { return line_; }

signals:
    void chosen(std::uint32_t line); ///< emitted when a line is chosen; 0 if the choice was cancelled
    void walked(lockstep::gui::Direction direction);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool press_key(int key);

    QsciScintilla& editor_;
    ChosenLine* words_;
    std::uint32_t line_ = 0;
};

} // namespace lockstep::gui
