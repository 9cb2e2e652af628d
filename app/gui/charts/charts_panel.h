#pragma once

#include "app/gui/charts/run_summary.h"
#include "app/gui/theme/theme.h"

#include <QWidget>

namespace lockstep::gui {

class TimeChart;
class RoundChart;

/// The charts side by side: measured time of each variant, lane efficiency and store passes over rounds.
class ChartsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ChartsPanel(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Adds the view's run, or replaces the one of the same experiment; other families leave.
    void show_view(const GroupView& view);
    void show_tick(const GroupView& view, Tick tick);
    [[nodiscard]] const std::vector<RunSummary>& runs() const { return runs_; }

private:
    std::vector<RunSummary> runs_;
    TimeChart* times_;
    RoundChart* efficiency_;
    RoundChart* passes_;
};

} // namespace lockstep::gui
