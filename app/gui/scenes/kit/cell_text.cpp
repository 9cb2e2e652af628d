#include "app/gui/scenes/kit/cell_text.h"

#include "app/gui/scenes/kit/value_text.h"
#include "core/session/lane_state.h"

namespace lockstep::gui {

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
        return QString::number(event->item.value());
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
