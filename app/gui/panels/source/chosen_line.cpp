#include "app/gui/panels/source/chosen_line.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"
#include "app/gui/theme/quantity_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace lockstep::gui {

ChosenLine::ChosenLine(QWidget* parent)
    : QWidget(parent), steps_(new QLabel), keys_(new ElidedLabel), note_(new WholeLabel) {
    use_font(*steps_, FontRole::tick_strong);
    use_font(*keys_, FontRole::tick);
    keys_->setProperty("quiet", true);
    keys_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    keys_->setText(tr("Enter: next step of this line · Esc: clear"));
    setToolTip(tr("The steps of this line are marked below the timeline slider and in the Film view. Bars "
                  "mark the lanes that execute the line and, in the Heat view, the memory cells that it "
                  "accesses. In the Heat view, a frame marks the row of the line."));
    use_font(*note_, FontRole::tick);
    note_->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(steps_);
    row->addWidget(keys_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 4, 14, 4);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(note_);
    hide();
}

void ChosenLine::show_line(std::uint32_t line, int steps, int all, const QString& note) {
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
    setVisible(line > 0);
    if (line == 0) {
        return;
    }
    steps_->setText(tr("Line %1: %Ln of %2 steps", nullptr, steps).arg(line).arg(count_text(all)));
}

QString ChosenLine::text() const {
    return steps_->text();
}

QString ChosenLine::note() const {
    return note_->text();
}

} // namespace lockstep::gui
