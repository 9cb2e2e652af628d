#include "app/gui/charts/time_chart.h"

#include "app/gui/theme/fonts.h"

#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

struct Unit {
    double ns;
    const char* name;
};

Unit unit_for(double longest_ns) {
    if (longest_ns >= 1e9) {
        return {1e9, "s"};
    }
    if (longest_ns >= 1e6) {
        return {1e6, "ms"};
    }
    return longest_ns >= 1e3 ? Unit{1e3, "µs"} : Unit{1, "ns"};
}

} // namespace

TimeChart::TimeChart(QWidget* parent) : ChartBase(tr("Measured time"), parent) {}

void TimeChart::draw() {
    double longest = 0;
    int bars = 0;
    for (const RunSummary& run : runs()) {
        if (run.timing) {
            longest = std::max(longest, static_cast<double>(run.timing->q3_ns));
            ++bars;
        }
    }
    const Unit unit = unit_for(longest);
    QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
    int place = 0;
    for (const RunSummary& run : runs()) {
        if (run.timing) {
            names->addTick(++place, run.title);
            draw_bar(run, place, unit.ns, QString::fromUtf8(unit.name));
        }
    }
    plot().xAxis->setTicker(names);
    plot().xAxis->setRange(0.4, std::max(bars, 1) + 0.6);
    plot().yAxis->setRange(0, longest > 0 ? longest / unit.ns * 1.22 : 1);
    plot().yAxis->setLabel(longest > 0 ? QString::fromUtf8(unit.name) : QString());
    plot().yAxis->ticker()->setTickCount(4);
    show_subtitle();
}

void TimeChart::draw_bar(const RunSummary& run, int place, double unit_ns, const QString& unit) {
    const Timing& timing = *run.timing;
    const double median = static_cast<double>(timing.median_ns) / unit_ns;
    auto* bar = new QCPBars(plot().xAxis, plot().yAxis);
    const QColor colour = theme()[series_role(run.place)];
    bar->setWidth(0.6);
    bar->setBrush(colour);
    bar->setPen(Qt::NoPen);
    bar->addData(place, median);
    // Below the median the whisker lies inside the bar: it takes the ink of the bar's colour there.
    const auto whisker = [&](double less, double more, const QColor& ink) {
        auto* errors = new QCPErrorBars(plot().xAxis, plot().yAxis);
        errors->setDataPlottable(bar);
        errors->setPen(QPen(ink, 2));
        errors->setWhiskerWidth(12);
        errors->setSymbolGap(0);
        errors->addData(less, more);
    };
    const double q3 = static_cast<double>(timing.q3_ns) / unit_ns;
    whisker(median - static_cast<double>(timing.q1_ns) / unit_ns, 0, theme().ink(series_role(run.place)));
    whisker(0, q3 - median, theme()[Role::text]);
    auto* text = new QCPItemText(&plot());
    text->setText(QStringLiteral("%1 %2").arg(QLocale().toString(median, 'g', 3), unit));
    text->setFont(font_for(FontRole::second_strong));
    text->setColor(theme()[Role::text]);
    text->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    text->position->setCoords(place, q3);
    text->setPadding(QMargins(0, 0, 0, 3));
}

void TimeChart::show_subtitle() {
    const RunSummary* run = current();
    if (run == nullptr) {
        set_subtitle(QString());
        return;
    }
    if (!run->timing) {
        set_subtitle(tr("not measured for this run"));
        return;
    }
    const QString count = tr("%n run(s)", nullptr, static_cast<int>(run->timing->runs_ns.size()));
    const QString device = run->is_cpu ? tr("%1 (a CPU)").arg(run->device) : run->device;
    set_subtitle(
        tr("%1, median and quartiles · %2 · %3", "runs; elements; device").arg(count, run->elements, device));
}

} // namespace lockstep::gui
