// Defines the metric of each chart, for its tooltips.
#include "app/gui/charts/histogram_chart.h"
#include "app/gui/charts/round_chart.h"
#include "app/gui/charts/sweep_chart.h"
#include "app/gui/charts/variant_chart.h"
#include "app/gui/theme/core_words.h"

namespace lockstep::gui {

QString VariantChart::definition() const {
    switch (figure_) {
    case Figure::time:
        return figure_tip("timing.median_ns");
    case Figure::bandwidth:
        return tr("Bytes that the accesses request (counted), divided by the median time (measured)");
    case Figure::requests:
        return tr("Requests to global and local memory, and bank conflicts (counted)");
    case Figure::efficiency:
        break;
    }
    return figure_tip("totals.lane_efficiency");
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
    return figure_tip(key_);
}

} // namespace lockstep::gui
