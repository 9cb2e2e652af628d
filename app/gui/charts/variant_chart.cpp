#include "app/gui/charts/variant_chart.h"

#include "app/gui/charts/run_names.h"
#include "app/gui/charts/series_bars.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"
#include "core/facts/timing.h"

#include <algorithm>
#include <memory>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

QString title_of(VariantChart::Figure figure) {
    switch (figure) {
    case VariantChart::Figure::time:
        return VariantChart::tr("Measured time");
    case VariantChart::Figure::bandwidth:
        return VariantChart::tr("Bandwidth");
    case VariantChart::Figure::requests:
        return VariantChart::tr("Requests and bank conflicts");
    case VariantChart::Figure::efficiency:
        break;
    }
    return VariantChart::tr("Lane efficiency");
}

constexpr double row_height = 20; ///< minimum height of a row, in pixels at the default text size
constexpr int most_rows = 8;      ///< maximum number of visible rows; with more rows, the chart scrolls

using Figure = VariantChart::Figure;

double as_number(std::uint64_t count) {
    return static_cast<double>(count);
}

std::optional<RunBar> bar_of(Figure figure, const RunSummary& run) {
    const Totals& t = run.figures.totals;
    const auto& timing = run.figures.timing;
    switch (figure) {
    case Figure::time:
        return timing ? std::optional(RunBar{as_number(timing->median_ns), as_number(timing->q1_ns),
                                             as_number(timing->q3_ns)})
                      : std::nullopt;
    case Figure::bandwidth: {
        if (!timing || timing->q1_ns == 0) {
            return std::nullopt;
        }
        const auto rate = [&t](std::uint64_t ns) { return *asked_bytes_per_second(t, ns); };
        return RunBar{rate(timing->median_ns), rate(timing->q3_ns), rate(timing->q1_ns)};
    }
    case Figure::requests: {
        const double requests = as_number(t.all_global().requests + t.all_local().requests);
        return RunBar{requests, requests, requests};
    }
    case Figure::efficiency:
        break;
    }
    const double share = 100 * t.lanes.efficiency();
    return RunBar{share, share, share};
}

RunBar conflicts_of(const RunSummary& run) {
    const double conflicts = as_number(run.figures.totals.all_local().conflicts);
    return {conflicts, conflicts, conflicts};
}

Unit unit_for(Figure figure, double most) {
    switch (figure) {
    case Figure::time:
        return time_unit(most);
    case Figure::bandwidth:
        return rate_unit(most);
    case Figure::requests:
        return most >= 1e6   ? Unit{1e6, VariantChart::tr("million")}
               : most >= 1e4 ? Unit{1e3, VariantChart::tr("thousand")}
                             : Unit{1, QString()};
    case Figure::efficiency:
        break;
    }
    return {1, VariantChart::tr("%", "per cent")};
}

/// Returns the background of a number, which hides the line of the copy rate behind it.
QBrush behind_number(Figure figure, const Theme& theme) {
    return figure == Figure::bandwidth ? QBrush(theme[Role::panel]) : QBrush(Qt::NoBrush);
}

} // namespace

VariantChart::VariantChart(Figure figure, QWidget* parent)
    : ChartBase(title_of(figure), parent), figure_(figure) {
    set_render_view(figure == Figure::time       ? QStringLiteral("times")
                    : figure == Figure::requests ? QStringLiteral("conflicts")
                                                 : QString());
}

QString VariantChart::text_of(double value) const {
    const double share = value / unit_.factor;
    // the number has the same format as in share_text()
    return figure_ == Figure::efficiency                      ? number_text(share, 1)
           : unit_.factor == 1 && figure_ == Figure::requests ? number_text(share, 0)
                                                              : in_unit(value, unit_);
}

std::vector<const RunSummary*> VariantChart::with_bars() const {
    std::vector<const RunSummary*> shown;
    for (const RunSummary* run : comparable()) {
        if (bar_of(figure_, *run)) {
            shown.push_back(run);
        }
    }
    const bool more_is_better = figure_ == Figure::bandwidth || figure_ == Figure::efficiency;
    std::ranges::stable_sort(shown, {}, [&](const RunSummary* run) {
        const double value = bar_of(figure_, *run)->value;
        return more_is_better ? -value : value;
    });
    return shown;
}

int VariantChart::least_plot_height() const {
    const int label = figure_ == Figure::bandwidth ? copy_label_height() : 0;
    return qRound(row_height * text_scale() * static_cast<double>(with_bars().size())) + 12 + label;
}

/// Describes what the chart will show. Displayed instead of empty axes.
QString VariantChart::what_will_stand_here() const {
    if (runs().empty()) {
        return figure_ == Figure::time || figure_ == Figure::bandwidth
                   ? tr("Run an experiment to see the measured times of its kernels here.")
                   : tr("Run an experiment to see the counts of its memory accesses here.");
    }
    const bool is_comparable = !comparable().empty();
    return is_comparable ? tr("None of these runs was timed.")
                         : tr("Runs with findings or a wrong result have no bar.");
}

