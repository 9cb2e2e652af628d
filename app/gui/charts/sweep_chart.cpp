#include "app/gui/charts/sweep_chart.h"

#include "app/words/figure_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <memory>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

/// Returns whether the values span such a wide range that the axis must be logarithmic.
bool wants_log(const std::vector<QString>& texts) {
    return texts.size() > 2 && texts.back().toDouble() >= 8 * texts.front().toDouble();
}

QString measured_text(const QString& what, bool is_map) {
    return is_map ? SweepChart::tr("%1 · measured median; a frame marks the recommended one", "experiment")
                        .arg(what)
                  : SweepChart::tr("%1 · measured, median and quartiles", "experiment").arg(what);
}

} // namespace

SweepChart::SweepChart(QWidget* parent) : ChartBase(tr("Sweep"), parent) {
    set_render_view(QStringLiteral("sweep"));
}

void SweepChart::show_sweep(std::shared_ptr<const Sweep> sweep, Form form) {
    sweep_ = std::move(sweep);
    form_ = form;
    is_waiting_ = false;
    redraw();
}

void SweepChart::show_waiting() {
    sweep_.reset();
    is_waiting_ = true;
    redraw();
}

void SweepChart::show_figure(const char* key) {
    key_ = key;
    redraw();
}

void SweepChart::draw() {
    drop_scale();
    values_ = SweepValues(sweep_, key_);
    set_promise(!values_.is_empty() ? QString()
                : is_waiting_       ? tr("Measuring. The times are shown when the sweep has finished.")
                                    : tr("Start a sweep to see its times here."));
    if (values_.is_empty()) {
        set_subtitle({});
        set_note({});
        return;
    }
    set_note(values_.faults() == 0
                 ? QString()
                 : tr("%1 %Ln combination(s) with errors, not recommended", nullptr, values_.faults())
                       .arg(QString::fromUtf8(fault_sign)));
    plot().xAxis->setLabel(grid().column_name);
    is_map() ? draw_map() : draw_lines();
    show_source();
}

void SweepChart::show_source() {
    const QString device = device_text(QString::fromStdString(sweep_->device.name), sweep_->device.is_cpu);
    const QString what = QString::fromStdString(sweep_->what);
    const bool is_modelled = std::string_view(key_).starts_with("model.");
    if (values_.is_time()) {
        set_subtitle(measured_text(what, is_map()), device);
        return;
    }
    const QString figure = QCoreApplication::translate(figure_context, figure_words(key_));
    set_subtitle(is_modelled ? tr("%1 · modelled: %2", "experiment; figure").arg(what, figure)
                             : tr("%1 · counted from the trace: %2", "experiment; figure").arg(what, figure),
                 is_modelled ? tr("run on %1", "device").arg(device) : device);
}

/// Adds to the tooltip why the combination under the pointer is faulty.
QString SweepChart::tooltip_at(QPoint at) const {
    const QString usual = ChartBase::tooltip_at(at);
    if (values_.is_empty() || !plot().axisRect()->rect().contains(at)) {
        return usual;
    }
    constexpr double near = 16; // pixels
    const double x = plot().xAxis->pixelToCoord(at.x());
    const double y = plot().yAxis->pixelToCoord(at.y());
    for (std::size_t row = 0; row < grid().rows.size(); ++row) {
        for (std::size_t column = 0; column < grid().columns.size(); ++column) {
            const double across = is_map() ? static_cast<double>(column) : place_of(column);
            const double up = is_map() ? static_cast<double>(row) : values_.at(column, row).value_or(-1);
            const bool is_at = is_map() ? std::abs(across - x) < 0.5 && std::abs(up - y) < 0.5
                                        : std::abs(plot().xAxis->coordToPixel(across) - at.x()) < near &&
                                              std::abs(plot().yAxis->coordToPixel(up) - at.y()) < near;
            if (const QString fault = values_.fault_at(column, row); is_at && !fault.isEmpty()) {
                return usual.isEmpty() ? fault : QStringLiteral("%1<br>%2").arg(usual, fault.toHtmlEscaped());
            }
        }
    }
    return usual;
}

void SweepChart::draw_axis_of(Columns columns) {
    const bool as_numbers = columns == Columns::as_numbers;
    const std::vector<QString>& texts = grid().columns;
    const bool log = as_numbers && wants_log(texts);
    plot().xAxis->setScaleType(log ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
    const std::size_t every = texts.size() > 16 ? texts.size() / 8 : 1;
    for (std::size_t i = 0; i < texts.size(); i += every) {
        names->addTick(as_numbers ? texts[i].toDouble() : static_cast<double>(i), texts[i]);
    }
    plot().xAxis->setTicker(names);
    if (!as_numbers) {
        plot().xAxis->setRange(-0.5, static_cast<double>(texts.size()) - 0.5);
        return;
    }
    const double first = texts.front().toDouble();
    const double last = texts.back().toDouble();
    const double margin = std::max((last - first) * 0.06, 0.5);
    plot().xAxis->setRange(log ? first / 1.3 : first - margin, log ? last * 1.3 : last + margin);
}

std::unique_ptr<ChartBase> SweepChart::another() const {
    auto made = std::make_unique<SweepChart>();
    copy_to(*made);
    made->show_figure(key_);
    is_waiting_ ? made->show_waiting() : made->show_sweep(sweep_, form_);
    return made;
}

} // namespace lockstep::gui
