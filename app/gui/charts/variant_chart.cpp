#include "app/gui/charts/variant_chart.h"

#include "app/gui/charts/run_outline.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"
#include "core/facts/timing.h"

#include <algorithm>
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

constexpr std::size_t most_outlines = 4; ///< maximum number of drawn outlines; the note below lists all

double as_number(std::uint64_t count) {
    return static_cast<double>(count);
}

} // namespace

VariantChart::VariantChart(Figure figure, QWidget* parent)
    : ChartBase(title_of(figure), parent), figure_(figure) {
    set_render_view(figure == Figure::time       ? QStringLiteral("times")
                    : figure == Figure::requests ? QStringLiteral("conflicts")
                                                 : QString());
}

std::optional<VariantChart::Bar> VariantChart::bar_of(const RunSummary& run) const {
    const Totals& t = run.figures.totals;
    const auto& timing = run.figures.timing;
    switch (figure_) {
    case Figure::time:
        return timing ? std::optional(Bar{as_number(timing->median_ns), as_number(timing->q1_ns),
                                          as_number(timing->q3_ns)})
                      : std::nullopt;
    case Figure::bandwidth: {
        if (!timing || timing->q1_ns == 0) {
            return std::nullopt;
        }
        const auto rate = [&t](std::uint64_t ns) { return *asked_bytes_per_second(t, ns); };
        return Bar{rate(timing->median_ns), rate(timing->q3_ns), rate(timing->q1_ns)};
    }
    case Figure::requests: {
        const double requests = as_number(t.all_global().requests + t.all_local().requests);
        return Bar{requests, requests, requests};
    }
    case Figure::efficiency:
        break;
    }
    const double share = 100 * t.lanes.efficiency();
    return Bar{share, share, share};
}

VariantChart::Bar VariantChart::conflicts_of(const RunSummary& run) {
    const double conflicts = as_number(run.figures.totals.all_local().conflicts);
    return {conflicts, conflicts, conflicts};
}

Unit VariantChart::unit_for(double most) const {
    switch (figure_) {
    case Figure::time:
        return time_unit(most);
    case Figure::bandwidth:
        return rate_unit(most);
    case Figure::requests:
        return most >= 1e6   ? Unit{1e6, tr("million")}
               : most >= 1e4 ? Unit{1e3, tr("thousand")}
                             : Unit{1, QString()};
    case Figure::efficiency:
        break;
    }
    return {1, tr("%", "per cent")};
}

QString VariantChart::text_of(double value) const {
    const double share = value / unit_.factor;
    return figure_ == Figure::efficiency                      ? number_text(share, 1) // as share_text()
           : unit_.factor == 1 && figure_ == Figure::requests ? number_text(share, 0)
                                                              : in_unit(value, unit_);
}

std::vector<const RunSummary*> VariantChart::with_bars() const {
    std::vector<const RunSummary*> shown;
    for (const RunSummary* run : comparable()) {
        if (bar_of(*run)) {
            shown.push_back(run);
        }
    }
    return shown;
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
    double most = 0;
    std::uint64_t copy = 0; // in bytes per second
    for (const RunSummary* run : shown) {
        most =
            std::max({most, bar_of(*run)->high, figure_ == Figure::requests ? conflicts_of(*run).value : 0});
        copy = std::max(copy, run->figures.timing ? run->figures.timing->copy_bytes_per_second : 0);
    }
    copy = figure_ == Figure::bandwidth ? copy : 0;
    most = std::max(most, as_number(copy));
    unit_ = unit_for(figure_ == Figure::efficiency ? 100 : most);
    outlines_ = shown.empty() ? 0 : std::min(left_out().size(), most_outlines);
    bars_ = shown.size() + outlines_;
    has_turned_ = false;
    draw_names(shown);
    draw_runs(shown);
    draw_outlines(shown.size());
    if (copy != 0) {
        draw_copy_line(plot(), as_number(copy), unit_.factor, theme());
    }
    const double top = figure_ == Figure::efficiency ? 100 : std::max(most, 1e-9);
    plot().xAxis->setRange(0.4, static_cast<double>(std::max<std::size_t>(bars_, 1)) + 0.6);
    // Reserves space for the numbers above the bars: the height of a rotated number is its length.
    const double room = has_turned_ ? 1 + 44.0 * text_scale() / std::max(40, plot().height() - 60) : 1.25;
    plot().yAxis->setRange(0, top / unit_.factor * std::max(room, 1.25));
    plot().yAxis->setLabel(unit_.name);
    if (figure_ == Figure::efficiency) {
        label_per_cent(*plot().yAxis);
    }
    limit_ticks(*plot().yAxis, plot().height() - 40.0);
    show_source(shown);
}

