#include "app/gui/panels/message_area.h"

#include "app/gui/theme/core_words.h"
#include "app/words/errors/error_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace lockstep::gui {

QString error_text(const Error& error) {
    QString text = worded(error_phrase(error));
    if (error.cause) {
        text += QLatin1Char('\n') + error_text(*error.cause);
    }
    if (error.place.line == 0) {
        return text;
    }
    return QStringLiteral("%1:%2: %3")
        .arg(QString::fromStdString(error.place.file))
        .arg(error.place.line)
        .arg(text);
}

MessageArea::MessageArea(QWidget* parent)
    : QFrame(parent),
      sentence_(new QLabel(this)),
      detail_(new QPlainTextEdit(this)),
      more_(new QToolButton(this)) {
    sentence_->setWordWrap(true);
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    more_->setText(tr("Show full log"));
    more_->setCheckable(true);
    detail_->setReadOnly(true);
    detail_->setMaximumHeight(160);
    detail_->hide();
    connect(more_, &QToolButton::toggled, detail_, &QWidget::setVisible);
    auto* close = new QToolButton(this);
    close->setText(tr("Close"));
    close->setAccessibleName(tr("Close the message"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    auto* row = new QHBoxLayout;
    row->addWidget(sentence_, 1);
    row->addWidget(more_);
    row->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 8, 6);
    column->addLayout(row);
    column->addWidget(detail_);
    hide();
}

/// Selects the style of the message, "error" or "info".
void MessageArea::set_kind(const char* kind) {
    setProperty("message", QString::fromLatin1(kind));
    style()->unpolish(this);
    style()->polish(this);
}

void MessageArea::show_error(const Error& error) {
    error_ = error;
    set_kind("error");
    sentence_->setText(error_text(error));
    setAccessibleName(sentence_->text());
    detail_->setPlainText(QString::fromStdString(error.detail));
    more_->setVisible(!error.detail.empty());
    more_->setChecked(false);
    show();
}

void MessageArea::show_note(const QString& sentence) {
    error_.reset();
    set_kind("info");
    sentence_->setText(sentence);
    setAccessibleName(sentence);
    detail_->clear();
    more_->hide();
    more_->setChecked(false);
    show();
}

QString MessageArea::text() const {
    return isHidden() ? QString() : sentence_->text();
}

} // namespace lockstep::gui
