#include "app/gui/scenes/kit/place_words.h"

#include "app/gui/scenes/kit/value_text.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct PlaceWords {
    Q_DECLARE_TR_FUNCTIONS(PlaceWords)
};

QString address_text(const GroupView& view, const SiteInfo& site, std::uint64_t address) {
    const PlaceInObject place = place_of(view.trace(), site, address);
    return place.element.isEmpty() ? QStringLiteral("0x%1").arg(address, 0, 16) : place.element;
}

} // namespace

QStringList place_lines(const GroupView& view, const TracePlace& place) {
    QStringList lines;
    if (place.site == nullptr) {
        return lines;
    }
    const SiteInfo& site = *place.site;
    lines << PlaceWords::tr("line %1: %2").arg(site.line).arg(QString::fromStdString(site.text));
    if (place.tick && is_access(site.kind)) {
        const QString first = address_text(view, site, place.first_address);
        const QString last = address_text(view, site, place.last_address);
        const auto lanes = static_cast<int>(place.lanes);
        lines << (first == last ? PlaceWords::tr("%n lane(s) at %1", nullptr, lanes).arg(first)
                                : PlaceWords::tr("%n lane(s) at %1 to %2", nullptr, lanes).arg(first, last));
    }
    return lines;
}

} // namespace lockstep::gui
