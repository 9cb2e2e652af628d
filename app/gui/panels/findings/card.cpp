#include "app/gui/panels/findings/card.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

Role role_of(const char* tone) {
    const QLatin1String name(tone);
    return name == QLatin1String("error")  ? Role::error
           : name == QLatin1String("warn") ? Role::warn
           : name == QLatin1String("ok")   ? Role::ok
                                           : Role::text2;
}

} // namespace

QLabel* wrapped_label(const QString& text, TextInk ink) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setMinimumWidth(60); // otherwise a long name in one text widens all texts beyond the pane
    label->setProperty("quiet", ink == TextInk::quiet);
    return label;
}

Card::Card(const QString& title, const QString& badge, const char* tone, QWidget* parent)
    : QFrame(parent), tone_(tone), mark_(new QLabel), column_(new QVBoxLayout(this)) {
    setProperty("card", QLatin1String(tone));
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(QStringLiteral("%1, %2").arg(title, badge));
    auto* heading = new QLabel(title);
    use_font(*heading, FontRole::view_title);
    heading->setWordWrap(true);
    auto* kind = new QLabel(badge);
    kind->setProperty("badge", QLatin1String(tone));
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(mark_);
    head->addWidget(heading, 1);
    head->addWidget(kind, 0, Qt::AlignTop);
    column_->setContentsMargins(12, 8, 12, 8);
    column_->setSpacing(4);
    column_->addLayout(head);
}

void Card::set_icon(const QString& name, const Theme& theme) {
    mark_->setPixmap(icon_pixmap(name, theme, 16, role_of(tone_)));
}

void Card::add_text(const QString& text, TextInk ink) {
    if (!text.isEmpty()) {
        column_->addWidget(wrapped_label(text, ink));
    }
}

QPushButton* Card::add_button(const QString& text) {
    auto* button = new QPushButton(text);
    column_->addWidget(button, 0, Qt::AlignLeft);
    return button;
}

void Card::set_chosen(bool is_chosen) {
    setProperty("chosen", is_chosen);
    style()->unpolish(this);
    style()->polish(this);
}

void Card::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->pos())) {
        emit chosen();
    }
}

void Card::keyPressEvent(QKeyEvent* event) {
    const bool is_choice =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (is_choice) {
        emit chosen();
    } else {
        QFrame::keyPressEvent(event);
    }
}

} // namespace lockstep::gui
