#pragma once

#include <QPushButton>

class QBoxLayout;

namespace lockstep::gui {

/// A button of the page Start. Enter presses it, and arrow keys move the focus to the nearest button in their direction
/// inside the same part of the page.
class StartButton : public QPushButton {
    Q_OBJECT
public:
    explicit StartButton(const QString& text = {}, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

/// A button that consists of other widgets, which ignore the mouse.
class Tile : public StartButton {
    Q_OBJECT
public:
    enum class Look : std::uint8_t { row, card };
    explicit Tile(Look look, QWidget* parent = nullptr);

    /// Adds a widget to the layout of the tile: from left to right in a row, from top to bottom in a card.
    void add(QWidget& widget, int stretch = 0);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    QBoxLayout* const layout_;
};

} // namespace lockstep::gui
