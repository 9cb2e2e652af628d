#include "app/gui/panels/findings/findings_panel.h"

#include "app/gui/panels/findings/advice_text.h"
#include "app/gui/panels/findings/card.h"
#include "app/gui/panels/findings/checks_list.h"
#include "app/gui/panels/findings/cure_panel.h"
#include "app/gui/panels/findings/finding_text.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/advice_words.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int filter_kinds = 4;
constexpr std::size_t most_cards = 50; // limits memory use for a kernel with errors everywhere

const char* badge_of(FindingsVerdict::Kind kind) {
    switch (kind) {
    case FindingsVerdict::Kind::none:
    case FindingsVerdict::Kind::expected:
        return "ok";
    case FindingsVerdict::Kind::errors:
        return "error";
    default:
        return "warn";
    }
}

QString icon_of(FindingKind kind) {
    return kind == FindingKind::race                 ? QStringLiteral("race")
           : kind == FindingKind::barrier_divergence ? QStringLiteral("barrier")
                                                     : QStringLiteral("find");
}

} // namespace

FindingsPanel::FindingsPanel(QWidget* parent)
    : QScrollArea(parent),
      verdict_(wrapped_label(tr("No trace yet"), TextInk::normal)),
      more_(wrapped_label({}, TextInk::quiet)),
      looking_(wrapped_label(
          tr("Looking for suggestions. The model simulates the launch with each cost set to zero…"),
          TextInk::quiet)),
      checks_(new ChecksList),
      filters_(new QButtonGroup(this)) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Findings"));
    auto* content = new QWidget;
    content->setProperty("bare", true);
    content->setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    // Uses contents margins, because Qt ignores style sheet padding when it computes the height of a label
    // for its width.
    verdict_->setContentsMargins(8, 4, 8, 4);
    column->addWidget(verdict_);
    column->addWidget(filter_bar());
    cards_ = new QVBoxLayout;
    cards_->setSpacing(8);
    column->addLayout(cards_);
    column->addWidget(more_);
    column->addWidget(looking_);
    column->addWidget(checks_);
    column->addStretch(1);
    setWidget(content);
    more_->hide();
    looking_->hide();
    connect(&advice_, &AdviceSearch::finished, this, [this] {
        looking_->hide();
        fill();
    });
    connect(&advice_, &AdviceSearch::failed, this, &FindingsPanel::failed);
}

QWidget* FindingsPanel::filter_bar() {
    auto* bar = new QWidget;
    auto* grid = new QGridLayout(bar);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    grid->setColumnStretch(filter_kinds, 1);
    for (int kind = 0; kind < filter_kinds; ++kind) {
        auto* button = new QToolButton(bar);
        button->setCheckable(true);
        button->setProperty("small", true);
        button->setProperty("chip", true);
        filters_->addButton(button, kind);
    }
    filters_->button(0)->setChecked(true);
    connect(filters_, &QButtonGroup::idToggled, this,
            [this](int kind, bool is_chosen) { is_chosen ? show_filter(static_cast<Kind>(kind)) : void(); });
    count_filters();
    return bar;
}

void FindingsPanel::count_filters() {
    const auto count = [this](Kind kind) {
        return static_cast<int>(std::ranges::count(entries_, kind, &Entry::kind));
    };
    const int all = static_cast<int>(entries_.size());
    filters_->button(static_cast<int>(Kind::all))->setText(tr("All %1").arg(count_text(all)));
    filters_->button(static_cast<int>(Kind::error))
        ->setText(tr("Errors %1").arg(count_text(count(Kind::error))));
    filters_->button(static_cast<int>(Kind::note))
        ->setText(tr("Notes %1").arg(count_text(count(Kind::note))));
    filters_->button(static_cast<int>(Kind::advice))
        ->setText(tr("Suggestions %1").arg(count_text(count(Kind::advice))));
    lay_out_filters();
}

/// Arranges the filters in one row, or in two rows if the language has long words.
void FindingsPanel::lay_out_filters() {
    const int most_wide = qRound(330 * text_scale());
    constexpr int margins = 2 * 12;
    QWidget* bar = filters_->button(0)->parentWidget();
    auto* grid = qobject_cast<QGridLayout*>(bar->layout());
    for (const int columns : {filter_kinds, 2}) {
        for (int kind = 0; kind < filter_kinds; ++kind) {
            grid->removeWidget(filters_->button(kind));
            grid->addWidget(filters_->button(kind), kind / columns, kind % columns);
        }
        if (grid->sizeHint().width() <= most_wide) {
            break;
        }
    }
    setMinimumWidth(
        std::max(240, grid->sizeHint().width() + margins + verticalScrollBar()->sizeHint().width()));
}

void FindingsPanel::show_filter(Kind kind) {
    for (const Entry& entry : entries_) {
        entry.card->setVisible(kind == Kind::all || kind == entry.kind);
    }
}

void FindingsPanel::set_theme(const Theme& theme) {
    theme_ = theme;
    fill();
}

void FindingsPanel::show_session(const std::shared_ptr<const Session>& session) {
    if (session == session_) {
        return;
    }
    session_ = session;
    advice_.set_session(session);
    chosen_.reset();
    emit emptied();
    fill();
    if (isVisible()) {
        look_for_advice();
    }
}

void FindingsPanel::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    look_for_advice();
}

