#pragma once

#include "app/gui/theme/theme.h"
#include "core/recording/sweep.h"

#include <QTableWidget>

namespace lockstep::gui {

/// Lists the combinations of a sweep; can be sorted by any column. The recommended combination is marked.
class SweepTable : public QTableWidget {
    Q_OBJECT
public:
    explicit SweepTable(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Clears the table for a new sweep.
    void begin(const std::vector<SweepAxis>& axes);
    void add_point(const SweepPoint& point);
    /// Shows a complete sweep: hides columns in which all values are zero, and marks the recommended row.
    void show_sweep(const Sweep& sweep);

private:
    void set_heads();
    /// The time of a combination compared with that of the recommended one. `ratio` is empty if no
    /// combination is recommended.
    struct ToBest {
        std::optional<double> ratio = {};
        bool is_as_good = false; ///< true if the times do not clearly differ
    };
    void add_cells(const SweepPoint& point, const ToBest& to_best);

    Theme theme_;
    std::vector<SweepAxis> axes_;
    std::vector<const RunFigure*> figures_;
};

} // namespace lockstep::gui
