#pragma once

#include "app/gui/theme/theme.h"

#include <QLabel>

class QLineEdit;

namespace lockstep::gui {

/// The state of a lane: its word on a rounded box in the state's colour.
class StatePill : public QLabel {
    Q_OBJECT
public:
    explicit StatePill(QWidget* parent = nullptr);
    void show_state(const QString& word, QColor ground, QColor ink);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QColor ground_;
    QColor ink_;
};

/// A name and its value. It places both itself: a layout would make every new text lay out the whole panel.
class InspectorRow : public QWidget {
    Q_OBJECT
public:
    explicit InspectorRow(QWidget* parent = nullptr);
    void show_value(const QString& name, const QString& value);
    /// Hides name and value. The row keeps its space.
    void show_nothing();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void place();

    QLabel* name_;
    QLineEdit* value_;
    int height_ = 0;
};

} // namespace lockstep::gui
