#include "app/gui/charts/sweep_chart.h"

#include "app/words/figure_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

/// Values that grow by factors are drawn at equal distances.
bool wants_log(const std::vector<QString>& texts) {
    return texts.size() > 2 && texts.back().toDouble() >= 8 * texts.front().toDouble();
}

} // namespace

SweepChart::SweepChart(QWidget* parent) : ChartBase(tr("Sweep"), parent) {}

void SweepChart::show_sweep(std::shared_ptr<const Sweep> sweep, Form form) {
    sweep_ = std::move(sweep);
    form_ = form;
    is_waiting_ = false;
    grid_ = sweep_ != nullptr ? sweep_grid(*sweep_) : SweepGrid{};
    redraw();
}

void SweepChart::show_waiting() {
    sweep_.reset();
    grid_ = {};
    is_waiting_ = true;
    redraw();
}

void SweepChart::show_figure(const char* key) {
    key_ = key;
    redraw();
}

bool SweepChart::is_time() const {
    return std::string_view(key_).starts_with("timing.");
}

std::optional<double> SweepChart::value_at(std::size_t column, std::size_t row) const {
    const auto point = grid_.at(column, row);
    return point && sweep_->points[*point].figures ? run_figure(key_).of(*sweep_->points[*point].figures)
                                                   : std::nullopt;
}

void SweepChart::draw() {
    drop_scale();
    if (sweep_ == nullptr || grid_.columns.empty()) {
        set_subtitle(is_waiting_ ? tr("Measuring: the times are drawn when the sweep has ended.")
                                 : tr("Start a sweep: its times are drawn here."));
        return;
    }
    double most = 0;
    for (std::size_t row = 0; row < grid_.rows.size(); ++row) {
        for (std::size_t column = 0; column < grid_.columns.size(); ++column) {
            most = std::max(most, value_at(column, row).value_or(0));
        }
    }
    unit_ = is_time() ? time_unit(most) : Unit{1, QString()};
    plot().xAxis->setLabel(grid_.column_name);
    if (form_ == Form::map && grid_.is_map()) {
        draw_map();
    } else {
        draw_lines();
    }
    show_source();
}

void SweepChart::show_source() {
    const QString device = device_text(QString::fromStdString(sweep_->device.name), sweep_->device.is_cpu);
    const QString what = QString::fromStdString(sweep_->what);
    const bool is_modelled = std::string_view(key_).starts_with("model.");
    if (is_time()) {
        set_subtitle(measured_text(what), device);
        return;
    }
    const QString figure = QCoreApplication::translate(figure_context, figure_words(key_));
    set_subtitle(is_modelled ? tr("%1 · modelled: %2", "experiment; figure").arg(what, figure)
                             : tr("%1 · counted from the trace: %2", "experiment; figure").arg(what, figure),
                 is_modelled ? tr("run on %1", "device").arg(device) : device);
}

QString SweepChart::measured_text(const QString& what) const {
    return form_ == Form::map && grid_.is_map()
               ? tr("%1 · measured median, framed: recommended", "experiment").arg(what)
               : tr("%1 · measured, median and quartiles", "experiment").arg(what);
}

/// Where a point of the sweep stands; none where the grid has not got it.
std::optional<SweepChart::Cell> SweepChart::cell_of(std::size_t point) const {
    const auto found = std::ranges::find(grid_.cells, std::optional(point));
    if (found == grid_.cells.end()) {
        return std::nullopt;
    }
    const auto at = static_cast<std::size_t>(found - grid_.cells.begin());
    return Cell{at % grid_.columns.size(), at / grid_.columns.size()};
}

bool SweepChart::columns_are_numbers() const {
    return std::ranges::all_of(grid_.columns, [](const QString& text) {
        bool fine = false;
        return text.toDouble(&fine) > 0 && fine;
    });
}

void SweepChart::draw_axis_of_columns(bool as_numbers) {
    const bool log = as_numbers && wants_log(grid_.columns);
    plot().xAxis->setScaleType(log ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
    const std::size_t every = grid_.columns.size() > 16 ? grid_.columns.size() / 8 : 1;
    for (std::size_t i = 0; i < grid_.columns.size(); i += every) {
        names->addTick(as_numbers ? grid_.columns[i].toDouble() : static_cast<double>(i), grid_.columns[i]);
    }
    plot().xAxis->setTicker(names);
    if (!as_numbers) {
        plot().xAxis->setRange(-0.5, static_cast<double>(grid_.columns.size()) - 0.5);
        return;
    }
    const double first = grid_.columns.front().toDouble();
    const double last = grid_.columns.back().toDouble();
    const double margin = std::max((last - first) * 0.06, 0.5);
    plot().xAxis->setRange(log ? first / 1.3 : first - margin, log ? last * 1.3 : last + margin);
}

} // namespace lockstep::gui
