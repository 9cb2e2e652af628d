#include "app/gui/panels/findings/cure_panel.h"

#include "app/gui/panels/cause/account_row.h"
#include "app/gui/panels/cause/account_search.h"
#include "app/gui/panels/cause/account_view.h"
#include "app/gui/panels/cause/line_button.h"
#include "app/gui/panels/findings/advice_text.h"
#include "app/gui/panels/findings/card.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/account_words.h"
#include "app/words/cause_words.h"
#include "app/words/model_words.h"
#include "app/words/trace/finding_words.h"
#include "core/session/run_cause.h"
#include "core/session/run_figures.h"
#include "core/trace/guessed_launch.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int least_height = 170; ///< in pixels; keeps the button visible (200 including the dock's title)

/// Returns the largest saving of the session; null if it has no account, or nothing can be saved.
const Saving* largest_saving(const Session& session) {
    const auto account = account_at_hand(session);
    return account == nullptr ? nullptr : account->largest();
}

/// Returns whether an advice is not about the cost whose removal saves most.
bool is_about_another_cost(const Session& session, AdviceKind advice) {
    const Saving* const saving = largest_saving(session);
    if (saving == nullptr) {
        return false;
    }
    const std::optional<CostKind> cost = cost_kind_of(saving->what);
    return !cost || cost_of(advice) != cost;
}

} // namespace

std::optional<ListedAdvice> main_cause(const Session& session, const std::vector<ListedAdvice>& found) {
    const auto is_of_saving = [&](const ListedAdvice& listed) {
        const CauseWords* words = cause_words(listed.advice.kind);
        return largest_saving(session) != nullptr && !is_about_another_cost(session, listed.advice.kind) &&
               words != nullptr && words->from == NumberFrom::log;
    };
    if (const auto same = std::ranges::find_if(found, is_of_saving); same != found.end()) {
        return *same;
    }
    for (const NumberFrom from : {NumberFrom::log, NumberFrom::model}) {
        const auto cause = std::ranges::find_if(found, [from](const ListedAdvice& listed) {
            const CauseWords* words = cause_words(listed.advice.kind);
            return words != nullptr && words->from == from;
        });
        if (cause != found.end()) {
            return *cause;
        }
    }
    return std::nullopt;
}

CurePanel::CurePanel(QWidget* parent)
    : QScrollArea(parent),
      number_(new QLabel),
      sentence_(wrapped_label({}, TextInk::normal)),
      more_(wrapped_label({}, TextInk::quiet)),
      bar_(new AccountBar),
      place_(new LineButton),
      button_(new QPushButton),
      search_(wrapped_label({}, TextInk::quiet)),
      anyway_(new QPushButton(tr("Show the costs anyway"))),
      try_(new QPushButton(tr("Try other layouts"))),
      next_(wrapped_label({}, TextInk::normal)),
      rows_(new AccountList) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumHeight(least_height);
    setAccessibleName(tr("Why is it slow?"));
    button_->setProperty("primary", true);
    anyway_->setProperty("link", true);
    try_->setProperty("link", true);
    use_font(*search_, FontRole::secondary);
    use_font(*next_, FontRole::secondary);
    auto* content = new QWidget;
    content->setProperty("bare", true);
    content->setAttribute(Qt::WA_StyledBackground);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(12);
    foot->addWidget(button_);
    foot->addWidget(search_, 1);
    QVBoxLayout* const column = head_and_bar();
    content->setLayout(column);
    column->addWidget(place_);
    column->addLayout(foot);
    column->addWidget(try_, 0, Qt::AlignLeft);
    column->addWidget(anyway_, 0, Qt::AlignLeft);
    column->addWidget(next_);
    column->addWidget(rows_);
    column->addStretch(1);
    setWidget(content);
    connect_links();
    show_not_run();
}

/// Returns the column of the card, with the number, its sentences and the bar.
QVBoxLayout* CurePanel::head_and_bar() {
    use_font(*number_, FontRole::card_number);
    use_font(*sentence_, FontRole::body_strong);
    use_font(*more_, FontRole::secondary);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(number_, 0, Qt::AlignTop);
    head->addWidget(sentence_, 1);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(bar_);
    column->addWidget(more_);
    return column;
}

void CurePanel::connect_links() {
    connect(button_, &QPushButton::clicked, this,
            [this] { is_cure_ ? emit cure_wanted() : emit advice_wanted(); });
    connect(anyway_, &QPushButton::clicked, this, &CurePanel::costs_wanted);
    connect(try_, &QPushButton::clicked, this,
            [this] { emit trial_wanted(advice_->launch, *advice_->advice.site); });
    const auto go = [this](Site site) { emit site_wanted(launch_, site); };
    connect(rows_, &AccountList::site_wanted, this, go);
    connect(bar_, &AccountBar::site_wanted, this, go);
    connect(place_, &QPushButton::clicked, this,
            [this] { site_ ? emit site_wanted(launch_, *site_) : emit advice_wanted(); });
}

void CurePanel::set_theme(const Theme& theme) {
    bar_->set_theme(theme);
    rows_->set_theme(theme);
}

void CurePanel::show_texts(const QString& number, const QString& sentence, const QString& more) {
    number_->setText(number);
    number_->setVisible(!number.isEmpty());
    sentence_->setText(sentence);
    more_->setText(more);
    more_->setVisible(!more.isEmpty());
    for (QWidget* each :
         std::initializer_list<QWidget*>{bar_, place_, button_, anyway_, try_, next_, rows_}) {
        each->hide();
    }
    search_->clear();
    site_.reset();
    emit changed();
}

