#pragma once

#include <QBoxLayout>
#include <QWidget>

namespace lockstep::gui {

/// Buttons in one row, or in one column if the row is too narrow for them.
class ButtonRow : public QWidget {
    Q_OBJECT
public:
    explicit ButtonRow(QWidget* parent = nullptr);

    /// Adds a button, and takes ownership of it.
    void add(QWidget* button);
    /// Returns the size of the column, because the row can become one.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int row_width() const;

    QBoxLayout* const buttons_;
};

} // namespace lockstep::gui
