#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/workspace/desk.h"
#include "app/gui/workspace/run_summary.h"
#include "app/gui/workspace/task.h"
#include "core/session/histograms.h"

#include <QWidget>
#include <memory>

class QButtonGroup;
class QStackedWidget;

namespace lockstep::gui {

class ChartBase;
class ChartRow;
class HistogramChart;
class RoundChart;
class VariantChart;

/// The panel of charts, with three or four charts side by side on each of three pages: the rounds (loop
/// iterations) of the current launch; whole runs of the experiment family; the distributions of the current
/// launch's warp steps and memory requests.
class ChartsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ChartsPanel(ChartedRuns& kept, QWidget* parent = nullptr);
    ~ChartsPanel() override;

    void set_theme(const Theme& theme);
    /// Adds a run. Replaces an earlier one that differs only in its hardware model. Removes runs of other
    /// families.
    void show_view(const GroupView& view, const RunSummary& summary);
    /// Adds a run of the shown family that was recorded in the background.
    void add_behind(const RunSummary& summary);
    void show_tick(const GroupView& view, Tick tick);
    void show_page(int page);
    [[nodiscard]] const std::vector<RunSummary>& runs() const { return runs_; }
    [[nodiscard]] const std::vector<ChartBase*>& charts() const { return charts_; }
    [[nodiscard]] bool is_counting() const { return counting_.is_running(); }
    /// Returns the buttons that choose the page, for the title bar of the dock.
    [[nodiscard]] QWidget* page_buttons();

signals:
    void failed(const lockstep::Error& error); ///< emitted if counting for the histograms has failed

private:
    void add_run(const RunSummary& summary);
    void show_runs();
    void add_page(const std::vector<ChartBase*>& charts);
    /// Computes the histograms in another thread. Does so only while they are visible, because this requires
    /// a pass over all groups.
    void count_histograms();
    void show_histograms();

    ChartedRuns& kept_;
    std::vector<RunSummary>& runs_;
    QString shown_; ///< key of the shown run
    std::vector<ChartBase*> charts_;
    std::vector<VariantChart*> variants_;
    std::vector<ChartRow*> rows_; ///< the pages
    RoundChart* const efficiency_;
    RoundChart* const passes_;
    HistogramChart* const lanes_;
    HistogramChart* const sectors_;
    QStackedWidget* const pages_;
    QButtonGroup* const buttons_;
    std::shared_ptr<const Session> session_;
    std::size_t launch_ = 0;
    unsigned place_ = 0;
    QString device_;
    std::shared_ptr<const Session> counted_; ///< the session whose histograms are shown or being computed
    std::size_t counted_launch_ = 0;
    Task<Result<Histograms>> counting_;
};

} // namespace lockstep::gui
