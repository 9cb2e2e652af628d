#include "app/gui/panels/findings/cure_panel.h"

#include "app/gui/panels/findings/advice_text.h"
#include "app/gui/panels/findings/card.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/cause_words.h"
#include "app/words/model_words.h"
#include "app/words/trace/finding_words.h"
#include "core/session/run_figures.h"
#include "core/session/run_verdict.h"
#include "core/trace/guessed_launch.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int least_height = 170; ///< in pixels; keeps the button visible (200 including the dock's title)

} // namespace

std::optional<ListedAdvice> main_cause(const Session& session, const std::vector<ListedAdvice>& found) {
    const Verdict verdict = run_verdict(session).verdict;
    const bool is_cost = verdict.kind == VerdictKind::cost || verdict.kind == VerdictKind::largest_cost;
    const auto is_of_verdict = [&](const ListedAdvice& listed) {
        return is_cost && cost_of(listed.advice.kind) == verdict.cost;
    };
    if (const auto same = std::ranges::find_if(found, is_of_verdict); same != found.end()) {
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
      place_(new QLabel),
      button_(new QPushButton),
      search_(wrapped_label({}, TextInk::quiet)) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumHeight(least_height);
    setAccessibleName(tr("Why is it slow?"));
    place_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    place_->setProperty("source_line", true);
    use_font(*number_, FontRole::card_number);
    use_font(*sentence_, FontRole::body_strong);
    use_font(*more_, FontRole::secondary);
    use_font(*search_, FontRole::secondary);
    use_font(*place_, FontRole::code);
    button_->setProperty("primary", true);
    auto* content = new QWidget;
    content->setProperty("bare", true);
    content->setAttribute(Qt::WA_StyledBackground);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(sentence_);
    words->addWidget(more_);
    words->addStretch(1);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(number_, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(12);
    foot->addWidget(button_);
    foot->addWidget(search_, 1);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addLayout(head, 1);
    column->addWidget(place_);
    column->addLayout(foot);
    setWidget(content);
    connect(button_, &QPushButton::clicked, this,
            [this] { is_cure_ ? emit cure_wanted() : emit advice_wanted(); });
    show_not_run();
}

void CurePanel::show_texts(const QString& number, const QString& sentence, const QString& more) {
    number_->setText(number);
    number_->setVisible(!number.isEmpty());
    sentence_->setText(sentence);
    more_->setText(more);
    more_->setVisible(!more.isEmpty());
    place_->hide();
    button_->hide();
    search_->clear();
}

void CurePanel::show_not_run() {
    show_texts({}, tr("Run the kernel (F5) to see here why it is slow."), {});
}

void CurePanel::show_looking() {
    show_texts({}, tr("Looking for the highest cost…"), {});
}

void CurePanel::show_cause(const Session& session, const std::optional<ListedAdvice>& advice,
                           bool has_variants) {
    const RunVerdict run = run_verdict(session);
    const VerdictCard card = verdict_card(run.verdict, run.cycles);
    show_texts(worded(card.number), worded(card.heading), worded(card.detail));
    if (run.verdict.site) {
        const Program& program = session.trace(run.launch).program;
        const SiteInfo& site = program.sites[run.verdict.site->index()];
        show_place(code_place(program, site.file, site.line));
    }
    if (!advice) {
        show_checked(session);
        return;
    }
    const CauseText text = cause_text(session, advice->launch, advice->advice);
    const bool is_cure = has_variants && text.is_counted;
    show_button(is_cure ? tr("Show the fix") : tr("Show the advice"));
    is_cure_ = is_cure;
    search_->setText(text.sentence);
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
        tr("%Ln fault(s) were found, so the result can be wrong. Fix the faults before you optimise.",
           nullptr, count),
        tr("Counted from the trace. First fault: %1.", "a kind of fault").arg(worded(finding_title(*first))));
    show_place(place);
    show_button(tr("Show the findings"));
    search_->setText(
        has_guessed_launch(session.recording())
            ? tr("The guessed sizes and inputs may have caused these faults. Set your own under Values.")
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
    place_->setText(place);
    place_->setToolTip(place);
    place_->setVisible(!place.isEmpty());
}

/// Lists what was analysed, below a verdict without advice.
void CurePanel::show_checked(const Session& session) {
    const auto checks = checks_of_run(session);
    const auto done = std::ranges::count(checks, CheckState::done, &Check::state);
    search_->setText(tr("Nothing found to improve. Analysed: divergence, sectors, bank conflicts, barriers, "
                        "occupancy, latency, "
                        "atomics and repeated work. %Ln fault check(s) were run.",
                        nullptr, static_cast<int>(done)));
}

void CurePanel::show_search(const QString& sentence, bool is_running) {
    search_->setText(sentence);
    button_->setEnabled(!is_running);
}

QString CurePanel::number() const {
    return number_->text();
}

QString CurePanel::sentence() const {
    return sentence_->text();
}

QString CurePanel::place() const {
    return place_->text();
}

} // namespace lockstep::gui
