#pragma once

#include "app/gui/panels/findings/advice_search.h"

#include <QScrollArea>
#include <optional>

class QLabel;
class QPushButton;

namespace lockstep::gui {

/// Returns the advice that the card suggests first. If the verdict on the run is a cost, advice about this cost
/// takes precedence; then counted causes take precedence over modelled ones; within each kind, the one with the
/// largest possible saving. Empty if no advice is about a cost.
[[nodiscard]] std::optional<ListedAdvice> main_cause(const Session& session,
                                                     const std::vector<ListedAdvice>& found);

/// The card "Why is it slow?". It shows one percentage and what it is a percentage of, one source line, and
/// one button.
class CurePanel : public QScrollArea {
    Q_OBJECT
public:
    explicit CurePanel(QWidget* parent = nullptr);

    void show_not_run();
    void show_looking();
    /// Shows the verdict on the run, and the advice next to the button. `has_variants` is true if other
    /// experiments of the family may avoid the cost.
    void show_cause(const Session& session, const std::optional<ListedAdvice>& advice, bool has_variants);
    /// Shows faults, which take precedence over performance problems. Returns false if there are none.
    bool show_faults(const Session& session);
    /// Shows the state of the search for a faster variant below the button, which is disabled during the
    /// search.
    void show_search(const QString& sentence, bool is_running);

    [[nodiscard]] QString number() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString place() const;
    [[nodiscard]] QPushButton& button() const { return *button_; }

signals:
    void cure_wanted();
    void advice_wanted();

private:
    void show_checked(const Session& session);
    void show_place(const QString& place);
    void show_button(const QString& text);
    void show_texts(const QString& number, const QString& sentence, const QString& more);

    QLabel* const number_;
    QLabel* const sentence_;
    QLabel* const more_;
    QLabel* const place_;
    QPushButton* const button_;
    QLabel* const search_;
    bool is_cure_ = false; ///< whether the button shows a faster variant instead of the list of advice
};

} // namespace lockstep::gui
