#pragma once

#include <QWidget>
#include <vector>

class QGridLayout;

namespace lockstep::gui {

/// Arranges widgets in columns of equal width, as many as there is space for. Hidden widgets take no place.
class TileGrid : public QWidget {
    Q_OBJECT
public:
    /// Columns are at least `least_width` pixels wide, measured at a text size of 100 %.
    TileGrid(int least_width, int most_columns, QWidget* parent = nullptr);

    /// Replaces the widgets, and deletes the previous ones.
    void set_tiles(std::vector<QWidget*> tiles);
    /// Sets the widgets and their order. Widgets that are already in the grid keep their visibility.
    void set_order(const std::vector<QWidget*>& tiles);
    /// Arranges the widgets again after one was shown or hidden.
    void arrange();
    [[nodiscard]] const std::vector<QWidget*>& tiles() const { return tiles_; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int columns() const;

    const int least_width_;
    const int most_columns_;
    QGridLayout* const grid_;
    std::vector<QWidget*> tiles_;
    int columns_ = 0; ///< the number of columns that the widgets are arranged in
};

} // namespace lockstep::gui
