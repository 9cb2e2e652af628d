#include "app/gui/charts/round_chart.h"

#include "app/gui/charts/series_style.h"
#include "app/gui/theme/fonts.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <qcustomplot.h>

namespace lockstep::gui {

namespace {

/// Labels a percentage axis at 0, 50 and 100 only, even if the axis extends above 100.
void label_per_cent(QCPAxis& axis) {
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (const int value : {0, 50, 100}) {
        ticker->addTick(value, count_text(value));
    }
    axis.setTicker(ticker);
}

} // namespace

RoundChart::RoundChart(Figure figure, QWidget* parent)
    : ChartBase(figure == Figure::efficiency ? tr("Active lanes per access") : tr("Local write passes"),
                parent),
      figure_(figure) {
    set_render_view(figure == Figure::efficiency ? QStringLiteral("efficiency") : QString());
}

const std::vector<double>& RoundChart::values(const RunSummary& run) const {
    return figure_ == Figure::efficiency ? run.access_lanes : run.local_passes;
}

QString RoundChart::whole(const RunSummary& run) const {
    const QString letter = letter_of(run);
    return figure_ == Figure::efficiency
               ? QStringLiteral("%1 %2").arg(letter, share_text(run.whole_access_lanes / 100))
               : QStringLiteral("%1 %2").arg(letter, count_text(run.whole_passes));
}

/// Draws only the cursor again, because the point may change at each step.
void RoundChart::set_point(std::optional<std::size_t> point) {
    if (point == point_) {
        return;
    }
    point_ = point;
    if (band_ != nullptr) {
        place_cursor();
        band_->layer()->replot();
    }
}

std::vector<const RunSummary*> RoundChart::shown() const {
    constexpr std::size_t most = 4;
    std::vector<const RunSummary*> chosen{current()};
    if (current()->has_error) {
        return chosen; // correct runs are not shown next to a wrong run
    }
    for (const RunSummary* run : comparable()) {
        const bool fits = values(*run).size() <= 2 * values(*current()).size() &&
                          run->rounds.empty() == current()->rounds.empty() &&
                          run->blocks.size() == current()->blocks.size();
        if (run != current() && fits && chosen.size() < most) {
            chosen.push_back(run);
        }
    }
    std::ranges::sort(chosen, {}, &RunSummary::place);
    return chosen;
}

std::vector<double> RoundChart::starts(const std::vector<const RunSummary*>& all) const {
    std::vector<double> places{0};
    for (std::size_t block = 0; block < current()->blocks.size(); ++block) {
        std::size_t longest = 1;
        for (const RunSummary* run : all) {
            longest = std::max(longest, run->blocks[block].count);
        }
        places.push_back(places.back() + static_cast<double>(longest) + 1);
    }
    return places;
}

double RoundChart::place_of(const RunSummary& run, std::size_t point) const {
    std::size_t block = 0;
    while (block + 1 < run.blocks.size() && point >= run.blocks[block + 1].first) {
        ++block;
    }
    return starts_[block] + static_cast<double>(point - run.blocks[block].first);
}

void RoundChart::draw() {
    const RunSummary* run = current();
    if (run == nullptr || values(*run).empty()) {
        set_promise(run == nullptr
                        ? tr("Run an experiment to see the metrics of each round (loop iteration) here.")
                        : tr("No memory access was recorded."));
        return;
    }
    set_promise({});
    note_left_out();
    // Variants with different loop variables (k = 1, 2, 4 and k = 128, 64, 32) only have the round number in
    // common.
    const std::vector<const RunSummary*> all = shown();
    const bool same_labels =
        std::ranges::all_of(all, [run](const RunSummary* each) { return each->rounds == run->rounds; });
    starts_ = starts(all);
    draw_cursor();
    std::size_t row = 0;
    for (const RunSummary* each : all) {
        draw_series(*each, row++);
    }
    draw_axes(all, same_labels);
}

void RoundChart::draw_axes(const std::vector<const RunSummary*>& all, bool has_same_labels) {
    const RunSummary& run = *current();
    const bool has_loops = run.blocks.size() > 1;
    const QString per = run.rounds.empty()              ? tr("step")
                        : has_same_labels && !has_loops ? run.blocks.front().word
                                                        : tr("round");
    set_subtitle(figure_ == Figure::efficiency
                     ? tr("counted from the trace, per %1", "round or step").arg(per)
                     : tr("counted from the trace: local memory, per %1", "round or step").arg(per),
                 devices_text(all));
    plot().xAxis->setRange(-0.5, (starts_.back() - 1) * 1.32); // reserves space for series names on the right
    draw_headings(run, has_same_labels);
    plot().xAxis->setLabel(has_loops ? QString() : per);
    double most = figure_ == Figure::efficiency ? 100 : 1;
    for (const RunSummary* each : all) {
        most = std::max(most, *std::ranges::max_element(values(*each)));
    }
    constexpr double marker = 8;
    const double above = headings_height() + marker * text_scale();
    plot().yAxis->setRange(0, has_loops ? end_with_space_above(most, above) : most * 1.12);
    plot().yAxis->setLabel(figure_ == Figure::efficiency ? tr("%") : tr("passes"));
    if (figure_ == Figure::efficiency) {
        label_per_cent(*plot().yAxis);
        return;
    }
    QSharedPointer<QCPAxisTickerFixed> steps(new QCPAxisTickerFixed);
    steps->setTickStep(std::max(1.0, std::ceil(most / 2)));
    plot().yAxis->setTicker(steps);
}

/// Returns the height that the headings of loops take above the series.
double RoundChart::headings_height() const {
    return current()->blocks.size() > 1 ? QFontMetricsF(text_font(FontRole::tick_strong)).height() + 2 : 0;
}

/// Returns the number of pixels between two points.
double RoundChart::point_width() const {
    constexpr double axis_words = 60; // width of the axis labels and the margins
    return std::max(1.0, plot().width() - axis_words) / plot().xAxis->range().size();
}

/// Returns the name of a loop, shortened to the width of its points, or only its number if that is too short.
QString RoundChart::heading_of(const RunSummary& run, std::size_t block) const {
    const double end = block + 1 < run.blocks.size() ? starts_[block + 1] - 0.4 : plot().xAxis->range().upper;
    const double room = (end - (starts_[block] - 0.4)) * point_width() - 6;
    const QString number = QString::number(block + 1);
    const QString whole =
        tr("loop %1: %2", "its number; its rounds: round k").arg(number, run.blocks[block].word);
    const QString elided = QFontMetricsF(text_font(FontRole::tick_strong))
                               .elidedText(whole, Qt::ElideRight, std::max(0.0, room));
    return elided.contains(number) ? elided : number;
}

/// Returns n if every n-th point gets a label, so that labels do not overlap. If there are more than 16
/// points, n is at least an eighth of their number.
std::size_t RoundChart::label_every(const RunSummary& run) const {
    const std::size_t points = values(run).size();
    const auto width_of = [&](std::size_t point) {
        return scaled_text_width(FontRole::tick,
                                 point < run.rounds.size() ? run.rounds[point] : QString::number(point + 1));
    };
    double widest = 1; // largest distance that two neighbouring labels need between their centres
    for (std::size_t point = 1; point < points; ++point) {
        widest = std::max(widest, (width_of(point - 1) + width_of(point)) / 2);
    }
    const auto needed = static_cast<std::size_t>(std::ceil((widest + 1) / point_width()));
    return std::max({std::size_t{1}, needed, points <= 16 ? std::size_t{1} : points / 8});
}

/// Draws the value of each round as a label. If there are several loops, also draws their names above the
/// labels.
void RoundChart::draw_headings(const RunSummary& run, bool has_same_labels) {
    QSharedPointer<QCPAxisTickerText> labels(new QCPAxisTickerText);
    const std::size_t every = label_every(run);
    for (std::size_t block = 0; block < run.blocks.size(); ++block) {
        const auto& [word, first, count] = run.blocks[block];
        for (std::size_t i = 0; i < count; ++i) {
            if (i % every == 0) {
                const bool by_value = !run.rounds.empty() && has_same_labels;
                labels->addTick(starts_[block] + static_cast<double>(i),
                                by_value ? run.rounds[first + i] : QString::number(i + 1));
            }
        }
        if (run.blocks.size() > 1) {
            auto* heading = new QCPItemText(&plot());
            heading->setText(heading_of(run, block));
            heading->setBrush(theme()[Role::panel]); // hides the cursor line behind the heading
            heading->setFont(text_font(FontRole::tick_strong));
            heading->setColor(theme()[Role::text2]);
            heading->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
            heading->position->setTypeX(QCPItemPosition::ptPlotCoords);
            heading->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
            heading->position->setCoords(starts_[block] - 0.4, 0);
        }
    }
    plot().xAxis->setTicker(labels);
}

void RoundChart::draw_series(const RunSummary& run, std::size_t row) {
    const QColor colour = theme()[series_role(run.place)];
    QCPGraph* graph = plot().addGraph();
    graph->setName(run.title);
    graph->setPen(series_pen(run.place, colour));
    graph->setScatterStyle(values(run).size() <= 64 ? series_marker(run.place, colour, theme()[Role::panel])
                                                    : QCPScatterStyle(QCPScatterStyle::ssNone));
    for (std::size_t i = 0; i < values(run).size(); ++i) {
        const bool begins_loop =
            i > 0 && std::ranges::find(run.blocks, i, &RoundBlock::first) != run.blocks.end();
        if (begins_loop) { // the line is interrupted between two loops
            graph->addData(place_of(run, i) - 0.5, std::numeric_limits<double>::quiet_NaN());
        }
        graph->addData(place_of(run, i), values(run)[i]);
    }
    if (!parts().has_legend) {
        return;
    }
    auto* text = new QCPItemText(&plot());
    text->setText(series_sign(run.place) + QLatin1Char(' ') + whole(run));
    text->setFont(text_font(FontRole::second_strong));
    text->setColor(colour);
    text->setPositionAlignment(Qt::AlignRight | Qt::AlignTop);
    text->position->setType(QCPItemPosition::ptAxisRectRatio);
    const double height = axis_height();
    const double line = std::max(0.17, QFontMetricsF(text->font()).height() / height);
    const double top = std::max(0.06, headings_height() / height);
    text->position->setCoords(1, top + line * static_cast<double>(row));
}

/// Draws a band in the accent colour behind the series at the cursor's round.
/// Adds the cursor, in a layer that can be drawn without the others.
void RoundChart::draw_cursor() {
    const QString name = QStringLiteral("cursor");
    if (plot().layer(name) == nullptr) {
        plot().addLayer(name, plot().layer(QStringLiteral("grid")));
        plot().layer(name)->setMode(QCPLayer::lmBuffered);
    }
    band_ = new QCPItemRect(&plot());
    band_->setLayer(name);
    band_->setPen(Qt::NoPen);
    band_->setBrush(theme()[Role::accent_soft]);
    for (QCPItemPosition* corner : {band_->topLeft, band_->bottomRight}) {
        corner->setTypeX(QCPItemPosition::ptPlotCoords);
        corner->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    line_ = new QCPItemStraightLine(&plot());
    line_->setLayer(name);
    line_->setPen(QPen(theme()[Role::accent], 2 * text_scale()));
    place_cursor();
}

void RoundChart::place_cursor() {
    const bool has_point = point_ && *point_ < values(*current()).size();
    band_->setVisible(has_point);
    line_->setVisible(has_point);
    if (has_point) {
        const double x = place_of(*current(), *point_);
        band_->topLeft->setCoords(x - 0.5, 0);
        band_->bottomRight->setCoords(x + 0.5, 1);
        line_->point1->setCoords(x, 0);
        line_->point2->setCoords(x, 1);
    }
}

std::unique_ptr<ChartBase> RoundChart::another() const {
    auto made = std::make_unique<RoundChart>(figure_);
    copy_to(*made);
    made->set_point(point_);
    return made;
}

} // namespace lockstep::gui
