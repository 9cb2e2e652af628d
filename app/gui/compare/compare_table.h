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
    /// Heads and rows as they stand there.
    [[nodiscard]] QString as_csv() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill_heads(const std::vector<RunSummary>& runs);
    void fill_rows(const std::vector<RunSummary>& runs);
    /// Figures and differences are in sight as long as there is room for them: where a figure comes from gives way
    /// first, then the names of the runs, then those of the measures.
    void fit_columns();

    Theme theme_;
};

} // namespace lockstep::gui
