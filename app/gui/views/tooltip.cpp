#include "app/gui/views/tooltip.h"

#include "app/gui/model/bank_picture.h"
#include "app/gui/scenes/flow/concurrency_scene.h"
#include "app/gui/scenes/flow/data_flow_scene.h"
#include "app/gui/scenes/flow/exchanges_scene.h"
#include "app/gui/scenes/footprint/footprint_figures.h"
#include "app/gui/scenes/kit/lane_state.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/kit/step_words.h"
#include "app/gui/scenes/kit/value_text.h"
#include "app/gui/scenes/memory/global_memory_scene.h"
#include "app/gui/scenes/memory/heat_scene.h"
#include "app/gui/scenes/model/model_tooltip.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace lockstep::gui {
namespace {

struct TooltipWords {
    Q_DECLARE_TR_FUNCTIONS(TooltipWords)
};

QString state_sentence(LaneState state) {
    switch (state) {
    case LaneState::active:
        return TooltipWords::tr("active: takes part in this step");
    case LaneState::at_barrier:
        return TooltipWords::tr("passes the barrier");
    case LaneState::masked:
        return TooltipWords::tr("masked off: its warp spends this step, it does nothing");
    case LaneState::waiting:
        return TooltipWords::tr("waits at the barrier until the other warps arrive");
    case LaneState::finished:
        return TooltipWords::tr("finished");
    case LaneState::not_issued:
        return TooltipWords::tr("its warp is not issued in this step");
    }
    return {};
}

QString access_line(const GroupView& view, const SiteInfo& site, const LaneEvent& event) {
    const PlaceInObject place = place_of(view.trace(), site, event.payload);
    const QString where =
        place.element.isEmpty() ? QStringLiteral("0x%1").arg(event.payload, 0, 16) : place.element;
    const QString value = moved_value(view, event);
    const QString what = value.isEmpty() ? where : QStringLiteral("%1 = %2").arg(where, value);
    return site.kind == SiteKind::read ? TooltipWords::tr("reads %1").arg(what)
                                       : TooltipWords::tr("writes %1").arg(what);
}

QString lane_tooltip(const GroupView& view, const Cursor& cursor, Warp warp, Lane lane) {
    const WarpRow row = warp_row(view, cursor.tick, warp);
    if (lane.index() >= row.lanes.size()) {
        return {};
    }
    const std::uint64_t item = std::uint64_t{warp.value()} * view.steps->warp_width + lane.value();
    QStringList lines{bold(TooltipWords::tr("Warp %1, lane %2 (work-item %3)")
                               .arg(warp.value())
                               .arg(lane.value())
                               .arg(item)),
                      state_sentence(row.lanes[lane.index()]).toHtmlEscaped()};
    if (const auto event = row.step != nullptr ? lane_event(view, *row.step, lane) : std::nullopt) {
        const SiteInfo& site = view.site(row.step->site);
        if (site.kind == SiteKind::exchange) {
            lines << exchange_tooltip(view, cursor, lane.value()).toHtmlEscaped();
        }
        if (is_access(site.kind)) {
            lines << access_line(view, site, *event).toHtmlEscaped();
        }
        if (is_image_access(site.kind)) {
            lines << texels_text(view, *event).toHtmlEscaped();
        }
        lines << TooltipWords::tr("accesses so far: %1").arg(accesses_until(view.trace(), *event));
        lines << TooltipWords::tr("line %1: %2")
                     .arg(site.line)
                     .arg(QString::fromStdString(site.text))
                     .toHtmlEscaped();
    }
    return lines.join(QStringLiteral("<br>"));
}

QString bank_tooltip(const GroupView& view, const Cursor& cursor, Bank bank) {
    QStringList lines{bold(TooltipWords::tr("Bank %1").arg(bank.value()))};
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    const auto request = step != nullptr ? bank_picture(view, *step) : std::nullopt;
    std::map<std::uint64_t, std::pair<std::uint32_t, std::vector<std::uint32_t>>> words;
    if (request) {
        for (const BankTouch& touch : request->touches) {
            if (touch.bank == bank.value()) {
                words[touch.word].first = touch.pass;
                words[touch.word].second.push_back(touch.lane);
            }
        }
    }
    if (words.empty()) {
        lines << TooltipWords::tr("not used in this step");
    }
    for (const auto& [word, use] : words) {
        lines << TooltipWords::tr("word %1 for lanes %2, in pass %3")
                     .arg(word)
                     .arg(number_ranges(use.second))
                     .arg(use.first + 1);
    }
    return lines.join(QStringLiteral("<br>"));
}

QString warp_tooltip(const GroupView& view, const Cursor& cursor, Warp warp) {
    const WarpStep* step = view.step_at(cursor.tick, warp);
    const double share = step != nullptr ? 100.0 * step->active / view.steps->warp_width : 0;
    const std::uint64_t first = std::uint64_t{warp.value()} * view.steps->warp_width;
    return bold(TooltipWords::tr("Warp %1, work-items %2 to %3")
                    .arg(warp.value())
                    .arg(first)
                    .arg(first + view.lanes_of(warp) - 1)) +
           QStringLiteral("<br>") +
           TooltipWords::tr(
               "lane efficiency of this step: %1 % of its lanes are active (counted from the trace)")
               .arg(share, 0, 'f', 1);
}

/// What a shape of each kind says; a kind that says nothing of its own is one of the model's, or silent.
struct Teller {
    const GroupView& view;
    const Cursor& cursor;

    QString operator()(const LaneCell& at) const { return lane_tooltip(view, cursor, at.warp, at.lane); }
    QString operator()(const RequestCell& at) const { return lane_tooltip(view, cursor, at.warp, at.lane); }
    QString operator()(const WarpHeader& at) const { return warp_tooltip(view, cursor, at.warp); }
    QString operator()(const WarpCount& at) const { return warp_tooltip(view, cursor, at.warp); }
    QString operator()(const OverviewRow& at) const { return warp_tooltip(view, cursor, at.warp); }
    QString operator()(const BankCell& at) const { return bank_tooltip(view, cursor, at.bank); }
    QString operator()(const VerdictChip&) const {
        return TooltipWords::tr(
            "A pass is one trip over the banks: each bank serves one word in it. A conflict is a "
            "pass beyond the fewest possible (counted from the trace).");
    }
    QString operator()(const PassBox& at) const {
        return TooltipWords::tr("Pass %1: lanes that are served together").arg(at.pass + 1);
    }
    QString operator()(const LaunchBar& at) const { return launch_times_tooltip(view, at.launch); }
    QString operator()(const FootprintMark& at) const { return footprint_tooltip(at); }
    QString operator()(const ElementCell& at) const { return footprint_tooltip(at); }
    QString operator()(const EventCell& at) const { return flow_tooltip(view, at.event); }
    QString operator()(const HeatRange& at) const { return heat_tooltip(view, at.object, at.range); }
    QString operator()(const SectorCell& at) const {
        return sector_tooltip(view, cursor, at.request, at.sector);
    }
    template <class Other>
    QString operator()(const Other& other) const {
        return model_tooltip(view, cursor, other);
    }
};

} // namespace

QString tooltip(const GroupView& view, const Cursor& cursor, const SceneId& id) {
    return std::visit(Teller{view, cursor}, id);
}

} // namespace lockstep::gui
