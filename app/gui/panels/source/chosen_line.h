#pragma once

#include <QWidget>

class QLabel;

namespace lockstep::gui {

class ElidedLabel;

/// Shown below the source while one of its lines is chosen: how many steps run the line, the keys that walk
/// through them, and a note.
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
