#include "app/gui/scenes/kit/lane_pointing.h"

#include "app/gui/scenes/kit/exchange_receipts.h"
#include "app/gui/scenes/kit/item_name.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/kit/value_text.h"
#include "app/gui/theme/quantity_text.h"
#include "core/session/lane_state.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct LaneTooltip {
    Q_DECLARE_TR_FUNCTIONS(LaneTooltip)
};

QString state_sentence(LaneState state) {
    switch (state) {
    case LaneState::active:
        return LaneTooltip::tr("active: executes this step");
    case LaneState::decided_false:
        return LaneTooltip::tr("active: the condition is false");
    case LaneState::at_barrier:
        return LaneTooltip::tr("passes the barrier");
    case LaneState::masked:
        return LaneTooltip::tr("masked off: idle while its warp runs this step");
    case LaneState::waiting:
        return LaneTooltip::tr("waits at the barrier until the other warps arrive");
    case LaneState::finished:
        return LaneTooltip::tr("finished");
    case LaneState::not_issued:
        return LaneTooltip::tr("the warp of this lane issues no instruction in this step");
    }
    return {};
}

QString access_line(const GroupView& view, const SiteInfo& site, const LaneEvent& event) {
    const QString what = access_text(view, event);
    return site.kind == SiteKind::read ? LaneTooltip::tr("reads %1").arg(what)
                                       : LaneTooltip::tr("writes %1").arg(what);
}

QString tooltip_of_lane(const GroupView& view, const Cursor& cursor, Warp warp, Lane lane) {
    const WarpRow row = warp_row(view, cursor.tick, warp);
    if (lane.index() >= row.lanes.size()) {
        return {};
    }
    QStringList lines{bold(LaneTooltip::tr("Warp %1, lane %2 (work-item %3)")
                               .arg(QString::number(warp.value()), QString::number(lane.value()),
                                    work_item_name(view, warp, lane))),
                      state_sentence(row.lanes[lane.index()]).toHtmlEscaped()};
    if (const auto event = row.step != nullptr ? lane_event(view, *row.step, lane) : std::nullopt) {
        const SiteInfo& site = view.site(row.step->site);
        if (site.kind == SiteKind::exchange) {
            lines << receipt_sentence(view, *row.step, lane).toHtmlEscaped();
        }
        if (is_access(site.kind)) {
            lines << access_line(view, site, *event).toHtmlEscaped();
        }
        if (is_image_access(site.kind)) {
            lines << texels_text(view, *event).toHtmlEscaped();
        }
        lines << LaneTooltip::tr("accesses so far: %1").arg(count_text(accesses_until(view.trace(), *event)));
        lines << LaneTooltip::tr("line %1: %2")
                     .arg(site.line)
                     .arg(QString::fromStdString(site.text))
                     .toHtmlEscaped();
    }
    return lines.join(QStringLiteral("<br>"));
}

QString tooltip_of_warp(const GroupView& view, const Cursor& cursor, Warp warp) {
    const WarpStep* step = view.step_at(cursor.tick, warp);
    const double share = step != nullptr ? 1.0 * step->active / view.steps->warp_width : 0;
    return bold(LaneTooltip::tr("Warp %1, work-items %2 to %3")
                    .arg(QString::number(warp.value()), work_item_name(view, warp, Lane(0)),
                         work_item_name(view, warp, Lane(view.lanes_of(warp) - 1)))) +
           QStringLiteral("<br>") +
           LaneTooltip::tr(
               "lane efficiency of this step: %1 of its lanes are active (counted from the trace)")
               .arg(share_text(share));
}

struct WarpLane {
    Warp warp;
    Lane lane;
};
std::optional<WarpLane> lane_of(const SceneId& id) {
    if (const auto* cell = std::get_if<LaneCell>(&id)) {
        return WarpLane{cell->warp, cell->lane};
    }
    const auto* request = std::get_if<RequestCell>(&id);
    return request != nullptr ? std::optional(WarpLane{request->warp, request->lane}) : std::nullopt;
}

/// Returns the warp if the id is that of a warp's header, count or overview row.
std::optional<Warp> warp_of(const SceneId& id) {
    if (const auto* header = std::get_if<WarpHeader>(&id)) {
        return header->warp;
    }
    if (const auto* count = std::get_if<WarpCount>(&id)) {
        return count->warp;
    }
    const auto* row = std::get_if<OverviewRow>(&id);
    return row != nullptr ? std::optional(row->warp) : std::nullopt;
}

} // namespace

QString lane_tooltip(const GroupView& view, const Cursor& cursor, const Scene&, const Pointed& pointed) {
    if (const auto lane = lane_of(pointed.id)) {
        return tooltip_of_lane(view, cursor, lane->warp, lane->lane);
    }
    const auto warp = warp_of(pointed.id);
    return warp ? tooltip_of_warp(view, cursor, *warp) : QString();
}

Destination lane_click(const GroupView&, const Cursor&, const Scene&, const Pointed& pointed) {
    if (const auto lane = lane_of(pointed.id)) {
        return {.warp = lane->warp, .lane = lane->lane};
    }
    return {.warp = warp_of(pointed.id)};
}

Scene chosen_lines(const GroupView&, const Cursor& cursor, const Scene& scene) {
    Scene over;
    for (const Shape& shape : scene.shapes) {
        const Line* line = std::get_if<Line>(&shape);
        if (line != nullptr && line->id == SceneId(AccessLine{cursor.warp, cursor.lane})) {
            Line chosen = *line;
            chosen.colour = Role::accent;
            chosen.width = 2;
            chosen.arrow = true;
            over.shapes.push_back(chosen);
        }
    }
    return over;
}

} // namespace lockstep::gui