void VariantChart::draw() {
    const std::vector<const RunSummary*> shown = with_bars();
    set_promise(shown.empty() ? what_will_stand_here() : QString());
    note_left_out();
    double most = 1e-9;
    std::uint64_t copy = 0; // bandwidth of a plain copy, in bytes per second
    for (const RunSummary* run : shown) {
        most = std::max(
            {most, bar_of(figure_, *run)->high, figure_ == Figure::requests ? conflicts_of(*run).value : 0});
        copy = std::max(copy, run->figures.timing ? run->figures.timing->copy_bytes_per_second : 0);
    }
    copy = figure_ == Figure::bandwidth ? copy : 0;
    most = std::max(most, as_number(copy));
    unit_ = unit_for(figure_, figure_ == Figure::efficiency ? 100 : most);
    bars_ = shown.size();
    plot().xAxis->setLabel(unit_.name); // for tooltips
    plot().xAxis->setVisible(false);    // each bar has its number
    plot().xAxis2->setVisible(false);
    draw_names(shown);
    if (copy != 0) {
        QMargins margins = plot().axisRect()->margins();
        margins.setTop(copy_label_height());
        plot().axisRect()->setMargins(margins);
    }
    set_range(shown, figure_ == Figure::efficiency ? 100 : most);
    draw_bars(shown);
    if (copy != 0) {
        draw_copy_line(plot(), as_number(copy), unit_.factor, theme());
    }
    draw_labels(shown); // over the line, which would cross their numbers
    show_source(shown);
    const auto row = std::ranges::find(shown, current());
    if (row != shown.end()) {
        scroll_to((static_cast<double>(row - shown.begin()) + 0.5) / static_cast<double>(bars_));
    }
}

/// Reserves space for the numbers at the ends of the bars. Leaves out the quartiles if they would take the space of
/// the bars; the whiskers show them as well.
void VariantChart::set_range(const std::vector<const RunSummary*>& shown, double most) {
    double number = 0;
    double quartiles = 0;
    for (const RunSummary* run : shown) {
        const RunBar bar = *bar_of(figure_, *run);
        number = std::max(number, scaled_text_width(FontRole::second_strong, whole_text_of(bar.value)) + 16);
        quartiles = std::max(quartiles, scaled_text_width(FontRole::tick, quartiles_of(bar)) + 8);
    }
    const double room = plot().width() - names_width_ - 12;
    shows_quartiles_ = number + quartiles <= 0.6 * room;
    const double bars = std::max(room - number - (shows_quartiles_ ? quartiles : 0), room / 4);
    plot().xAxis->setRange(0, most / unit_.factor * room / bars);
    plot().yAxis->setRange(0.4, static_cast<double>(std::max<std::size_t>(bars_, 1)) + 0.6);
    plot().yAxis->setRangeReversed(true);
}

void VariantChart::draw_bars(const std::vector<const RunSummary*>& shown) {
    for (double place = 0; const RunSummary* run : shown) {
        ++place;
        const bool has_two = figure_ == Figure::requests;
        draw_bar(*bar_of(figure_, *run), has_two ? place - 0.2 : place, has_two ? 0.36 : 0.6, *run,
                 BarFill::solid);
        if (has_two) {
            draw_bar(conflicts_of(*run), place + 0.2, 0.36, *run, BarFill::hollow);
        }
    }
}

void VariantChart::draw_labels(const std::vector<const RunSummary*>& shown) {
    for (double place = 0; const RunSummary* run : shown) {
        ++place;
        const bool is_current = run == current();
        const bool has_two = figure_ == Figure::requests;
        draw_label(*bar_of(figure_, *run), has_two ? place - 0.2 : place, is_current);
        if (has_two) {
            draw_label(conflicts_of(*run), place + 0.2, is_current);
        }
    }
}

QString VariantChart::unclear_text(const std::vector<const RunSummary*>& shown) const {
    if (current() == nullptr || !current()->figures.timing) {
        return {};
    }
    QStringList letters;
    for (const RunSummary* run : shown) {
        if (run != current() && no_clear_difference(*run->figures.timing, *current()->figures.timing)) {
            letters << letter_of(*run);
        }
    }
    return letters.isEmpty() ? QString()
                             : tr("no clear difference between %1 and %2", "letters of runs")
                                   .arg(letter_of(*current()), letters.join(QStringLiteral(", ")));
}

/// Draws the names of the runs. Names that would take too much space from the bars end with an ellipsis; tooltips have
/// the whole names.
void VariantChart::draw_names(const std::vector<const RunSummary*>& shown) {
    std::vector<QString> texts;
    names_width_ = 0;
    for (const RunSummary* run : shown) {
        texts.push_back(fitting_run_name(run->title, plot().width() * 0.45));
        names_width_ = std::max(names_width_, run_name_width({texts.back(), run->place}));
    }
    plot().axisRect()->setAutoMargins(QCP::msNone);
    plot().axisRect()->setMargins(QMargins(qRound(names_width_), 6, 6, 6));
    QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText); // for tooltips and CSV
    double place = 0;
    for (const RunSummary* run : shown) {
        const QString& text = texts[static_cast<std::size_t>(place)];
        names->addTick(++place, run->title);
        draw_run_name(plot(), place, names_width_, {text, run->place, run == current()}, theme());
    }
    plot().yAxis->setTicker(names);
    plot().yAxis->setTickLabels(false);
    plot().yAxis->setSubTicks(false);
    plot().yAxis->grid()->setVisible(false);
}

