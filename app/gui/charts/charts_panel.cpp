#include "app/gui/charts/charts_panel.h"

#include "app/gui/charts/chart_row.h"
#include "app/gui/charts/histogram_chart.h"
#include "app/gui/charts/round_chart.h"
#include "app/gui/charts/variant_chart.h"
#include "app/gui/workspace/experiment_names.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int histogram_page = 2;
/// Maximum number of runs per experiment that are shown; adding another one drops the oldest.
constexpr std::ptrdiff_t most_of_an_experiment = 3;

} // namespace

ChartsPanel::ChartsPanel(ChartedRuns& kept, QWidget* parent)
    : QWidget(parent),
      kept_(kept),
      runs_(kept.runs),
      efficiency_(new RoundChart(RoundChart::Figure::efficiency, this)),
      passes_(new RoundChart(RoundChart::Figure::local_passes, this)),
      lanes_(new HistogramChart(HistogramChart::Kind::lanes, this)),
      sectors_(new HistogramChart(HistogramChart::Kind::sectors, this)),
      pages_(new QStackedWidget(this)),
      buttons_(new QButtonGroup(this)),
      counting_(this, &ChartsPanel::show_histograms, patient_threads()) {
    using Figure = VariantChart::Figure;
    for (const Figure figure :
         {Figure::time, Figure::time, Figure::bandwidth, Figure::requests, Figure::efficiency}) {
        variants_.push_back(new VariantChart(figure, this));
    }
    add_page({variants_[0], efficiency_, passes_});
    add_page({variants_[1], variants_[2], variants_[3], variants_[4]});
    add_page({lanes_, sectors_});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(pages_);
    pages_->setCurrentIndex(kept.page);
    connect(pages_, &QStackedWidget::currentChanged, this, &ChartsPanel::count_histograms);
}

void ChartsPanel::add_page(const std::vector<ChartBase*>& charts) {
    charts_.insert(charts_.end(), charts.begin(), charts.end());
    rows_.push_back(new ChartRow(charts));
    pages_->addWidget(rows_.back());
}

QWidget* ChartsPanel::page_buttons() {
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    int page = 0;
    for (const QString& title : {tr("Rounds"), tr("Variants"), tr("This launch")}) {
        auto* button = new QToolButton;
        button->setText(title);
        button->setCheckable(true);
        button->setProperty("small", true);
        button->setProperty("chip", true);
        buttons_->addButton(button, page++);
        row->addWidget(button);
    }
    buttons_->button(pages_->currentIndex())->setChecked(true);
    connect(buttons_, &QButtonGroup::idToggled, this,
            [this](int page, bool is_chosen) { is_chosen ? show_page(page) : void(); });
    return bar;
}

ChartsPanel::~ChartsPanel() {
    kept_.page = pages_->currentIndex();
}

void ChartsPanel::show_page(int page) {
    pages_->setCurrentIndex(page);
    if (buttons_->button(page) != nullptr) {
        buttons_->button(page)->setChecked(true);
    }
}

void ChartsPanel::set_theme(const Theme& theme) {
    for (ChartBase* chart : charts_) {
        chart->set_theme(theme);
    }
    for (ChartRow* row : rows_) {
        row->follow_charts();
    }
}

void ChartsPanel::show_view(const GroupView& view, const RunSummary& summary) {
    add_run(summary);
    shown_ = summary.key;
    show_runs();
    session_ = view.session;
    launch_ = view.launch;
    place_ = summary.place;
    device_ = device_text(summary.device, summary.is_cpu);
    count_histograms();
}

void ChartsPanel::add_behind(const RunSummary& summary) {
    const bool is_of_family = !runs_.empty() && family_of(runs_.front().id) == family_of(summary.id);
    const bool is_shown =
        is_of_family && std::ranges::any_of(runs_, [&](const RunSummary& run) {
            return run.key == shown_ && run.id == summary.id && run.parameters == summary.parameters;
        });
    if (is_of_family && !is_shown) { // show_view() has already added the metrics of the shown run
        add_run(summary);
        show_runs();
    }
}

void ChartsPanel::show_runs() {
    for (VariantChart* chart : variants_) {
        chart->set_runs(runs_, shown_);
    }
    efficiency_->set_runs(runs_, shown_);
    passes_->set_runs(runs_, shown_);
    for (ChartRow* row : rows_) {
        row->follow_charts();
    }
}

void ChartsPanel::add_run(const RunSummary& summary) {
    std::erase_if(runs_, [&summary](const RunSummary& run) {
        const bool is_same = run.id == summary.id && run.device == summary.device &&
                             // equal parameters suffice, because metrics do not depend on the hardware model
                             run.parameters == summary.parameters;
        return is_same || family_of(run.id) != family_of(summary.id);
    });
    const auto before = std::ranges::find(runs_, summary.id, &RunSummary::id);
    if (std::ranges::count(runs_, summary.id, &RunSummary::id) >= most_of_an_experiment) {
        runs_.erase(before);
    }
    runs_.push_back(summary);
    std::ranges::stable_sort(runs_, {}, [](const RunSummary& run) { return place_in_family(run.id); });
}

void ChartsPanel::show_tick(const GroupView& view, Tick tick) {
    const auto point = point_at(view, tick);
    efficiency_->set_point(point);
    passes_->set_point(point);
}

void ChartsPanel::count_histograms() {
    const bool is_known = counted_ == session_ && counted_launch_ == launch_;
    if (pages_->currentIndex() != histogram_page || session_ == nullptr || is_known) {
        return;
    }
    counted_ = session_;
    counted_launch_ = launch_;
    lanes_->show_waiting();
    sectors_->show_waiting();
    counting_.start([session = session_, launch = launch_](const IsWanted& is_wanted) {
        return histograms(*session, launch, [&is_wanted](const Progress&) { return is_wanted(); });
    });
}

void ChartsPanel::show_histograms() {
    const Result<Histograms> counted = counting_.take();
    if (counted) {
        lanes_->show_counts(counted->steps_by_lanes, place_, device_);
        sectors_->show_counts(counted->requests_by_sectors, place_, device_);
    } else if (counted.error().code != ErrorCode::cancelled) {
        emit failed(counted.error());
    }
}

} // namespace lockstep::gui
