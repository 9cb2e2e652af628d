#include "app/gui/charts/chart_row.h"

#include "app/gui/charts/chart_base.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {

ChartRow::ChartRow(const std::vector<ChartBase*>& charts, QWidget* parent)
    : QWidget(parent), charts_(charts), note_(new ElidedLabel) {
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    for (ChartBase* chart : charts) {
        chart->hide_note();
        row->addWidget(chart, 1);
    }
    note_->setProperty("quiet", true);
    note_->setContentsMargins(12, 0, 8, 2);
    note_->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row, 1);
    column->addWidget(note_);
}

void ChartRow::follow_charts() {
    const auto is_filled = [](const ChartBase* chart) { return chart->promise().isEmpty(); };
    const bool any = std::ranges::any_of(charts_, is_filled);
    QStringList notes;
    for (ChartBase* chart : charts_) {
        const bool has_runs = !chart->runs().empty();
        chart->setVisible(!any || is_filled(chart) || !has_runs);
        if (chart->isVisibleTo(this) && !chart->note().isEmpty() && !notes.contains(chart->note())) {
            notes << chart->note();
        }
    }
    note_->setFont(text_font(FontRole::tick));
    note_->setText(notes.join(QStringLiteral("; ")));
    note_->setVisible(!notes.isEmpty());
}

QString ChartRow::note() const {
    return note_->text();
}

} // namespace lockstep::gui
