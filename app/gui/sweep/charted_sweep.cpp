#include "app/gui/sweep/charted_sweep.h"

#include "app/words/figure_words.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

/// The metrics that a chart of a sweep can show.
constexpr const char* charted[] = {"timing.median_ns",
                                   "model.cycles",
                                   "model.occupancy.achieved",
                                   "totals.warp_steps",
                                   "totals.global_load.sectors",
                                   "totals.global_store.sectors",
                                   "totals.local_load.conflicts",
                                   "totals.local_store.conflicts"};

} // namespace

ChartedSweep::ChartedSweep(QWidget* parent)
    : QWidget(parent), form_(new QComboBox), figure_(new QComboBox), chart_(new SweepChart) {
    form_->addItems({tr("Map"), tr("Lines")});
    form_->setAccessibleName(tr("Chart type"));
    for (const char* key : charted) {
        figure_->addItem(QCoreApplication::translate(figure_context, figure_words(key)),
                         QString::fromLatin1(key));
    }
    figure_->setAccessibleName(tr("Metric shown in the chart"));
    auto* choices = new QHBoxLayout;
    choices->addWidget(figure_);
    choices->addWidget(form_);
    choices->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->addLayout(choices);
    column->addWidget(chart_, 1);
    chart_->setMinimumHeight(140);
    connect(form_, &QComboBox::activated, this, &ChartedSweep::draw);
    connect(figure_, &QComboBox::activated, this, &ChartedSweep::draw);
}

int ChartedSweep::chosen_figure() const {
    return figure_->currentIndex();
}

int ChartedSweep::chosen_form() const {
    return form_->currentIndex();
}

void ChartedSweep::choose(int figure, int form) {
    figure_->setCurrentIndex(figure);
    form_->setCurrentIndex(form);
}

void ChartedSweep::show_sweep(std::shared_ptr<const Sweep> sweep) {
    sweep_ = std::move(sweep);
    draw();
}

void ChartedSweep::show_waiting() {
    sweep_.reset();
    form_->hide();
    chart_->show_waiting();
}

void ChartedSweep::draw() {
    chart_->show_figure(figure());
    chart_->show_sweep(sweep_, form());
    form_->setVisible(sweep_ != nullptr && chart_->grid().is_map());
    figure_->setVisible(sweep_ != nullptr);
}

SweepChart::Form ChartedSweep::form() const {
    return form_->currentIndex() == 0 ? SweepChart::Form::map : SweepChart::Form::lines;
}

const char* ChartedSweep::figure() const {
    return charted[std::max(0, figure_->currentIndex())];
}

} // namespace lockstep::gui