void VariantChart::draw_bar(const RunBar& value, double place, double width, const RunSummary& run,
                            BarFill fill) {
    const bool is_hollow = fill == BarFill::hollow;
    const QColor colour = theme()[series_role(run.place)];
    const QColor ink = is_hollow ? colour : theme().ink(series_role(run.place));
    auto* bar = new SeriesBars(plot().yAxis, plot().xAxis, series_hatch(run.place), ink);
    bar->setName(run.title);
    bar->setWidth(width);
    bar->setBrush(is_hollow ? QBrush(theme()[Role::panel]) : QBrush(colour));
    bar->setPen(is_hollow ? QPen(colour, 2 * text_scale()) : QPen(Qt::NoPen));
    bar->addData(place, value.value / unit_.factor);
    if (value.high <= value.low || !parts().has_error_bars) {
        return;
    }
    // The lower part of the whisker is inside the bar, so it is drawn in a colour that contrasts with the
    // bar.
    const auto whisker = [&](double less, double more, const QColor& colour_there) {
        auto* errors = new QCPErrorBars(plot().yAxis, plot().xAxis);
        errors->setDataPlottable(bar);
        errors->setPen(QPen(colour_there, 2 * text_scale()));
        errors->setWhiskerWidth(6 * text_scale());
        errors->setSymbolGap(0);
        errors->addData(less / unit_.factor, more / unit_.factor);
    };
    whisker(value.value - value.low, 0, theme().ink(series_role(run.place)));
    whisker(0, value.high - value.value, theme()[Role::text]);
}

/// Draws the number at the end of the bar, followed by the quartiles.
void VariantChart::draw_label(const RunBar& bar, double place, bool is_strong) {
    const FontRole font = figure_ == Figure::requests ? FontRole::tick
                          : is_strong                 ? FontRole::second_strong
                                                      : FontRole::secondary;
    auto* number = new QCPItemText(&plot());
    number->setText(whole_text_of(bar.value));
    number->setFont(text_font(font));
    number->setColor(theme()[Role::text]);
    number->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    number->position->setCoords(bar.high / unit_.factor, place);
    number->setPadding(QMargins(6, 0, 2, 0));
    number->setBrush(behind_number(figure_, theme()));
    number->setClipToAxisRect(false);
    const QString quartiles = quartiles_of(bar);
    if (quartiles.isEmpty() || !shows_quartiles_) {
        return;
    }
    auto* range = new QCPItemText(&plot());
    range->setText(quartiles);
    range->setFont(text_font(FontRole::tick));
    range->setColor(theme()[Role::text2]);
    range->setBrush(behind_number(figure_, theme()));
    range->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    range->position->setType(QCPItemPosition::ptAbsolute);
    range->position->setParentAnchor(number->right);
    range->position->setCoords(4, 0);
    range->setClipToAxisRect(false);
}

QString VariantChart::whole_text_of(double value) const {
    const QString number = text_of(value);
    return unit_.name.isEmpty() ? number : number + QChar(0x202F) + unit_.name;
}

QString VariantChart::quartiles_of(const RunBar& bar) const {
    return text_of(bar.low) == text_of(bar.high)
               ? QString()
               : tr("%1–%2", "quartiles").arg(text_of(bar.low), text_of(bar.high));
}

void VariantChart::show_source(const std::vector<const RunSummary*>& shown) {
    if (runs().empty()) {
        set_subtitle(QString());
        return;
    }
    const QString devices = devices_text(shown);
    if (shown.empty()) {
        set_subtitle(QString());
    } else if (figure_ == Figure::efficiency) {
        set_subtitle(tr("counted from the trace: share of active lanes"), devices);
    } else if (figure_ == Figure::requests) {
        set_subtitle(tr("counted from the trace · filled: requests, hollow: conflicts"), devices);
    } else if (figure_ == Figure::bandwidth) {
        set_subtitle(tr("measured: requested bytes / time"), devices);
    } else {
        set_subtitle(time_source(shown), devices);
    }
}

QString VariantChart::time_source(const std::vector<const RunSummary*>& shown) const {
    const bool is_current_shown = std::ranges::find(shown, current()) != shown.end();
    const RunSummary& run = is_current_shown ? *current() : *shown.front();
    const auto count = static_cast<int>(run.figures.timing->runs_ns.size());
    const QString unclear = unclear_text(shown);
    QStringList parts{tr("measured: median, quartiles, %Ln run(s)", nullptr, count)};
    for (const QString& part : {unclear, run.elements}) {
        if (!part.isEmpty()) {
            parts << part;
        }
    }
    return parts.join(QStringLiteral(" · "));
}

std::unique_ptr<ChartBase> VariantChart::another() const {
    auto made = std::make_unique<VariantChart>(figure_);
    copy_to(*made);
    return made;
}

} // namespace lockstep::gui
