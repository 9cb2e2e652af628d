#pragma once

#include <QWidget>
#include <array>

class QGridLayout;
class QLabel;
class QPushButton;

namespace lockstep::gui {

/// The foot of the page "Try it": the sentence about the shown layout, and the buttons.
class TryFoot : public QWidget {
    Q_OBJECT
public:
    explicit TryFoot(QWidget* parent = nullptr);

    void show_sentence(const QString& sentence);
    [[nodiscard]] QString sentence() const;
    /// Places the buttons in as few rows as this width allows.
    void fit(int width);
    /// The buttons that choose the recorded layout and the next one without conflicts, and that show the recorded
    /// layout instead of the chosen one.
    [[nodiscard]] QPushButton& home() { return *home_; }
    [[nodiscard]] QPushButton& next() { return *next_; }
    [[nodiscard]] QPushButton& swap() { return *swap_; }
    /// The buttons that change the source, and run the changed source.
    [[nodiscard]] QPushButton& apply() { return *apply_; }
    [[nodiscard]] QPushButton& run() { return *run_; }

private:
    void place_buttons(int columns);
    [[nodiscard]] int width_of(int columns) const;

    QLabel* const sentence_;
    QPushButton* const home_;
    QPushButton* const next_;
    QPushButton* const swap_;
    QPushButton* const apply_;
    QPushButton* const run_;
    const std::array<QPushButton*, 5> all_;
    QLabel* const keys_;
    QGridLayout* const buttons_;
    int columns_ = 0;
};

} // namespace lockstep::gui
