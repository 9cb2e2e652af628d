#include "app/gui/start/start_part.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace lockstep::gui {

QLabel* quiet_label(const QString& text) {
    auto* label = new ElidedLabel;
    label->setText(text);
    label->setProperty("quiet", true);
    return label;
}

StartPart::StartPart(const QString& title, Frame frame, QWidget* parent)
    : QFrame(parent), column_(new QVBoxLayout(this)), head_(new QHBoxLayout), note_(quiet_label({})) {
    const bool is_plain = frame == Frame::plain;
    if (!is_plain) {
        setProperty("part", frame == Frame::drop ? QLatin1String("drop") : QLatin1String("framed"));
    }
    setAccessibleName(title);
    const int margin = is_plain ? 0 : 14;
    column_->setContentsMargins(margin, is_plain ? 0 : 10, margin, is_plain ? 0 : 12);
    column_->setSpacing(6);
    auto* name = new QLabel(title);
    use_font(*name, FontRole::view_title);
    head_->setSpacing(10);
    head_->addWidget(name);
    head_->addWidget(note_, 1);
    column_->addLayout(head_);
}

void StartPart::set_note(const QString& text) {
    note_->setText(text);
}

} // namespace lockstep::gui
