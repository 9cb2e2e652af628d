#pragma once

#include "app/gui/scenes/model/race_scene.h"
#include "app/gui/theme/theme.h"

#include <QTableWidget>

namespace lockstep::gui {

/// The result of a race at its time: a row per run, by place, and a row that says where the figures come from.
/// Runs that are not finished have no time yet.
class RaceTable : public QTableWidget {
    Q_OBJECT
public:
    explicit RaceTable(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Shows a race. `places` are the indices of the runs' colours and shapes in charts.
    void show_race(const ShownRace& shown, const std::vector<unsigned>& places);
    void clear_race();
    /// Returns the width at which all columns are whole.
    [[nodiscard]] int needed_width() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, sizeHint().height()}; }

private:
    void fill_head(RaceClock clock);
    void fill_run(int row, const ShownRace& shown, std::size_t run, unsigned place);
    void set_text(int row, int column, const QString& text);

    Theme theme_;
};

} // namespace lockstep::gui
