#include "app/gui/compare/compare_page_parts.h"

#include "app/gui/charts/variant_chart.h"
#include "app/gui/workspace/experiment_names.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStringList>
#include <algorithm>

namespace lockstep::gui {

QWidget* chart_row(std::vector<VariantChart*>& charts) {
    auto* content = new QWidget;
    content->setProperty("bare", true);
    content->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(0, 0, 0, 0);
    using Figure = VariantChart::Figure;
    for (const Figure figure : {Figure::time, Figure::bandwidth, Figure::requests, Figure::efficiency}) {
        charts.push_back(new VariantChart(figure));
        charts.back()->setMinimumWidth(230);
        row->addWidget(charts.back(), 1);
    }
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->setMinimumHeight(200);
    return scroll;
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
