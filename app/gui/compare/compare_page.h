#pragma once

#include "app/gui/charts/run_summary.h"
#include "app/gui/theme/theme.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QTableWidget;

namespace lockstep::gui {

class VariantChart;

/// Runs beside each other: those of this session and opened recordings in a list; of the ticked ones the
/// figures with their ratios to the first, what it means, and a row of charts.
class ComparePage : public QWidget {
    Q_OBJECT
public:
    explicit ComparePage(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Adds a run, or replaces the same run under other hardware; ticks it while few are ticked.
    void add_run(const RunSummary& run);
    /// What is compared, in order, as the table shows it.
    [[nodiscard]] std::vector<RunSummary> compared() const;
    void tick(const QString& key, bool is_ticked);

signals:
    void all_variants_wanted();
    void recording_wanted();

private:
    [[nodiscard]] QWidget* list_side();
    [[nodiscard]] QWidget* result_side();
    void fill_list();
    void fill();
    void fill_heads(const std::vector<RunSummary>& runs);
    void fill_rows(const std::vector<RunSummary>& runs);
    void copy_table() const;

    Theme theme_;
    std::vector<RunSummary> runs_; ///< oldest first
    std::vector<QString> ticked_;  ///< keys, in the order in which they were ticked
    QListWidget* list_;
    QLabel* hint_;
    QTableWidget* table_;
    QLabel* meaning_;
    std::vector<VariantChart*> charts_;
};

} // namespace lockstep::gui
