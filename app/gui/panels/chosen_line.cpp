#include "app/gui/panels/chosen_line.h"

#include "app/gui/theme/elided_label.h"
#include "app/gui/theme/text_size.h"

#include <QHBoxLayout>
#include <QLabel>

namespace lockstep::gui {

ChosenLine::ChosenLine(QWidget* parent) : QWidget(parent), steps_(new QLabel), keys_(new ElidedLabel) {
    use_font(*steps_, FontRole::tick_strong);
    use_font(*keys_, FontRole::tick);
    keys_->setProperty("quiet", true);
    keys_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    keys_->setText(tr("Enter: its next step · Esc: let go"));
    setToolTip(
        tr("Its steps are marked below the scrub bar and the film. A bar marks the lanes that run it and, "
           "in Heat, what it accesses; a frame its row there."));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 4, 14, 4);
    row->setSpacing(12);
    row->addWidget(steps_);
    row->addWidget(keys_, 1);
    hide();
}

void ChosenLine::show_line(std::uint32_t line, int steps, int all) {
    setVisible(line > 0);
    if (line == 0) {
        return;
    }
    steps_->setText(tr("Line %1: %n of %2 steps", nullptr, steps).arg(line).arg(all));
}

QString ChosenLine::text() const {
    return steps_->text();
}

} // namespace lockstep::gui
