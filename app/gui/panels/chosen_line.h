#pragma once

#include <QWidget>

class QLabel;

namespace lockstep::gui {

class ElidedLabel;

/// Below the source, while a line of it is chosen: how many steps run it, the keys that walk through them, and what
/// else there is to say of it.
class ChosenLine : public QWidget {
    Q_OBJECT
public:
    explicit ChosenLine(QWidget* parent = nullptr);

    void show_line(std::uint32_t line, int steps, int all, const QString& note = {});
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString note() const; ///< empty: none

private:
    QLabel* steps_;
    ElidedLabel* keys_;
    QLabel* note_;
};

} // namespace lockstep::gui
