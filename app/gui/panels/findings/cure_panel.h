#pragma once

#include "app/gui/panels/findings/advice_search.h"

#include <QScrollArea>
#include <optional>

class QLabel;
class QPushButton;

namespace lockstep::gui {

/// The finding that the card shows: counted causes before modelled ones, each ordered by the possible saving.
/// Empty if nothing is a cost.
[[nodiscard]] std::optional<ListedAdvice> main_cause(const std::vector<ListedAdvice>& found);

/// "Why is it slow?": one sentence, one number, one line of the source, one button.
class CurePanel : public QScrollArea {
    Q_OBJECT
public:
    explicit CurePanel(QWidget* parent = nullptr);

    void show_not_run();
    void show_looking();
    /// `has_variants`: other experiments may be the cure.
    void show_cause(const Session& session, const ListedAdvice& cause, bool has_variants);
    /// Faults are shown before performance problems. False if there are none.
    bool show_faults(const Session& session);
    void show_nothing(const Session& session);
    /// The state of the search for a variant, below the button, which is disabled while it runs.
    void show_search(const QString& sentence, bool is_running);

    [[nodiscard]] QString number() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString place() const;
    [[nodiscard]] QPushButton& button() const { return *button_; }

signals:
    void cure_wanted();
    void advice_wanted();

private:
    void show_place(const QString& place);
    void show_button(const QString& text);
    void show_texts(const QString& number, const QString& sentence, const QString& more);

    QLabel* const number_;
    QLabel* const sentence_;
    QLabel* const more_;
    QLabel* const place_;
    QPushButton* const button_;
    QLabel* const search_;
    bool is_cure_ = false; ///< the button shows a variant
};

} // namespace lockstep::gui
