#pragma once

#include "app/gui/model/run_summary.h"
#include "app/gui/theme/theme.h"

#include <QTableWidget>

namespace lockstep::gui {

/// The figures of several runs side by side, their ratios to the first run, and their sources. The row that
/// explains the most is tinted.
class CompareTable : public QTableWidget {
    Q_OBJECT
public:
    explicit CompareTable(QWidget* parent = nullptr);

    void show_runs(const std::vector<RunSummary>& runs, const Theme& theme);
    /// Full column heads, and rows.
    [[nodiscard]] QString as_csv();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill_heads(const std::vector<RunSummary>& runs);
    void fill_rows(const std::vector<RunSummary>& runs);
    /// Keeps figures and differences visible as long as there is space: first the source of a figure is
    /// shortened, then the names of the runs, then the names of the measures.
    void fit_columns();
    /// Shows their titles, or only their letters.
    void name_runs(bool in_full);

    Theme theme_;
};

} // namespace lockstep::gui
