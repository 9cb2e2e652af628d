#include "app/gui/compare/compare_page_parts.h"

#include "app/gui/charts/variant_chart.h"
#include "app/gui/compare/pane_grid.h"
#include "app/gui/workspace/experiment_names.h"

#include <QCoreApplication>
#include <QPushButton>
#include <QSplitter>
#include <QStringList>
#include <algorithm>

namespace lockstep::gui {

PaneGrid* chart_grid(std::vector<VariantChart*>& charts) {
    auto* content = new PaneGrid({230, 190}, 6);
    std::vector<QWidget*> panes;
    using Figure = VariantChart::Figure;
    for (const Figure figure : {Figure::time, Figure::bandwidth, Figure::requests, Figure::efficiency}) {
        charts.push_back(new VariantChart(figure));
        charts.back()->hide_note(); // the interpretation has the same words
        panes.push_back(charts.back());
    }
    content->set_panes(panes);
    content->set_least_row(200);
    return content;
}

void show_in_filled(PaneGrid& grid, const std::vector<VariantChart*>& charts,
                    const std::vector<RunSummary>& runs) {
    std::vector<QWidget*> filled;
    for (VariantChart* chart : charts) {
        chart->set_runs(runs, runs.empty() ? QString() : runs.front().key);
        const bool has_bars = !chart->with_bars().empty();
        chart->setVisible(has_bars);
        if (has_bars) {
            filled.push_back(chart);
        }
    }
    grid.set_panes(filled);
    grid.setVisible(!filled.empty());
}

namespace {

struct RunItemWords {
    Q_DECLARE_TR_FUNCTIONS(RunItemWords)
};

} // namespace

QString run_item_text(const RunSummary& run) {
    QStringList parts{run.chip, run.hardware};
    parts.removeAll(QString());
    return QStringLiteral("%1\n%2").arg(run.title, parts.join(QStringLiteral(" · ")));
}

QString run_item_tip(const RunSummary& run) {
    QStringList parameters;
    for (const auto& [name, value] : run.parameters) {
        parameters << QStringLiteral("%1=%2").arg(QString::fromStdString(name),
                                                  QString::fromStdString(value));
    }
    return RunItemWords::tr("%1 · %2\n%3\nDevice: %4\nHardware model: %5",
                            "family; run; its parameters; device; hardware")
        .arg(family_title(family_of(run.id)), run.title, parameters.join(QLatin1Char(' ')), run.device,
             run.hardware);
}

void fit_to_buttons(QWidget& column) {
    int widest = 170;
    for (const QPushButton* each : column.findChildren<QPushButton*>()) {
        widest = std::max(widest, each->sizeHint().width() + 4);
    }
    column.setMinimumWidth(widest);
}

void turn(QSplitter& sides, QSplitter& lower, Qt::Orientation orientation) {
    sides.setOrientation(orientation);
    sides.insertWidget(0, sides.widget(1));
    lower.setOrientation(orientation);
}

} // namespace lockstep::gui
