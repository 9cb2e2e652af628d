// What each chart's figure means: its tooltips say it.
#include "app/gui/charts/histogram_chart.h"
#include "app/gui/charts/round_chart.h"
#include "app/gui/charts/sweep_chart.h"
#include "app/gui/charts/variant_chart.h"
#include "app/words/figure_words.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

/// Of a figure that tables show too.
QString known(const char* key) {
    return QCoreApplication::translate(figure_context, figure_definition(key));
}

} // namespace

QString VariantChart::definition() const {
    switch (figure_) {
    case Figure::time:
        return known("timing.median_ns");
    case Figure::bandwidth:
        return tr("Bytes that the accesses ask for (counted) over the median time (measured)");
    case Figure::requests:
        return tr("Requests of global and local memory, and beside them the bank conflicts (counted)");
    case Figure::efficiency:
        break;
    }
    return known("totals.lane_efficiency");
}

QString RoundChart::definition() const {
    return figure_ == Figure::efficiency
               ? tr("Lanes that take part in the round's memory accesses, of all lanes of the warps that "
                    "make "
                    "them (counted)")
               : tr("Trips over the banks that the round's writes to local memory need (counted)");
}

QString HistogramChart::definition() const {
    return kind_ == Kind::lanes
               ? tr("The share of the launch's warp steps in which so many lanes take part (counted)")
               : tr("The share of the launch's requests of global memory that touch so many sectors "
                    "(counted)");
}

QString SweepChart::definition() const {
    return known(key_);
}

} // namespace lockstep::gui
