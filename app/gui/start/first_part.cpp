#include "app/gui/start/first_part.h"

#include "app/gui/panels/findings/cure_panel.h"
#include "app/gui/start/start_button.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace lockstep::gui {

FirstPart::FirstPart(QWidget* parent)
    : StartPart(CurePanel::tr("Why is it slow?"), Frame::framed, parent),
      number_(new QLabel),
      sentence_(new WholeLabel),
      detail_(new WholeLabel),
      line_(quiet_label({})),
      button_(new StartButton(tr("Show this run"))) {
    use_font(*number_, FontRole::card_number);
    use_font(*sentence_, FontRole::body_strong);
    use_font(*line_, FontRole::code);
    detail_->setProperty("quiet", true);
    button_->setProperty("primary", true);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(number_, 0, Qt::AlignTop);
    head->addWidget(sentence_, 1);
    column().addLayout(head);
    column().addWidget(detail_);
    column().addWidget(line_);
    column().addStretch(1);
    column().addWidget(button_, 0, Qt::AlignLeft);
    connect(button_, &StartButton::clicked, this, &FirstPart::wanted);
}

void FirstPart::show_run(const QString& title) {
    set_note(title);
    button_->setAccessibleDescription(title);
}

void FirstPart::show_cause(const CauseWordsShown& cause) {
    number_->setText(cause.number);
    number_->setVisible(!cause.number.isEmpty());
    sentence_->setText(cause.sentence);
    detail_->setText(cause.detail);
    line_->setText(cause.line);
    line_->setVisible(!cause.line.isEmpty());
}

void FirstPart::set_theme(const Theme& theme) {
    StartPart::set_theme(theme);
    button_->setIcon(icon(QStringLiteral("play"), theme, Role::on_accent));
}

} // namespace lockstep::gui
