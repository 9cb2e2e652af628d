#include "app/gui/compare/race_table.h"

#include "app/gui/charts/series_style.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fields.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/trace/race_words.h"

#include <QHeaderView>
#include <algorithm>
#include <numeric>

namespace lockstep::gui {
namespace {

enum Column : int {
    place_column,
    run_column,
    time_column,
    behind_column,
    steps_column,
    conflicts_column,
    barrier_column,
    columns
};

Qt::Alignment alignment_of(int column) {
    return Qt::AlignVCenter | (column <= run_column ? Qt::AlignLeft : Qt::AlignRight);
}

/// Returns the cycles that the warps of all launches wait at barriers, summed over all warps.
std::uint64_t barrier_cycles(const Session& session) {
    std::uint64_t sum = 0;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        sum += session.analysis(launch).model.simulation->stalls.barrier;
    }
    return sum;
}

std::uint64_t conflicts_of(const Session& session) {
    const Totals& totals = session.run_figures().totals;
    return totals.local_load.conflicts + totals.local_store.conflicts + totals.local_atomic.conflicts;
}

QString behind_text(const Race& race, const Racer& run) {
    if (run.standing.gap == 0) {
        return QStringLiteral("–");
    }
    const QString gap = worded(race_time(race.clock, run.standing.gap));
    return run.standing.ratio ? QStringLiteral("%1 (%2)").arg(gap, ratio_text(*run.standing.ratio)) : gap;
}

/// Returns the runs in the order in which they finish.
std::vector<std::size_t> order_of(const Race& race) {
    std::vector<std::size_t> order(race.runs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&race](std::size_t run) { return race.runs[run].end; });
    return order;
}

/// Returns the runs that are finished by place, then the others in their own order, which says nothing about their
/// places.
std::vector<std::size_t> shown_order(const ShownRace& shown) {
    std::vector<std::size_t> order = order_of(*shown.race);
    const auto running = std::ranges::find_if(
        order, [&shown](std::size_t run) { return shown.race->runs[run].end > shown.time; });
    std::sort(running, order.end());
    return order;
}

} // namespace

RaceTable::RaceTable(QWidget* parent) : QTableWidget(parent) {
    setAccessibleName(tr("Result so far"));
    make_reading_table(*this);
    setSelectionMode(QAbstractItemView::NoSelection);
    setColumnCount(columns);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(run_column, QHeaderView::Stretch);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void RaceTable::set_theme(const Theme& theme) {
    theme_ = theme;
}

void RaceTable::fill_head(RaceClock clock) {
    QStringList heads{
        tr("Place"),         tr("Run"),        clock == RaceClock::cycles ? tr("Cycles") : tr("Time"),
        tr("Behind"),        tr("Warp steps"), tr("Bank conflicts"),
        tr("Barrier cycles")};
    for (QString& head : heads) {
        head.replace(QLatin1Char(' '),
                     QLatin1Char('\n')); // narrow columns leave more for the names of the runs
    }
    setHorizontalHeaderLabels(heads);
    const QString tips[columns] = {
        {},
        {},
        tr("The modelled time of all launches of the run"),
        tr("How much later this run finishes than the fastest run, and the ratio of their times"),
        figure_tip("totals.warp_steps"),
        tr("Passes of local memory beyond the minimum, for reads, writes and atomics (counted)"),
        tr("Cycles in which warps wait at barriers, summed over all warps (modelled)")};
    for (int column = 0; column < columns; ++column) {
        horizontalHeaderItem(column)->setToolTip(tips[column]);
        horizontalHeaderItem(column)->setTextAlignment(alignment_of(column));
    }
}

void RaceTable::set_text(int row, int column, const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(alignment_of(column));
    setItem(row, column, item);
}

void RaceTable::fill_run(int row, const ShownRace& shown, std::size_t run, unsigned place) {
    const Race& race = *shown.race;
    const Racer& racer = race.runs[run];
    const bool is_finished = shown.time >= racer.end;
    set_text(row, place_column, is_finished ? count_text(racer.standing.place) : QStringLiteral("–"));
    set_text(row, run_column, shown.looks[run].title);
    setIconSize(icon_size(16));
    item(row, run_column)->setIcon(QIcon(series_mark(place, theme_)));
    set_text(row, time_column,
             !is_finished                      ? tr("running")
             : race.clock == RaceClock::cycles ? count_text(racer.end)
                                               : time_text(static_cast<double>(racer.end)));
    set_text(row, behind_column, is_finished ? behind_text(race, racer) : QString());
    set_text(row, steps_column, count_text(racer.session->run_figures().totals.warp_steps));
    set_text(row, conflicts_column, count_text(conflicts_of(*racer.session)));
    set_text(row, barrier_column, count_text(barrier_cycles(*racer.session)));
}

void RaceTable::show_race(const ShownRace& shown, const std::vector<unsigned>& places) {
    const std::vector<std::size_t> order = shown_order(shown);
    const auto rows = static_cast<int>(order.size());
    setRowCount(rows + 1);
    fill_head(shown.race->clock);
    for (int row = 0; row < rows; ++row) {
        const std::size_t run = order[static_cast<std::size_t>(row)];
        fill_run(row, shown, run, places[run]);
    }
    const QString model = tr("model");
    const QString trace = tr("trace");
    const QString from[columns] = {
        tr("From", "where a figure comes from"), {}, model, model, trace, trace, model};
    for (int column = 0; column < columns; ++column) {
        set_text(rows, column, from[column]);
        item(rows, column)->setForeground(theme_[Role::text2]);
    }
    updateGeometry();
}

void RaceTable::clear_race() {
    setRowCount(0);
    updateGeometry();
}

int RaceTable::needed_width() const {
    constexpr int least_name = 150; // pixels at a text size of 100 %
    int width = 2 * frameWidth() + qRound(least_name * text_scale());
    for (int column = 0; column < columns; ++column) {
        const int cells = column == run_column ? 0 : sizeHintForColumn(column);
        width += column == run_column ? 0 : std::max(cells, horizontalHeader()->sectionSizeHint(column));
    }
    return width;
}

QSize RaceTable::sizeHint() const {
    int height = horizontalHeader()->sizeHint().height() + 2 * frameWidth();
    for (int row = 0; row < rowCount(); ++row) {
        height += rowHeight(row);
    }
    return {600, height + 2};
}

} // namespace lockstep::gui
