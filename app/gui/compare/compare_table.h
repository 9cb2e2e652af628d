#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/workspace/run_summary.h"

#include <QTableWidget>

namespace lockstep::gui {

/// A table of the metrics of several runs, their ratios to the first run, and their sources. The row that
/// best explains the time difference is tinted.
class CompareTable : public QTableWidget {
    Q_OBJECT
public:
    explicit CompareTable(QWidget* parent = nullptr);

    void show_runs(const std::vector<RunSummary>& runs, const Theme& theme);
    /// Returns the table as CSV, with unabbreviated column headers.
    [[nodiscard]] QString as_csv();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill_heads(const std::vector<RunSummary>& runs);
    void fill_rows(const std::vector<RunSummary>& runs);
    /// Shortens columns so that metrics and differences stay visible as long as possible: first the source of
    /// a metric, then the names of the runs, then the names of the measures.
    void fit_columns();
    /// Shows the titles of the runs, or only their letters.
    void name_runs(bool in_full);

    Theme theme_;
};

} // namespace lockstep::gui
