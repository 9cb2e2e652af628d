#pragma once

#include "app/gui/panels/findings/advice_search.h"
#include "app/gui/theme/theme.h"

#include <QScrollArea>

class QButtonGroup;
class QLabel;
class QVBoxLayout;

namespace lockstep::gui {

class Card;
class ChecksList;

/// Lists what is wrong with the kernel and what could be improved, across all launches of the run, with one
/// card per finding and one per piece of advice. Below the cards, lists what was checked and what was not.
class FindingsPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void show_session(const std::shared_ptr<const Session>& session);
    [[nodiscard]] QString verdict() const;
    /// Returns the number of findings and advice, including those that the filter hides.
    [[nodiscard]] int card_count() const { return static_cast<int>(entries_.size()); }
    [[nodiscard]] int advice_count() const;
    /// Returns the lines of the list of checks, in order.
    [[nodiscard]] QStringList checked() const;
    [[nodiscard]] AdviceSearch& advice() { return advice_; }
    /// Starts the search for advice, unless it is done or running.
    void look_for_advice();
    /// Waits until all advice is listed. The search starts when the panel is first shown.
    void wait_for_advice() { advice_.wait(); }

signals:
    /// Emitted when a finding is selected, so that its details can be shown.
    void selected(std::size_t launch, const lockstep::Finding& finding);
    void advice_selected(std::size_t launch, const lockstep::Advice& advice);
    /// Emitted to move the cursor to the finding.
    void chosen(std::size_t launch, const lockstep::Finding& finding);
    void advice_chosen(std::size_t launch, const lockstep::Advice& advice);
    void failed(const lockstep::Error& error); ///< emitted if the search for advice has failed
    void counted(int count); ///< emitted when the number of known findings and pieces of advice has changed
    /// Emitted when the run has changed, so that the details of the previous run's findings must be cleared.
    void emptied();

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum class Kind { all, error, note, advice };
    struct Entry {
        Card* card;
        Kind kind;
        std::function<void()> show; ///< shows the details of the entry
    };

    [[nodiscard]] QWidget* filter_bar();
    void fill();
    void show_verdict();
    void add_finding(std::size_t launch, const Finding& finding);
    void add_advice(const ListedAdvice& listed);
    void add_card(Card* card, Kind kind, std::function<void()> show);
    void choose(std::size_t place);
    void show_filter(Kind kind);
    void count_filters();
    void lay_out_filters();
    void keep_words_whole();

    Theme theme_;
    std::shared_ptr<const Session> session_;
    QLabel* verdict_;
    QLabel* more_;
    QLabel* looking_;
    QVBoxLayout* cards_;
    ChecksList* checks_;
    QButtonGroup* filters_;
    std::vector<Entry> entries_;
    std::optional<std::size_t> chosen_; ///< index of the selected entry
    AdviceSearch advice_{this};
};

} // namespace lockstep::gui
