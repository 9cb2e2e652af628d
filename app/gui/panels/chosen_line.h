#pragma once

#include <QWidget>

class QLabel;

namespace lockstep::gui {

class ElidedLabel;

/// Below the source, while a line of it is chosen: how many steps run it, and the keys that walk through them.
class ChosenLine : public QWidget {
    Q_OBJECT
public:
    explicit ChosenLine(QWidget* parent = nullptr);

    void show_line(std::uint32_t line, int steps, int all);
    [[nodiscard]] QString text() const;

private:
    QLabel* steps_;
    ElidedLabel* keys_;
};

} // namespace lockstep::gui
