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

/// What is wrong with the kernel and what could be improved, one card per finding and per advice, over all
/// launches of the run; below them, what was checked and what was not.
class FindingsPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void show_session(const std::shared_ptr<const Session>& session);
    [[nodiscard]] QString verdict() const;
    /// Number of findings and advice, including those that a filter hides.
    [[nodiscard]] int card_count() const { return static_cast<int>(entries_.size()); }
    [[nodiscard]] int advice_count() const;
    /// The texts of the list of checks, in their order.
    [[nodiscard]] QStringList checked() const;
    [[nodiscard]] AdviceSearch& advice() { return advice_; }
    /// Unless it is found or being searched for.
    void look_for_advice();
    /// The search for advice starts when the panel is first shown; this returns when all advice is listed.
    void wait_for_advice() { advice_.wait(); }

signals:
    /// A finding is shown in full.
    void selected(std::size_t launch, const lockstep::Finding& finding);
    void advice_selected(std::size_t launch, const lockstep::Advice& advice);
    /// Go to it.
    void chosen(std::size_t launch, const lockstep::Finding& finding);
    void advice_chosen(std::size_t launch, const lockstep::Advice& advice);
    void failed(const lockstep::Error& error); ///< of the search for advice
    void counted(int count);                   ///< number of known findings and advice
    void emptied();                            ///< another run: what was shown of the last one is outdated

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum class Kind { all, error, note, advice };
    struct Entry {
        Card* card;
        Kind kind;
        std::function<void()> show; ///< shows it in full
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
    std::optional<std::size_t> chosen_; ///< index of the chosen entry
    AdviceSearch advice_;
};

} // namespace lockstep::gui
