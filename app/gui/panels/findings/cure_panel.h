#pragma once

#include "app/gui/panels/findings/advice_search.h"
#include "app/gui/theme/theme.h"
#include "core/schedule/savings.h"

#include <QScrollArea>
#include <cstddef>
#include <optional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lockstep::gui {

class AccountBar;
class AccountList;
class LineButton;

/// Returns the advice that the card suggests first: a counted cause of the cost whose removal saves most, if the
/// session already has its account; then other counted causes before modelled ones; within each kind, the one with
/// the largest possible saving. Empty if no advice is about a cost.
[[nodiscard]] std::optional<ListedAdvice> main_cause(const Session& session,
                                                     const std::vector<ListedAdvice>& found);

/// The card "Why is it slow?". It shows the share of the highest cost and what removing it would save, the
/// account of all modelled cycles as a bar, one source line, one button, and the rows of the account.
class CurePanel : public QScrollArea {
    Q_OBJECT
public:
    explicit CurePanel(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void show_not_run();
    void show_looking();
    /// Shows that the simulations for the account are running.
    void show_counting();
    /// Shows the cause of the run, and the advice next to the button. `has_variants` is true if other
    /// experiments of the family may avoid the cost. The session must have its account already, if it has one.
    void show_cause(const Session& session, const std::optional<ListedAdvice>& advice, bool has_variants);
    /// Shows faults, which take precedence over performance problems. Returns false if there are none.
    bool show_faults(const Session& session);
    /// Shows the state of the search for a faster variant below the button, which is disabled during the
    /// search.
    void show_search(const QString& sentence, bool is_running);

    [[nodiscard]] QString number() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] QString place() const;
    [[nodiscard]] QPushButton& button() const { return *button_; }
    /// Whether the button shows a faster variant, and can be pressed.
    [[nodiscard]] bool offers_cure() const;
    [[nodiscard]] const AccountList& rows() const { return *rows_; }

signals:
    void changed(); ///< emitted when the card shows something else
    void cure_wanted();
    void advice_wanted();
    void costs_wanted(); ///< emitted to show the costs of a run with faults
    void site_wanted(std::size_t launch, lockstep::Site site); ///< emitted to go to a line of the account
    /// Emitted to try other layouts of the array that this site accesses.
    void trial_wanted(std::size_t launch, lockstep::Site site);

private:
    [[nodiscard]] QVBoxLayout* head_and_bar();
    void connect_links();
    void show_account(const Session& session);
    void show_checked(const Session& session);
    void show_place(const QString& place);
    void show_button(const QString& text);
    void show_texts(const QString& number, const QString& sentence, const QString& more);

    QLabel* const number_;
    QLabel* const sentence_;
    QLabel* const more_;
    AccountBar* const bar_;
    LineButton* const place_;
    QPushButton* const button_;
    QLabel* const search_;
    QPushButton* const anyway_; ///< shows the costs of a run with faults
    QPushButton* const try_;    ///< tries other layouts of the array with bank conflicts
    QLabel* const next_;        ///< the second largest saving
    AccountList* const rows_;
    std::size_t launch_ = 0;             ///< launch of the account
    std::optional<Site> site_;           ///< site of the line in `place_`
    std::optional<ListedAdvice> advice_; ///< the advice next to the button
    bool is_cure_ = false; ///< whether the button shows a faster variant instead of the list of advice
};

} // namespace lockstep::gui
