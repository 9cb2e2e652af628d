#pragma once

#include "app/gui/panels/source/compiler_messages.h"
#include "app/gui/panels/source/cost_notes.h"
#include "app/gui/panels/source/split_tags.h"
#include "app/gui/scenes/memory/counters_scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/track.h"

#include <QWidget>
#include <set>

class QComboBox;
class QLabel;
class QsciScintilla;

namespace lockstep::gui {

class SourceCounterColumns;
class SourceChoice;
class SourceEditing;

/// Shows the kernel source with the line of the current step marked, and counters next to each line. The
/// user's own kernel can be edited. Marks and counters of the shown run are visible only while the text is
/// the one that was run.
class SourcePanel : public QWidget {
    Q_OBJECT
public:
    explicit SourcePanel(SourceText& text, QWidget* parent = nullptr);
    ~SourcePanel() override;

    void set_theme(const Theme& theme, double text_scale);
    void show_session(const std::shared_ptr<const Session>& session, std::size_t launch);
    /// Marks the line of the current step, counted from 1. 0 removes the mark.
    void show_line(std::uint32_t line);
    /// Sets whether long lines continue in another row. Otherwise, the text can be scrolled sideways.
    void wrap_lines(bool wraps);
    /// Shows a source without counters, for an experiment that has not run. Scrolls to the line that contains
    /// `head`, the head of its kernel.
    void show_text(const QString& text, const QString& head = {});
    /// Marks the line that the user has chosen; 0 removes the mark. `steps` of the group's `all` steps
    /// execute the line.
    void show_chosen(std::uint32_t line, int steps, int all);
    /// Marks the lines at which playback stops.
    void show_breakpoints(const std::set<std::uint32_t>& lines);
    /// Marks the lines at which the two sides of the step's branch continue. Has an effect only for a
    /// read-only text.
    void show_split(const std::optional<WarpSplit>& split);
    [[nodiscard]] std::uint32_t current_line() const { return line_; }
    /// The editor with the text, for source_rows.h.
    [[nodiscard]] QsciScintilla& editor() const { return *editor_; }
    /// Returns whether the text is the one that was run.
    [[nodiscard]] bool is_text_of_run() const;

    /// Shows a text that the user can edit, until another text is shown.
    void edit_text(const QString& text);
    void end_editing();
    [[nodiscard]] bool is_editable() const;
    [[nodiscard]] QString text() const;
    /// Returns the counters of each executed line, for the chosen range, as CSV.
    [[nodiscard]] QString counters_as_csv() const;
    /// The costs at the ends of the lines of the shown launch.
    [[nodiscard]] CostNotes& costs() const { return *costs_; }
    /// The sides of a branch at the ends of their lines.
    [[nodiscard]] const SplitTags& splits() const { return *tags_; }
    /// Shows compiler messages at their lines.
    void show_problems(const std::vector<SourceProblem>& problems);
    [[nodiscard]] const std::vector<SourceProblem>& problems() const;

signals:
    void edited();
    void line_chosen(std::uint32_t line); ///< emitted when a line is chosen; 0 if the choice was cancelled
    void breakpoint_toggled(std::uint32_t line); ///< emitted for a click in the margin of breakpoints
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
    void show_counters();

    SourceText& text_;
    QsciScintilla* editor_;
    SourceEditing* editing_;
    SourceChoice* choice_;
    SplitTags* const tags_;
    CostNotes* const costs_;
    SourceCounterColumns* columns_;
    QComboBox* range_;
    QLabel* state_; ///< says that the text differs from the one that was run
    std::shared_ptr<const Session> session_;
    std::size_t launch_ = 0;
    Theme theme_;
    double text_scale_ = 1;
    std::uint32_t line_ = 0;
};

} // namespace lockstep::gui
