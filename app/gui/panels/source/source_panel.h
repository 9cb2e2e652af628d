#pragma once

#include "app/gui/model/track.h"
#include "app/gui/panels/source/compiler_messages.h"
#include "app/gui/panels/source/split_tags.h"
#include "app/gui/scenes/memory/counters_scene.h"
#include "app/gui/theme/theme.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QsciScintilla;

namespace lockstep::gui {

class SourceCounterColumns;
class SourceChoice;
class SourceEditing;

/// The kernel source with the line of the current step marked, and counters next to each line. The user's own
/// kernel can be edited; marks and counters of the shown run are visible as long as the text is the one that
/// ran.
class SourcePanel : public QWidget {
    Q_OBJECT
public:
    explicit SourcePanel(SourceText& text, QWidget* parent = nullptr);
    ~SourcePanel() override;

    void set_theme(const Theme& theme, double text_scale);
    void show_session(const std::shared_ptr<const Session>& session, std::size_t launch);
    /// From 1; 0: none.
    void show_line(std::uint32_t line);
    /// Shows a text without counters: the source of an experiment that has not run. Scrolls to the line that
    /// contains `head` (its kernel).
    void show_text(const QString& text, const QString& head = {});
    /// The line that the user has chosen, 0: none; `steps` of `all` steps run it.
    void show_chosen(std::uint32_t line, int steps, int all);
    /// Where both sides of the step's branch go; shown only for a read-only text.
    void show_split(const std::optional<WarpSplit>& split);
    [[nodiscard]] std::uint32_t current_line() const { return line_; }

    /// Shows a text that the user may change, until another text is shown.
    void edit_text(const QString& text);
    void end_editing();
    [[nodiscard]] bool is_editable() const;
    [[nodiscard]] QString text() const;
    /// The counters of each executed line, for the chosen range.
    [[nodiscard]] QString counters_as_csv() const;
    /// Compiler messages, each at its line.
    void show_problems(const std::vector<SourceProblem>& problems);
    [[nodiscard]] const std::vector<SourceProblem>& problems() const;

signals:
    void edited();
    void line_chosen(std::uint32_t line); ///< 0: choice cancelled
    void line_walked(lockstep::gui::Direction direction);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void connect_editor();
    void style_editor();
    void show_run();
    void show_nothing_of_run();
    void follow_scroll();
    void keep_line_in_sight();
    [[nodiscard]] bool is_text_of_run() const;
    void show_counters();
    void mark_findings();

    SourceText& text_;
    QsciScintilla* editor_;
    SourceEditing* editing_;
    SourceChoice* choice_;
    SplitTags tags_;
    SourceCounterColumns* columns_;
    QComboBox* range_;
    QLabel* state_; ///< shows that the text is not the one that ran
    std::shared_ptr<const Session> session_;
    std::size_t launch_ = 0;
    Theme theme_;
    double text_scale_ = 1;
    std::uint32_t line_ = 0;
};

} // namespace lockstep::gui
