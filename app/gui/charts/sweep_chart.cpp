#include "app/gui/charts/sweep_chart.h"

#include "app/gui/charts/sweep_faults.h"
#include "app/words/figure_words.h"

#include <QCoreApplication>
#include <algorithm>
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

/// Returns the range of an axis from the first to the last number, with margins.
QCPRange range_of(double first, double last, bool is_log) {
    const double margin = std::max((last - first) * 0.06, 0.5);
    return is_log ? QCPRange(first / 1.3, last * 1.3) : QCPRange(first - margin, last + margin);
}

QString with_fault(const QString& usual, const QString& fault) {
    return usual.isEmpty() || fault.isEmpty() ? usual + fault : QStringLiteral("%1<br>%2").arg(usual, fault);
}

QString promise_text(bool is_waiting) {
    return is_waiting ? SweepChart::tr("Measuring. The times are shown when the sweep has finished.")
                      : SweepChart::tr("Start a sweep to see its times here.");
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
    set_promise(values_.is_empty() ? promise_text(is_waiting_) : QString());
    if (values_.is_empty()) {
        set_subtitle({});
        set_note({});
        return;
    }
    set_note(faults_note(values_));
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
    return with_fault(ChartBase::tooltip_at(at), fault_near(values_, plot(), at, is_map()).toHtmlEscaped());
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
    plot().xAxis->setRange(range_of(texts.front().toDouble(), texts.back().toDouble(), log));
}

std::unique_ptr<ChartBase> SweepChart::another() const {
    auto made = std::make_unique<SweepChart>();
    copy_to(*made);
    made->show_figure(key_);
    is_waiting_ ? made->show_waiting() : made->show_sweep(sweep_, form_);
    return made;
}

} // namespace lockstep::gui