void FindingsPanel::fill() {
    entries_.clear();
    while (QLayoutItem* item = cards_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (session_ == nullptr) {
        return;
    }
    show_verdict();
    std::size_t all = 0;
    for (std::size_t launch = 0; launch < session_->launch_count(); ++launch) {
        for (const Finding& finding : session_->analysis(launch).findings) {
            if (++all <= most_cards) {
                add_finding(launch, finding);
            }
        }
    }
    const std::size_t listed = std::min(all, most_cards);
    const std::vector<ListedAdvice>& advice = advice_.found();
    const std::size_t advised = std::min(advice.size(), most_cards);
    const auto cause = main_cause(*session_, advice);
    std::size_t first = 0; // entry selected by default: the first fault, otherwise the highest cost
    for (std::size_t i = 0; i < advised; ++i) {
        first = all == 0 && advice[i] == cause ? i : first;
        add_advice(advice[i]);
    }
    const std::size_t left = all - listed + advice.size() - advised;
    more_->setVisible(left != 0);
    more_->setText(
        tr("%Ln more finding(s) and suggestion(s) are not listed.", nullptr, static_cast<int>(left)));
    count_filters();
    show_filter(static_cast<Kind>(filters_->checkedId()));
    checks_->show_checks(*session_, theme_);
    if (!entries_.empty()) {
        choose(std::min(chosen_.value_or(first), entries_.size() - 1));
    }
    keep_words_whole();
    emit counted(card_count() + static_cast<int>(left));
}

/// Makes the list wide enough for the longest word of a card and its badge, if the page is wide enough.
void FindingsPanel::keep_words_whole() {
    const int most_wide = qRound(380 * text_scale());
    const int needed = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width() + 2;
    setMinimumWidth(std::max(minimumWidth(), std::min(needed, most_wide)));
}

/// Shows the verdict. "Nothing found" gets no green mark if advice suggests improvements.
void FindingsPanel::show_verdict() {
    const FindingsVerdict verdict = findings_verdict(*session_);
    const auto advised = static_cast<int>(advice_.found().size());
    const bool is_advised = verdict.kind == FindingsVerdict::Kind::none && advised > 0;
    verdict_->setProperty("badge", is_advised ? "advice" : badge_of(verdict.kind));
    verdict_->style()->unpolish(verdict_);
    verdict_->style()->polish(verdict_);
    verdict_->setText(is_advised ? tr("No faults found, %Ln suggestion(s).", nullptr, advised)
                                 : verdict_text(verdict));
}

void FindingsPanel::add_card(Card* card, Kind kind, std::function<void()> show) {
    cards_->addWidget(card);
    connect(card, &Card::chosen, this, [this, place = entries_.size()] { choose(place); });
    entries_.push_back({card, kind, std::move(show)});
}

void FindingsPanel::choose(std::size_t place) {
    chosen_ = place;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        entries_[i].card->set_chosen(i == place);
    }
    entries_[place].show();
}

void FindingsPanel::add_finding(std::size_t launch, const Finding& finding) {
    const FindingText text = finding_text(finding, session_->trace(launch).range);
    const bool is_error = finding.severity == Severity::error;
    const bool is_expected = findings_verdict(*session_).expected == finding.kind;
    auto* card = new Card(text.title, is_expected ? tr("expected") : text.severity,
                          is_expected ? "ok"
                          : is_error  ? "error"
                                      : "warn");
    card->set_icon(icon_of(finding.kind), theme_);
    card->add_text(text.sentence, TextInk::normal);
    QStringList facts{text.lines, text.count};
    if (session_->launch_count() > 1) {
        facts.prepend(tr("Launch %1").arg(launch + 1));
    }
    card->add_text(facts.join(QStringLiteral(" · ")), TextInk::quiet);
    card->add_text(text.work_items, TextInk::quiet);
    QPushButton* go = card->add_button(tr("Go to step"));
    go->setAccessibleName(tr("Go to step: %1").arg(text.title));
    connect(go, &QPushButton::clicked, this, [this, launch, finding] { emit chosen(launch, finding); });
    add_card(card, is_error ? Kind::error : Kind::note,
             [this, launch, finding] { emit selected(launch, finding); });
}

void FindingsPanel::add_advice(const ListedAdvice& listed) {
    const AdviceText text = advice_text(*session_, listed.launch, listed.advice);
    auto* card = new Card(QCoreApplication::translate(advice_context, advice_title(listed.advice.kind)),
                          tr("suggestion"), "advice");
    card->set_icon(QStringLiteral("chart"), theme_);
    card->add_text(text.sentence, TextInk::normal);
    card->add_text(session_->launch_count() > 1
                       ? tr("Launch %1").arg(listed.launch + 1) + QStringLiteral(" · ") + text.place
                       : text.place,
                   TextInk::quiet);
    QPushButton* go = card->add_button(text.go);
    go->setAccessibleName(QStringLiteral("%1: %2").arg(text.go, card->accessibleName()));
    connect(go, &QPushButton::clicked, this,
            [this, listed] { emit advice_chosen(listed.launch, listed.advice); });
    add_card(card, Kind::advice, [this, listed] { emit advice_selected(listed.launch, listed.advice); });
}

void FindingsPanel::look_for_advice() {
    advice_.start();
    looking_->setVisible(advice_.is_running());
}

QString FindingsPanel::verdict() const {
    return verdict_->text();
}

int FindingsPanel::advice_count() const {
    return static_cast<int>(std::ranges::count(entries_, Kind::advice, &Entry::kind));
}

QStringList FindingsPanel::checked() const {
    return checks_->texts();
}

} // namespace lockstep::gui
