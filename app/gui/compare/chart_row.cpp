#include "app/gui/compare/compare_page_parts.h"

#include "app/gui/charts/variant_chart.h"

#include <QHBoxLayout>
#include <QScrollArea>

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

} // namespace lockstep::gui
