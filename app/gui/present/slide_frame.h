#pragma once

#include <QWidget>

namespace lockstep::gui {

/// Keeps its only child at 16:9, in the middle of the available space.
class SlideFrame : public QWidget {
    Q_OBJECT
public:
    SlideFrame(QWidget& child, int least_width, QWidget* parent = nullptr);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return width * 9 / 16; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {least_width_, least_width_ * 9 / 16}; }
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint() * 2; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget& child_;
    const int least_width_;
};

} // namespace lockstep::gui
