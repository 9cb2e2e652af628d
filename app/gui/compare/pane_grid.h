#pragma once

#include <QWidget>
#include <vector>

class QGridLayout;

namespace lockstep::gui {

/// Widgets next to each other, as many as have room, and the others in further rows. So a page with several pictures or
/// charts scrolls in one direction only.
class PaneGrid : public QWidget {
    Q_OBJECT
public:
    /// The least width of a widget, and its least height if there are several rows, in pixels at a text size of 100 %.
    PaneGrid(QSize least, int spacing, QWidget* parent = nullptr);

    /// Sets the widgets, in their order. The grid owns them.
    void set_panes(const std::vector<QWidget*>& panes);
    /// Sets the least height of the first row, in pixels. Several rows have that of their widgets.
    void set_least_row(int height);
    [[nodiscard]] int columns() const { return columns_; }

signals:
    void arranged(); ///< emitted after the number of rows may have changed

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    [[nodiscard]] int fitting() const;

    const QSize least_;
    QGridLayout* const grid_;
    std::vector<QWidget*> panes_;
    int columns_ = 0;
};

} // namespace lockstep::gui
