#pragma once

#include <QWidget>

class QBoxLayout;
class QPushButton;

namespace lockstep::gui {

class WholeLabel;

/// The head of the page Race: a sentence, and the buttons that add runs. Without a race, they are in the middle of the
/// page.
class RaceHead : public QWidget {
    Q_OBJECT
public:
    /// The texts are the labels of the buttons.
    RaceHead(const QString& all_variants, const QString& add, QWidget* parent = nullptr);

    void say(const QString& sentence);
    [[nodiscard]] QString sentence() const;
    /// Arranges the head above a race, or in the middle of the page.
    void arrange(bool has_race);
    /// Returns the button that runs all variants; visible if there is no race.
    [[nodiscard]] QPushButton& all_variants() const { return *all_variants_; }
    /// Returns the button with the menu of further runs.
    [[nodiscard]] QPushButton& add() const { return *add_; }

private:
    QPushButton* const all_variants_;
    QPushButton* const add_;
    WholeLabel* const notice_;
    QBoxLayout* const parts_;
};

} // namespace lockstep::gui
