#include "app/gui/panels/findings_panel.h"

#include "app/gui/panels/finding_text.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

constexpr int most_cards = 50; // a kernel that is wrong everywhere need not fill memory with widgets

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

QLabel* wrapped(const QString& text, bool quiet) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setProperty("quiet", quiet);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

FindingsPanel::FindingsPanel(QWidget* parent)
    : QScrollArea(parent), verdict_(wrapped(tr("No trace yet"), false)), checked_(wrapped({}, true)) {
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
    verdict_->setContentsMargins(8, 4, 8, 4); // the sheet's padding does not count for a height by width
    column->addWidget(verdict_);
    cards_ = new QVBoxLayout;
    cards_->setSpacing(8);
    column->addLayout(cards_);
    column->addWidget(checked_);
    column->addStretch(1);
    setWidget(content);
}

void FindingsPanel::set_theme(const Theme& theme) {
    theme_ = theme;
    fill();
}

void FindingsPanel::show_session(const std::shared_ptr<const Session>& session) {
    if (session != session_) {
        session_ = session;
        fill();
    }
}

void FindingsPanel::fill() {
    while (QLayoutItem* item = cards_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (session_ == nullptr) {
        return;
    }
    const FindingsVerdict verdict = findings_verdict(*session_);
    verdict_->setProperty("badge", badge_of(verdict.kind));
    verdict_->style()->polish(verdict_);
    verdict_->setText(verdict_text(verdict));
    for (std::size_t launch = 0; launch < session_->launch_count(); ++launch) {
        for (const Finding& finding : session_->analysis(launch).findings) {
            if (cards_->count() < most_cards) {
                cards_->addWidget(card(launch, finding));
            }
        }
    }
    const auto all = static_cast<int>(verdict.errors + verdict.notes);
    checked_->setText(all > most_cards
                          ? tr("%n more are not listed.", nullptr, all - most_cards)
                          : tr("Checked: accesses outside their array or through a null pointer, "
                               "races, barriers that not all reach, reads before a write, loops "
                               "without end."));
}

QWidget* FindingsPanel::card(std::size_t launch, const Finding& finding) {
    const FindingText text = finding_text(finding);
    const bool is_error = finding.severity == Severity::error;
    const bool is_expected = findings_verdict(*session_).expected == finding.kind;
    auto* frame = new QFrame;
    frame->setProperty("card", is_expected ? "ok" : is_error ? "error" : "warn");
    auto* mark = new QLabel;
    mark->setPixmap(icon(QStringLiteral("find"), theme_, is_error ? Role::error : Role::warn).pixmap(16, 16));
    auto* title = new QLabel(text.title);
    title->setFont(font_for(FontRole::view_title));
    auto* badge = new QLabel(is_expected ? tr("expected") : text.severity);
    badge->setProperty("badge", is_expected ? "ok" : is_error ? "error" : "warn");
    auto* head = new QHBoxLayout;
    head->addWidget(mark);
    head->addWidget(title, 1);
    head->addWidget(badge);
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(wrapped(text.sentence, false));
    QStringList facts{text.lines, text.count};
    if (session_->launch_count() > 1) {
        facts.prepend(tr("Launch %1").arg(launch + 1));
    }
    column->addWidget(wrapped(facts.join(QStringLiteral(" · ")), true));
    if (!text.work_items.isEmpty()) {
        column->addWidget(wrapped(text.work_items, true));
    }
    auto* go = new QPushButton(tr("Go to the step"));
    go->setAccessibleName(tr("Go to the step: %1").arg(text.title));
    connect(go, &QPushButton::clicked, this, [this, launch, finding] { emit chosen(launch, finding); });
    column->addWidget(go, 0, Qt::AlignLeft);
    return frame;
}

QString FindingsPanel::verdict() const {
    return verdict_->text();
}

int FindingsPanel::card_count() const {
    return cards_->count();
}

} // namespace lockstep::gui
