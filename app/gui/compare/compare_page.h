#pragma once

#include "app/gui/compare/linked_stages.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/compared_runs.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QMenu;
class QPushButton;
class QSplitter;

namespace lockstep::gui {

class CompareTable;
class PaneGrid;
class VariantChart;

/// The source of a run: recorded in this window, or read from a file.
enum class RunFrom : std::uint8_t { here, file };

/// The page Compare. Its list contains the runs of this window and the opened recordings. For the selected
/// runs, the page shows their pictures with a common cursor, their metrics with ratios to the first run, what
/// the metrics mean, and a row of charts.
class ComparePage : public QWidget {
    Q_OBJECT
public:
    explicit ComparePage(ComparedRuns& runs, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Adds a run, or replaces the same run with the same hardware preset. Without a session, the run has
    /// metrics but no picture. The kernels of a run recorded in this window can be timed again, either from
    /// the experiment or, for the user's own kernel, from the request `own`.
    void add_run(const RunSummary& run, std::shared_ptr<const Session> session = {},
                 RunFrom from = RunFrom::file, RunIs is = RunIs::shown,
                 const std::optional<RunSpec>& own = std::nullopt);
    /// Selects exactly the runs with these keys for comparison.
    void compare(std::vector<QString> keys);
    /// Replaces the runs' own times with these times, which were measured in response to times_wanted().
    void take_times(const TimesInTurn& times);
    void show_timing_progress(quint64 done, quint64 total);
    void end_timing_progress();
    /// Updates the pictures after the window's cursor moved.
    void show_cursor(const GroupView& view, const Cursor& cursor);
    [[nodiscard]] LinkedStages& stages() const { return *stages_; }
    /// Returns the compared runs, in the order of the table.
    [[nodiscard]] std::vector<RunSummary> compared() const;
    /// Returns the compared runs with their sessions.
    [[nodiscard]] std::vector<StagedRun> staged() const;
    void tick(const QString& key, bool is_ticked);

signals:
    void compared_changed(); ///< emitted when the compared runs, or their names, may have changed
    void all_variants_wanted();
    void recording_wanted();
    void match_wanted(); ///< emitted to run the compared experiments again with the inputs of the first one
    /// Emitted when the user wants to see the shown run with this hardware preset.
    void preset_wanted(const QString& name);
    /// Emitted to time two or more compared runs alternately, because they were timed separately.
    void times_wanted(const lockstep::gui::TurnRequest& request);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit_width();
    [[nodiscard]] QWidget* list_side();
    [[nodiscard]] QWidget* result_side();
    [[nodiscard]] QWidget* table_side();
    [[nodiscard]] QWidget* meaning_side();
    void fill_presets(QMenu& menu);
    void fill_list();
    void fill();
    void ask_for_times();
    [[nodiscard]] QString hint(const std::vector<RunSummary>& runs) const;

    Theme theme_;
    ComparedRuns& runs_;
    QSplitter* sides_; ///< the list and the results
    QSplitter* lower_; ///< the table and its interpretation
    QWidget* list_side_ = nullptr;
    QListWidget* list_;
    QLabel* hint_;
    LinkedStages* stages_;
    CompareTable* table_;
    QLabel* meaning_;
    QPushButton* match_;
    std::vector<VariantChart*> charts_;
    PaneGrid* chart_grid_ = nullptr;
};

} // namespace lockstep::gui
