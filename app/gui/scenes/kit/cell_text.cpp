#include "app/gui/scenes/kit/cell_text.h"

#include "app/gui/scenes/kit/value_text.h"
#include "app/words/trace/item_words.h"
#include "core/session/lane_state.h"

namespace lockstep::gui {
namespace {

/// Names a work-item by its global id: "(3, 7)", or "3,7" if the longer form does not fit.
QString short_name(const GroupView& view, WorkItem item, int most) {
    QString name = QString::fromStdString(item_id(view.trace().range, item));
    if (name.size() > most) {
        name.remove(QLatin1Char('(')).remove(QLatin1Char(')')).remove(QLatin1Char(' '));
    }
    return name;
}

} // namespace

QString cell_text(const GroupView& view, const WarpStep& step, Lane lane, CellNumber number, int most) {
    const auto event = lane_event(view, step, lane);
    if (!event) {
        return {};
    }
    const SiteInfo& site = view.site(step.site);
    switch (number) {
    case CellNumber::value:
        if (is_decision(site.kind)) {
            return QString::number(site.kind == SiteKind::choice ? event->payload : decision(event->payload));
        }
        return moved_value(view, *event, most);
    case CellNumber::work_item:
        return short_name(view, event->item, most);
    case CellNumber::address:
        return is_access(site.kind) ? QString::number(event->payload) : QString();
    case CellNumber::bank: {
        const HardwareModel& hardware = view.session->hardware();
        return site.space == Space::local && is_access(site.kind)
                   ? QString::number(event->payload / hardware.bank_bytes % hardware.banks)
                   : QString();
    }
    case CellNumber::accesses:
        return QString::number(accesses_until(view.trace(), *event));
    }
    return {};
}

} // namespace lockstep::gui
