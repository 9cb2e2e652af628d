#include "app/gui/charts/round_chart.h"

#include "app/gui/charts/series_style.h"
#include "app/gui/theme/fonts.h"

#include <QLocale>
#include <algorithm>
#include <qcustomplot.h>

namespace lockstep::gui {
RoundChart::RoundChart(Figure figure, QWidget* parent)
    : ChartBase(figure == Figure::efficiency ? tr("Lanes active in accesses") : tr("Store passes"), parent),
      figure_(figure) {}

const std::vector<double>& RoundChart::values(const RunSummary& run) const {
    return figure_ == Figure::efficiency ? run.access_lanes : run.local_passes;
}

QString RoundChart::whole(const RunSummary& run) const {
    const QString letter = letter_of(run);
    return figure_ == Figure::efficiency
               ? tr("%1 %2 %").arg(letter, QLocale().toString(run.whole_access_lanes, 'f', 0))
               : QStringLiteral("%1 %2").arg(letter, count_text(run.whole_passes));
}

void RoundChart::set_point(std::optional<std::size_t> point) {
    if (point != point_) {
        point_ = point;
        redraw();
    }
}

std::vector<const RunSummary*> RoundChart::shown() const {
    constexpr std::size_t most = 4;
    std::vector<const RunSummary*> chosen{current()};
    for (const RunSummary& run : runs()) {
        const bool fits = values(run).size() <= 2 * values(*current()).size() &&
                          run.rounds.empty() == current()->rounds.empty() && !run.has_error;
        if (&run != current() && fits && chosen.size() < most) {
            chosen.push_back(&run);
        }
    }
    std::ranges::sort(chosen, {}, &RunSummary::place);
    return chosen;
}

void RoundChart::draw() {
    const RunSummary* run = current();
    if (run == nullptr) {
        return;
    }
    const bool rounds = !run->rounds.empty();
    // Variants that count differently (k = 1, 2, 4 and k = 128, 64, 32) meet by the number of the round
    // alone.
    const std::vector<const RunSummary*> all = shown();
    const bool same_labels =
        std::ranges::all_of(all, [run](const RunSummary* each) { return each->rounds == run->rounds; });
    const QString per = !rounds ? tr("step") : same_labels ? run->round_word : tr("round");
    set_subtitle(figure_ == Figure::efficiency
                     ? tr("counted from the trace: active lanes of memory accesses, by %1").arg(per)
                     : tr("counted from the trace: passes of writes to local memory, by %1").arg(per),
                 devices_text(all));
    QSharedPointer<QCPAxisTickerText> labels(new QCPAxisTickerText);
    const std::size_t points = values(*run).size();
    for (std::size_t i = 0; i < points; ++i) {
        const bool some = points <= 16 || i % (points / 8) == 0;
        if (some) {
            labels->addTick(static_cast<double>(i),
                            rounds && same_labels ? run->rounds[i] : QString::number(i + 1));
        }
    }
    plot().xAxis->setTicker(labels);
    plot().xAxis->setLabel(per);
    double most = figure_ == Figure::efficiency ? 100 : 1;
    std::size_t longest = points;
    std::size_t row = 0;
    draw_cursor();
    for (const RunSummary* each : all) {
        draw_series(*each, row++);
        longest = std::max(longest, values(*each).size());
        for (const double value : values(*each)) {
            most = std::max(most, value);
        }
    }
    // Room at the right for the names of the series.
    plot().xAxis->setRange(-0.5, static_cast<double>(longest) * 1.32);
    plot().yAxis->setRange(0, most * 1.12);
    plot().yAxis->setLabel(figure_ == Figure::efficiency ? tr("%") : tr("passes"));
    QSharedPointer<QCPAxisTickerFixed> steps(new QCPAxisTickerFixed);
    steps->setTickStep(figure_ == Figure::efficiency ? 50 : std::max(1.0, std::ceil(most / 2)));
    plot().yAxis->setTicker(steps);
}

void RoundChart::draw_series(const RunSummary& run, std::size_t row) {
    const QColor colour = theme()[series_role(run.place)];
    QCPGraph* graph = plot().addGraph();
    graph->setPen(series_pen(run.place, colour));
    graph->setScatterStyle(values(run).size() <= 64 ? series_marker(run.place, colour, theme()[Role::panel])
                                                    : QCPScatterStyle(QCPScatterStyle::ssNone));
    for (std::size_t i = 0; i < values(run).size(); ++i) {
        graph->addData(static_cast<double>(i), values(run)[i]);
    }
    auto* text = new QCPItemText(&plot());
    text->setText(series_sign(run.place) + QLatin1Char(' ') + whole(run));
    text->setFont(font_for(FontRole::second_strong));
    text->setColor(colour);
    text->setPositionAlignment(Qt::AlignRight | Qt::AlignTop);
    text->position->setType(QCPItemPosition::ptAxisRectRatio);
    text->position->setCoords(1, 0.06 + 0.17 * static_cast<double>(row));
}

/// The round at the cursor as a band of the accent, behind the series.
void RoundChart::draw_cursor() {
    if (!point_) {
        return;
    }
    const auto x = static_cast<double>(*point_);
    auto* band = new QCPItemRect(&plot());
    band->setLayer(QStringLiteral("grid"));
    band->setPen(Qt::NoPen);
    band->setBrush(theme()[Role::accent_soft]);
    band->topLeft->setTypeX(QCPItemPosition::ptPlotCoords);
    band->topLeft->setTypeY(QCPItemPosition::ptAxisRectRatio);
    band->bottomRight->setTypeX(QCPItemPosition::ptPlotCoords);
    band->bottomRight->setTypeY(QCPItemPosition::ptAxisRectRatio);
    band->topLeft->setCoords(x - 0.5, 0);
    band->bottomRight->setCoords(x + 0.5, 1);
    auto* line = new QCPItemStraightLine(&plot());
    line->setLayer(QStringLiteral("grid"));
    line->setPen(QPen(theme()[Role::accent], 2));
    line->point1->setCoords(x, 0);
    line->point2->setCoords(x, 1);
}

} // namespace lockstep::gui
