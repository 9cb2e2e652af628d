// Defines the metric of each chart, for its tooltips.
#include "app/gui/charts/histogram_chart.h"
#include "app/gui/charts/round_chart.h"
#include "app/gui/charts/sweep_chart.h"
#include "app/gui/charts/variant_chart.h"
#include "app/words/figure_words.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

/// Returns the definition of the metric with this key, which tables also show.
QString known(const char* key) {
    return QCoreApplication::translate(figure_context, figure_definition(key));
}

} // namespace

QString VariantChart::definition() const {
    switch (figure_) {
    case Figure::time:
        return known("timing.median_ns");
    case Figure::bandwidth:
        return tr("Bytes that the accesses request (counted), divided by the median time (measured)");
    case Figure::requests:
        return tr("Requests to global and local memory, and bank conflicts (counted)");
    case Figure::efficiency:
        break;
    }
    return known("totals.lane_efficiency");
}

QString RoundChart::definition() const {
    return figure_ == Figure::efficiency
               ? tr("Active lanes as a share of all lanes of the warps that access memory in this round "
                    "(counted)")
               : tr("Bank passes that local-memory writes take in this round (counted)");
}

QString HistogramChart::definition() const {
    return kind_ == Kind::lanes
               ? tr("Share of the launch's warp steps with this number of active lanes (counted)")
               : tr("Share of the launch's global memory requests that touch this number of sectors "
                    "(counted)");
}

QString SweepChart::definition() const {
    return known(key_);
}

} // namespace lockstep::gui
