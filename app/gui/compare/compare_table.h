#pragma once

#include "app/gui/model/run_summary.h"
#include "app/gui/theme/theme.h"

#include <QTableWidget>

namespace lockstep::gui {

/// The figures of several runs side by side, their ratios to the first, and where each comes from. The row
/// that explains the most is tinted.
class CompareTable : public QTableWidget {
    Q_OBJECT
public:
    explicit CompareTable(QWidget* parent = nullptr);

    void show_runs(const std::vector<RunSummary>& runs, const Theme& theme);
    /// Heads in full and rows.
    [[nodiscard]] QString as_csv();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill_heads(const std::vector<RunSummary>& runs);
    void fill_rows(const std::vector<RunSummary>& runs);
    /// Figures and differences are in sight as long as there is room for them: where a figure comes from gives way
    /// first, then the names of the runs, then those of the measures.
    void fit_columns();
    /// By their titles, or by their letters alone.
    void name_runs(bool in_full);

    Theme theme_;
};

} // namespace lockstep::gui
