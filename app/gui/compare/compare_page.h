#pragma once

#include "app/gui/compare/linked_stages.h"
#include "app/gui/model/compared_runs.h"
#include "app/gui/theme/theme.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QMenu;

namespace lockstep::gui {

class CompareTable;
class VariantChart;

/// Where a run was made: in this window, or it was read from a file.
enum class RunFrom : std::uint8_t { here, file };

/// Runs beside each other: those made in this window and opened recordings in a list; of the ticked ones the
/// pictures on one cursor, the figures with their ratios to the first, what it means, and a row of charts.
class ComparePage : public QWidget {
    Q_OBJECT
public:
    explicit ComparePage(ComparedRuns& runs, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Adds a run, or replaces the same run of the same hardware preset. Without a session it has figures, but
    /// no picture. The kernels of one that was run here can be timed once more: of an experiment, and of one's own
    /// kernel as `own` asked for it.
    void add_run(const RunSummary& run, std::shared_ptr<const Session> session = {},
                 RunFrom from = RunFrom::file, RunIs is = RunIs::shown,
                 const std::optional<RunSpec>& own = std::nullopt);
    /// Exactly these, by their keys.
    void compare(std::vector<QString> keys);
    /// What came of times_wanted(): the runs' own times give way to these.
    void take_times(const TimesInTurn& times);
    void show_timing_progress(quint64 done, quint64 total);
    void end_timing_progress();
    /// The window's cursor moved.
    void show_cursor(const GroupView& view, const Cursor& cursor);
    [[nodiscard]] LinkedStages& stages() const { return *stages_; }
    /// What is compared, in order, as the table shows it.
    [[nodiscard]] std::vector<RunSummary> compared() const;
    /// The same with their sessions.
    [[nodiscard]] std::vector<StagedRun> staged() const;
    void tick(const QString& key, bool is_ticked);

signals:
    void all_variants_wanted();
    void recording_wanted();
    /// The shown run once more, under this hardware preset.
    void preset_wanted(const QString& name);
    /// Two or more runs are compared whose times were not taken in turn.
    void times_wanted(const lockstep::gui::TurnRequest& request);

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* list_side();
    void fit_list_side();
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
    QWidget* list_side_ = nullptr;
    QListWidget* list_;
    QLabel* hint_;
    LinkedStages* stages_;
    CompareTable* table_;
    QLabel* meaning_;
    std::vector<VariantChart*> charts_;
};

} // namespace lockstep::gui
