#pragma once

#include <QWidget>

class QLabel;

namespace lockstep::gui {

class ElidedLabel;

/// Shown below the source while a line is chosen: how many steps execute the line, the keys that move through
/// these steps, and a note.
class ChosenLine : public QWidget {
    Q_OBJECT
public:
    explicit ChosenLine(QWidget* parent = nullptr);

    void show_line(std::uint32_t line, int steps, int all, const QString& note = {});
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString note() const; ///< the note below the text; empty if there is none

private:
    QLabel* steps_;
    ElidedLabel* keys_;
    QLabel* note_;
};

} // namespace lockstep::gui
