#include "app/gui/present/act_buttons.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <algorithm>
#include <array>

namespace lockstep::gui {
namespace {

constexpr int button_gap = 6;

constexpr std::array acts{PresentAct::questions, PresentAct::votes,     PresentAct::think,
                          PresentAct::numbers,   PresentAct::caption,   PresentAct::blank,
                          PresentAct::freeze,    PresentAct::send,      PresentAct::laser,
                          PresentAct::spotlight, PresentAct::lens,      PresentAct::pen,
                          PresentAct::erase,     PresentAct::save_slide};

bool is_switch(PresentAct act) {
    return act != PresentAct::erase && act != PresentAct::save_slide && act != PresentAct::send;
}

bool is_set(PresentAct act, const PresentationDesk& desk) {
    switch (act) {
    case PresentAct::questions:
        return desk.asks;
    case PresentAct::votes:
        return desk.shows_votes;
    case PresentAct::think:
        return desk.think_until_ms.has_value();
    case PresentAct::numbers:
        return desk.hides_numbers;
    case PresentAct::caption:
        return desk.has_caption;
    case PresentAct::blank:
        return desk.is_blank;
    case PresentAct::freeze:
        return desk.frozen.has_value();
    case PresentAct::laser:
        return desk.tool == PointerTool::laser;
    case PresentAct::spotlight:
        return desk.tool == PointerTool::spotlight;
    case PresentAct::lens:
        return desk.tool == PointerTool::lens;
    case PresentAct::pen:
        return desk.tool == PointerTool::pen;
    default:
        return false;
    }
}

QToolButton* make_button(QWidget& parent) {
    auto* button = new QToolButton(&parent);
    button->setProperty("chip", true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

StateButtons::StateButtons(Presentation& presentation, QWidget* parent)
    : QWidget(parent), presentation_(presentation), back_(make_button(*this)), next_(make_button(*this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    back_->setText(present_text(row_of(PresentAct::back)));
    back_->setToolTip(present_keys_text(row_of(PresentAct::back)));
    next_->setProperty("chip", false);
    next_->setProperty("primary", true);
    next_->setObjectName(QStringLiteral("next"));
    next_->setToolTip(present_keys_text(row_of(PresentAct::next)));
    next_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    row->addWidget(back_);
    row->addWidget(next_, 1);
    connect(back_, &QToolButton::clicked, this, [this] { presentation_.act(PresentAct::back); });
    connect(next_, &QToolButton::clicked, this,
            [this] { presentation_.act(presentation_.is_last() ? PresentAct::leave : PresentAct::next); });
    connect(&presentation, &Presentation::changed, this, &StateButtons::show_state);
    show_state();
}

void StateButtons::show_state() {
    if (presentation_.script() == nullptr) {
        return;
    }
    back_->setEnabled(presentation_.desk().at > 0);
    if (presentation_.is_last()) {
        next_->setText(tr("End"));
        return;
    }
    const PresentedState here = presentation_.script()->state(presentation_.desk().at);
    const PresentedState next = presentation_.script()->state(presentation_.desk().at + 1);
    next_->setText(next.kind == PresentedKind::answer     ? tr("Reveal the answer")
                   : next.kind == PresentedKind::question ? tr("Ask the question")
                   : next.beside != here.beside           ? tr("Next page")
                   : next.caption                         ? tr("Next text")
                                                          : tr("Next step"));
}

ActButtons::ActButtons(Presentation& presentation, QWidget* parent)
    : QWidget(parent), presentation_(presentation) {
    for (const PresentAct act : acts) {
        const PresentActRow& row = row_of(act);
        QToolButton* button = make_button(*this);
        button->setText(tr("%1  %2", "a command; its key").arg(present_text(row), present_keys_text(row)));
        button->setAccessibleName(present_text(row));
        button->setCheckable(is_switch(act));
        connect(button, &QToolButton::clicked, this, [this, act] { presentation_.act(act); });
        buttons_.push_back({act, button});
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&presentation, &Presentation::changed, this, &ActButtons::show_state);
    show_state();
}

void ActButtons::show_state() {
    for (const Button& each : buttons_) {
        each.button->setChecked(is_switch(each.act) && is_set(each.act, presentation_.desk()));
        each.button->setEnabled(each.act != PresentAct::send || presentation_.desk().frozen.has_value());
    }
}

int ActButtons::arrange(int width, bool places) const {
    int x = 0;
    int y = 0;
    int row_height = 0;
    for (const Button& each : buttons_) {
        const QSize size = each.button->sizeHint();
        if (x > 0 && x + size.width() > width) {
            x = 0;
            y += row_height + button_gap;
        }
        row_height = std::max(row_height, size.height());
        if (places) {
            each.button->setGeometry(x, y, std::min(size.width(), width), size.height());
        }
        x += size.width() + button_gap;
    }
    return y + row_height;
}

int ActButtons::heightForWidth(int width) const {
    return arrange(width, false);
}

QSize ActButtons::sizeHint() const {
    return {480, arrange(480, false)};
}

QSize ActButtons::minimumSizeHint() const {
    return {160, arrange(std::max(160, width()), false)};
}

void ActButtons::resizeEvent(QResizeEvent*) {
    arrange(width(), true);
    updateGeometry();
}

} // namespace lockstep::gui