void CurePanel::show_not_run() {
    show_texts({}, tr("Run the kernel (F5) to see here why it is slow."), {});
}

void CurePanel::show_looking() {
    show_texts({}, tr("Looking for the highest cost…"), {});
}

void CurePanel::show_counting() {
    show_texts({}, tr("Simulating where the time goes…"), {});
}

void CurePanel::show_cause(const Session& session, const std::optional<ListedAdvice>& advice,
                           bool has_variants) {
    show_account(session);
    if (!advice) {
        show_checked(session);
        return;
    }
    const CauseText text = cause_text(session, advice->launch, advice->advice);
    const bool is_cure = has_variants && text.is_counted;
    show_button(is_cure ? tr("Show the fix") : tr("Show the suggestion"));
    is_cure_ = is_cure;
    emit changed();
    search_->setText(
        is_about_another_cost(session, advice->advice.kind)
            ? tr("This suggestion is about another cost. %1", "a sentence follows").arg(text.sentence)
            : text.sentence);
    advice_ = advice;
    try_->setVisible(has_other_layouts(advice->advice));
}

void CurePanel::show_account(const Session& session) {
    launch_ = longest_launch(session);
    const auto account = account_at_hand(session);
    const Program& program = session.trace(launch_).program;
    if (account == nullptr) {
        const LaunchModel& model = session.analysis(launch_).model;
        const bool fits = model.occupancy.groups != 0;
        show_texts({},
                   fits ? tr("The costs of this run are not known.")
                        : worded(does_not_fit(session.hardware().preset, model.occupancy.limiter)),
                   {});
        return;
    }
    const CauseCard card = cause_card(*account);
    const QString difference = worded(card.difference);
    const QString detail = worded(card.detail);
    show_texts(worded(card.number), worded(card.heading),
               difference.isEmpty() ? detail : detail + QLatin1Char('\n') + difference);
    const std::vector<AccountRow> rows = account_rows(program, *account);
    bar_->show_rows(rows);
    bar_->show();
    rows_->show_rows(rows);
    rows_->show();
    if (const Saving* saving = account->largest(); saving != nullptr && saving->site) {
        const SiteInfo& site = program.sites[saving->site->index()];
        show_place(code_place(program, site.file, site.line));
        site_ = saving->site;
    }
    const QString next = worded(next_cost_phrase(*account, saving_place(account->runner_up(), program)));
    const QString shares =
        difference.isEmpty() ? tr("Below: how the schedulers use their cycles. Removing a cost can save more "
                                  "than its share, because it can also shorten the waits of other warps.")
                             : tr("Below: how the schedulers use their cycles.");
    next_->setText(next.isEmpty() ? shares : next + QLatin1Char('\n') + shares);
    next_->show();
}

bool CurePanel::show_faults(const Session& session) {
    int count = 0;
    const Finding* first = nullptr;
    QString place;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        for (const Finding& finding : session.analysis(launch).findings) {
            count += finding.severity == Severity::error ? 1 : 0;
            if (first == nullptr && count == 1) {
                first = &finding;
                const Program& program = session.trace(launch).program;
                place =
                    finding.file == program.files.front() ? code_place(program, 0, finding.line) : QString();
            }
        }
    }
    if (first == nullptr) {
        return false;
    }
    show_texts(
        count_text(count),
        tr("%Ln error(s) were found, so the result can be wrong. Fix the errors before you optimise.",
           nullptr, count),
        tr("Counted from the trace. First error: %1.", "a kind of error").arg(worded(finding_title(*first))));
    show_place(place);
    show_button(tr("Show the findings"));
    anyway_->show();
    search_->setText(
        has_guessed_launch(session.recording())
            ? tr("The guessed sizes and inputs may have caused these errors. Set your own under Values.")
            : QString());
    return true;
}

void CurePanel::show_button(const QString& text) {
    is_cure_ = false;
    button_->setText(text);
    button_->setEnabled(true);
    button_->show();
}

void CurePanel::show_place(const QString& place) {
    place_->set_line(place);
    place_->setVisible(!place.isEmpty());
    emit changed();
}

/// Lists what was analysed, below a verdict without advice.
void CurePanel::show_checked(const Session& session) {
    const auto checks = checks_of_run(session);
    const auto done = std::ranges::count(checks, CheckState::done, &Check::state);
    search_->setText(tr("Nothing found to improve. Analysed: divergence, sectors, bank conflicts, barriers, "
                        "occupancy, latency, atomics and repeated work. %Ln check(s) were run.",
                        nullptr, static_cast<int>(done)));
}

void CurePanel::show_search(const QString& sentence, bool is_running) {
    search_->setText(sentence);
    button_->setEnabled(!is_running);
}

bool CurePanel::offers_cure() const {
    return is_cure_ && !button_->isHidden() && button_->isEnabled();
}

QString CurePanel::number() const {
    return number_->text();
}

QString CurePanel::sentence() const {
    return sentence_->text();
}

QString CurePanel::detail() const {
    return more_->text();
}

QString CurePanel::place() const {
    return place_->isVisibleTo(this) ? place_->line() : QString();
}

} // namespace lockstep::gui
