// Lists the colours of a chart that a reader must tell apart.
#include "app/gui/charts/chart_base.h"

#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

/// Returns what distinguishes a line without its colour: its dashes, its marker and whether the marker is filled.
QString cue_of(const QCPGraph& graph) {
    const QCPScatterStyle marker = graph.scatterStyle();
    QString cue =
        QStringLiteral("%1 %2 %3")
            .arg(static_cast<int>(graph.pen().style()))
            .arg(static_cast<int>(marker.shape()))
            .arg(marker.brush().style() == Qt::NoBrush || marker.brush().color() != graph.pen().color());
    for (const qreal dash : graph.pen().dashPattern()) {
        cue += QStringLiteral(" %1").arg(dash);
    }
    return cue;
}

} // namespace

std::vector<MeantColour> ChartBase::colours() const {
    std::vector<MeantColour> all;
    for (int i = 0; i < plot_->graphCount(); ++i) {
        const QCPGraph& graph = *plot_->graph(i);
        all.push_back({graph.pen().color(), cue_of(graph), graph.name()});
    }
    return all; // bars have their names next to them, and a map has a scale that is readable in grey
}

} // namespace lockstep::gui
