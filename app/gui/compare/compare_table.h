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

private:
    void fill_heads(const std::vector<RunSummary>& runs);
    void fill_rows(const std::vector<RunSummary>& runs);

    Theme theme_;
};

} // namespace lockstep::gui
