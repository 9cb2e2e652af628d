#include "app/gui/charts/charts_panel.h"

#include "app/gui/charts/round_chart.h"
#include "app/gui/charts/time_chart.h"
#include "app/gui/panels/experiments_panel.h"

#include <QHBoxLayout>
#include <algorithm>

namespace lockstep::gui {

ChartsPanel::ChartsPanel(QWidget* parent)
    : QWidget(parent),
      times_(new TimeChart(this)),
      efficiency_(new RoundChart(RoundChart::Figure::efficiency, this)),
      passes_(new RoundChart(RoundChart::Figure::local_passes, this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(times_, 1);
    row->addWidget(efficiency_, 1);
    row->addWidget(passes_, 1);
}

void ChartsPanel::set_theme(const Theme& theme) {
    times_->set_theme(theme);
    efficiency_->set_theme(theme);
    passes_->set_theme(theme);
}

void ChartsPanel::show_view(const GroupView& view) {
    RunSummary summary = summarise(view);
    const QString id = summary.id;
    std::erase_if(
        runs_, [&id](const RunSummary& run) { return run.id == id || family_of(run.id) != family_of(id); });
    runs_.push_back(std::move(summary));
    std::ranges::sort(runs_, {}, &RunSummary::place);
    times_->set_runs(runs_, id);
    efficiency_->set_runs(runs_, id);
    passes_->set_runs(runs_, id);
}

void ChartsPanel::show_tick(const GroupView& view, Tick tick) {
    const auto point = point_at(view, tick);
    efficiency_->set_point(point);
    passes_->set_point(point);
}

} // namespace lockstep::gui
