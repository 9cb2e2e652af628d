#pragma once

#include "app/gui/workspace/trial/hardware_search.h"

#include <QWidget>
#include <vector>

class QPushButton;
class QTableWidget;

namespace lockstep::gui {

/// The same recording on other hardware: a row for each model, with the figures of the launch on it. A double click, Enter
/// or the button uses the model of a row.
class HardwareTable : public QWidget {
    Q_OBJECT
public:
    explicit HardwareTable(QWidget* parent = nullptr);

    /// Shows the models, of which the first one is shown by the window. Without models, the table is hidden.
    void show_tried(const std::vector<TriedHardware>& tried);
    [[nodiscard]] const QTableWidget& table() const { return *table_; }
    [[nodiscard]] QPushButton& use() { return *use_; }

signals:
    void chosen(std::size_t index);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void show_row(int row, const TriedHardware& tried, const HardwareFigures& shown);
    void fit();
    void choose();

    QTableWidget* const table_;
    QPushButton* const use_;
};

} // namespace lockstep::gui
