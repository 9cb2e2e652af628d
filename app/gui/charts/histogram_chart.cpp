#include "app/gui/charts/histogram_chart.h"

#include "app/gui/theme/fonts.h"

#include <memory>
#include <numeric>
#include <qcustomplot.h>

namespace lockstep::gui {

HistogramChart::HistogramChart(Kind kind, QWidget* parent)
    : ChartBase(kind == Kind::lanes ? tr("Divergence") : tr("Sectors per request"), parent), kind_(kind) {
    set_render_view(kind == Kind::sectors ? QStringLiteral("sectors") : QString());
}

void HistogramChart::show_counts(std::vector<std::uint64_t> counts, unsigned place, const QString& device) {
    counts_ = std::move(counts);
    place_ = place;
    device_ = device;
    is_waiting_ = false;
    redraw();
}

void HistogramChart::show_waiting() {
    counts_.clear();
    is_waiting_ = true;
    redraw();
}

void HistogramChart::draw() {
    const auto all = static_cast<double>(std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0}));
    const bool is_promised = counts_.empty() && !is_waiting_;
    set_promise(is_promised
                    ? tr("Run an experiment to see the distribution of its warp steps and requests here.")
                    : QString());
    if (is_waiting_ || is_promised) {
        set_subtitle(is_waiting_ ? tr("counting…") : QString());
    } else if (all == 0) {
        set_subtitle(kind_ == Kind::lanes ? tr("no warp steps") : tr("this launch uses no global memory"));
    } else {
        set_subtitle(kind_ == Kind::lanes
                         ? tr("counted from the trace: warp steps by active lanes, this launch")
                         : tr("counted from the trace: requests by sectors touched, this launch"),
                     device_);
    }
    plot().xAxis->setLabel(kind_ == Kind::lanes ? tr("active lanes") : tr("sectors"));
    plot().yAxis->setLabel(tr("% of total"));
    plot().yAxis->ticker()->setTickCount(4);
    QSharedPointer<QCPAxisTickerFixed> ticks(new QCPAxisTickerFixed);
    const double last = std::max(static_cast<double>(counts_.size()) - 1, kind_ == Kind::lanes ? 32.0 : 4.0);
    ticks->setTickStep(std::max(1.0, std::round(last / 8)));
    plot().xAxis->setTicker(ticks);
    plot().xAxis->setRange(0.3, last + 0.7);
    plot().yAxis->setRange(0, 100);
    if (all > 0) {
        draw_bars(all);
    }
}

void HistogramChart::draw_bars(double all) {
    auto* bars = new QCPBars(plot().xAxis, plot().yAxis);
    bars->setWidth(0.8);
    bars->setBrush(theme()[series_role(place_)]);
    bars->setPen(Qt::NoPen);
    double most = 0;
    for (std::size_t n = 0; n < counts_.size(); ++n) {
        const double share = 100 * static_cast<double>(counts_[n]) / all;
        bars->addData(static_cast<double>(n), share);
        most = std::max(most, share);
    }
    for (std::size_t n = 0; n < counts_.size(); ++n) {
        const double share = 100 * static_cast<double>(counts_[n]) / all;
        const bool named = share >= most / 3 || share >= 10; // lower bars get no label, only a tooltip
        if (!named) {
            continue;
        }
        auto* text = new QCPItemText(&plot());
        text->setText(count_text(counts_[n]));
        text->setFont(text_font(FontRole::tick));
        text->setColor(theme()[Role::text]);
        text->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
        text->position->setCoords(static_cast<double>(n), share);
        text->setPadding(QMargins(0, 0, 0, 2));
        text->setClipToAxisRect(false);
    }
    plot().yAxis->setRange(0, most * 1.25);
}

std::unique_ptr<ChartBase> HistogramChart::another() const {
    auto made = std::make_unique<HistogramChart>(kind_);
    copy_to(*made);
    if (is_waiting_) {
        made->show_waiting();
    } else {
        made->show_counts(counts_, place_, device_);
    }
    return made;
}

} // namespace lockstep::gui
