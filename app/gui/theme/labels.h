#pragma once

#include <QLabel>

namespace lockstep::gui {

/// Lines of plain text, usually one. Each is shortened with "…" if it does not fit; the tooltip shows the full text.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString shown() const;
};

/// The place of a label in a layout. A new text does not lay out the widgets around it, which would take the time of a
/// frame if the text changes at each step.
class LabelPlace : public QWidget {
    Q_OBJECT
public:
    explicit LabelPlace(ElidedLabel& label, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    ElidedLabel& label_;
    int height_ = 0;
};

/// A label with word wrap, for plain text unless its format is set. It always gets the height that it needs. Splitters and scroll areas ignore
/// height-for-width, and would cut off the last lines of a QLabel.
class WholeLabel : public QLabel {
    Q_OBJECT
public:
    explicit WholeLabel(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace lockstep::gui