void VariantChart::draw_runs(const std::vector<const RunSummary*>& shown) {
    double place = 0;
    for (const RunSummary* run : shown) {
        ++place;
        const bool is_current = run == current() || bars_ <= 4;
        if (figure_ == Figure::requests) {
            draw_bar(*bar_of(*run), place - 0.2, 0.36, *run, BarFill::solid);
            draw_bar(conflicts_of(*run), place + 0.2, 0.36, *run, BarFill::hollow);
            draw_label(*bar_of(*run), place - 0.2, 0.4, is_current);
            draw_label(conflicts_of(*run), place + 0.2, 0.4, is_current);
        } else {
            draw_bar(*bar_of(*run), place, 0.6, *run, BarFill::solid);
            draw_label(*bar_of(*run), place, 0.95, is_current);
        }
    }
}

void VariantChart::draw_outlines(std::size_t bars) {
    for (std::size_t i = 0; i < outlines_; ++i) {
        draw_run_outline(plot(), static_cast<double>(bars + i) + 1, letter_of(*left_out()[i]), theme());
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

/// Draws full names if they fit side by side; otherwise only the letters of the experiments.
void VariantChart::draw_names(const std::vector<const RunSummary*>& shown) {
    const double room = (plot().width() - 70.0) / static_cast<double>(std::max<std::size_t>(bars_, 1));
    const bool whole = std::ranges::all_of(shown, [room](const RunSummary* run) {
        return scaled_text_width(FontRole::tick, run->title) <= room - 6;
    });
    QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
    double place = 0;
    for (const RunSummary* run : shown) {
        names->addTick(++place, whole ? run->title.section(QLatin1Char(' '), 1) : letter_of(*run));
        draw_run_mark(plot(), place, room, {letter_of(*run), run->place}, theme());
    }
    plot().xAxis->setTicker(names);
    plot().xAxis->setTickLabels(whole); // letters are drawn separately, next to their marks
    make_room_for_run_marks(plot());
    plot().xAxis->setSubTicks(false);
}

void VariantChart::draw_bar(const Bar& value, double place, double width, const RunSummary& run,
                            BarFill fill) {
    const bool is_hollow = fill == BarFill::hollow;
    const QColor colour = theme()[series_role(run.place)];
    const QColor ink = is_hollow ? colour : theme().ink(series_role(run.place));
    auto* bar = new SeriesBars(plot().xAxis, plot().yAxis, series_hatch(run.place), ink);
    bar->setName(run.title);
    bar->setWidth(width);
    bar->setBrush(is_hollow ? QBrush(theme()[Role::panel]) : QBrush(colour));
    bar->setPen(is_hollow ? QPen(colour, 2 * text_scale()) : QPen(Qt::NoPen));
    bar->addData(place, value.value / unit_.factor);
    if (value.high <= value.low) {
        return;
    }
    // The lower part of the whisker is inside the bar, so it is drawn in a colour that contrasts with the
    // bar.
    const auto whisker = [&](double less, double more, const QColor& colour_there) {
        auto* errors = new QCPErrorBars(plot().xAxis, plot().yAxis);
        errors->setDataPlottable(bar);
        errors->setPen(QPen(colour_there, 2 * text_scale()));
        errors->setWhiskerWidth((bars_ > 6 ? 6 : 12) * text_scale());
        errors->setSymbolGap(0);
        errors->addData(less / unit_.factor, more / unit_.factor);
    };
    whisker(value.value - value.low, 0, theme().ink(series_role(run.place)));
    whisker(0, value.high - value.value, theme()[Role::text]);
}

/// Draws the number on the bar, rotated if it is wider than the space for its bar.
void VariantChart::draw_label(const Bar& bar, double place, double width, bool is_strong) {
    const QString number = text_of(bar.value);
    const QString whole = unit_.name.isEmpty() ? number : number + QChar(0x202F) + unit_.name;
    const FontRole font = is_strong ? FontRole::second_strong : FontRole::tick;
    const double room =
        (plot().width() - 70.0) / static_cast<double>(std::max<std::size_t>(bars_, 1)) * width - 2;
    const bool turned = scaled_text_width(font, number) > room;
    has_turned_ = has_turned_ || turned;
    auto* text = new QCPItemText(&plot());
    text->setText(scaled_text_width(font, whole) <= room ? whole : number);
    text->setFont(text_font(font));
    text->setColor(theme()[Role::text]);
    text->setRotation(turned ? -90 : 0);
    text->setPositionAlignment(turned ? Qt::AlignLeft | Qt::AlignVCenter
                                      : Qt::AlignHCenter | Qt::AlignBottom);
    text->position->setCoords(place, bar.high / unit_.factor);
    text->setPadding(turned ? QMargins(4, 0, 0, 0) : QMargins(0, 0, 0, 3));
    text->setClipToAxisRect(false);
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

} // namespace lockstep::gui
