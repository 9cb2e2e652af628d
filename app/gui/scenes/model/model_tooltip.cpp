#include "app/gui/scenes/model/model_tooltip.h"

#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/model_place.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/model_cards.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct ModelTooltip {
    Q_DECLARE_TR_FUNCTIONS(ModelTooltip)
};

QString interval_text(const GroupView& view, const Timeline& timeline, const Interval& interval) {
    const Residency& residency = timeline.residencies[interval.residency];
    const TracePlace place = trace_place(*view.session, view.launch, timeline, interval);
    QStringList lines{bold(ModelTooltip::tr("Warp %1 of group %2, slot %3")
                               .arg(residency.warp)
                               .arg(residency.group)
                               .arg(residency.slot)),
                      slot_state_words(slot_state(interval)).toHtmlEscaped(),
                      ModelTooltip::tr("%Ln cycle(s), from cycle %1 to %2", nullptr,
                                       static_cast<int>(interval.end - interval.begin))
                          .arg(count_text(interval.begin), count_text(interval.end))};
    for (const QString& line : place_lines(view, place)) {
        lines << line.toHtmlEscaped();
    }
    lines << ModelTooltip::tr("modelled; click to go to this step");
    return lines.join(QStringLiteral("<br>"));
}

QString slot_text(const SlotArea& slot) {
    return bold(ModelTooltip::tr("Slot %1").arg(slot.slot)) + QStringLiteral("<br>") +
           ModelTooltip::tr("empty at this cycle");
}

QString bar_text(const GroupView& view, const Cursor& cursor, const IntervalBar& bar) {
    const auto timeline = timeline_of(view, cursor);
    return timeline != nullptr && bar.interval < timeline->intervals.size()
               ? interval_text(view, *timeline, timeline->intervals[bar.interval])
               : QString();
}

QString column_text(const GroupView& view, const Cursor& cursor, const MergedColumn& column) {
    const auto timeline = timeline_of(view, cursor);
    const Interval* interval =
        timeline != nullptr ? timeline->at(column.slot, column.cycle.value()) : nullptr;
    if (interval == nullptr) {
        return {};
    }
    return interval_text(view, *timeline, *interval) + QStringLiteral("<br>") +
           ModelTooltip::tr("several states share this column; zoom in to see each state");
}

QString group_text(const GroupView& view, Group group) {
    const auto& simulation = view.session->analysis(view.launch).model.simulation;
    if (!simulation || group.index() >= simulation->groups.size()) {
        return {};
    }
    const GroupSpan& span = simulation->groups[group.index()];
    return bold(ModelTooltip::tr("Work-group %1").arg(group.value())) + QStringLiteral("<br>") +
           ModelTooltip::tr("on multiprocessor %1 from cycle %2 to %3")
               .arg(span.multiprocessor)
               .arg(count_text(span.begin), count_text(span.end)) +
           QStringLiteral("<br>") +
           ModelTooltip::tr("%Ln other group(s) ran at the same time (simulated)", nullptr,
                            static_cast<int>(groups_beside(simulation->groups, group.index()).size()));
}

QString figure_text(ModelFigure figure) {
    switch (figure) {
    case ModelFigure::cycles:
        return ModelTooltip::tr(
            "Cycles until the last warp has finished and all writes are complete (modelled). The modelled "
            "time is the launch overhead plus these cycles divided by the clock rate. Both values come from "
            "the hardware model, not from the timed device.");
    case ModelFigure::utilisation:
        return ModelTooltip::tr(
            "Issue cycles / (cycles × schedulers of the multiprocessors used) (modelled).");
    case ModelFigure::latency_hidden:
        return ModelTooltip::tr(
            "Share of the waiting cycles of warps in which another warp of the same scheduler issues "
            "(modelled). Latency counts as hidden at 80 % or more, and as not hidden below 30 %.");
    case ModelFigure::state:
        return ModelTooltip::tr(
            "Number of warp slots of this multiprocessor that are in this state at the cursor (modelled).");
    case ModelFigure::stall:
        return ModelTooltip::tr(
            "Cycles that warps spent waiting for this reason, summed over all warps (modelled).");
    case ModelFigure::line:
        return ModelTooltip::tr("Cycles that warps spent waiting for the accesses, barriers and results of "
                                "this line, summed over all warps and all reasons (modelled).");
    case ModelFigure::whole:
        return ModelTooltip::tr("Total: the extra pipe cycles caused by this cost, on the multiprocessor "
                                "where they are highest (modelled).");
    case ModelFigure::exposed:
        return ModelTooltip::tr(
            "Exposed: cycles of the launch minus its cycles with this cost set to zero (modelled).");
    case ModelFigure::hidden:
        return ModelTooltip::tr(
            "Hidden: total minus exposed. Other warps issued during these cycles (modelled).");
    case ModelFigure::theoretical:
        return ModelTooltip::tr(
            "Resident warps / warp slots, based only on the kernel's resource use (modelled).");
    case ModelFigure::achieved:
        return ModelTooltip::tr("Resident warps / warp slots, averaged over the cycles with at least one "
                                "resident warp (modelled).");
    case ModelFigure::limit:
        return ModelTooltip::tr("Number of work-groups that could be resident if this were the only limit. "
                                "The limit with the smallest number is the limiter.");
    case ModelFigure::next_step:
        return ModelTooltip::tr("The smallest change to the registers, the local memory or the group size "
                                "that allows more resident warps.");
    case ModelFigure::hit_rate:
        return ModelTooltip::tr("Sectors that this cache served / sectors requested from it (modelled).");
    }
    return {};
}

} // namespace

QString model_tooltip(const GroupView& view, const Cursor& cursor, const Scene&, const Pointed& pointed) {
    const SceneId& id = pointed.id;
    if (const auto* bar = std::get_if<IntervalBar>(&id)) {
        return bar_text(view, cursor, *bar);
    }
    if (const auto* column = std::get_if<MergedColumn>(&id)) {
        return column_text(view, cursor, *column);
    }
    if (const auto* slot = std::get_if<SlotArea>(&id)) {
        return timeline_of(view, cursor) != nullptr ? slot_text(*slot) : QString();
    }
    if (const auto* group = std::get_if<GroupMark>(&id)) {
        return group_text(view, group->group);
    }
    const auto* figure = std::get_if<FigureMark>(&id);
    return figure != nullptr ? figure_text(figure->figure) : QString();
}

namespace {

/// Returns the residency slot of a shape in the timeline.
std::optional<std::uint32_t> slot_of(const SceneId& id) {
    if (const auto* bar = std::get_if<IntervalBar>(&id)) {
        return bar->slot;
    }
    if (const auto* column = std::get_if<MergedColumn>(&id)) {
        return column->slot;
    }
    const auto* area = std::get_if<SlotArea>(&id);
    return area != nullptr ? std::optional(area->slot) : std::nullopt;
}

const Interval* interval_at(const Timeline& timeline, const SceneId& id, std::uint32_t slot, Cycle cycle) {
    const auto* bar = std::get_if<IntervalBar>(&id);
    return bar != nullptr && bar->interval < timeline.intervals.size() ? &timeline.intervals[bar->interval]
                                                                       : timeline.at(slot, cycle.value());
}

} // namespace

Destination timeline_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                           const Pointed& pointed) {
    if (const auto* group = std::get_if<GroupMark>(&pointed.id)) {
        return {.group = group->group};
    }
    const auto slot = slot_of(pointed.id);
    const auto timeline = slot && scene.axis ? timeline_of(view, cursor) : nullptr;
    if (timeline == nullptr) {
        return {};
    }
    const Cycle cycle(static_cast<std::uint64_t>(std::max(0.0, scene.axis->at(pointed.at.x()))));
    Destination to{.cycle = cycle};
    if (const Interval* interval = interval_at(*timeline, pointed.id, *slot, cycle)) {
        const TracePlace place = trace_place(*view.session, view.launch, *timeline, *interval);
        to.group = place.group;
        to.warp = place.warp;
        to.tick = place.tick;
    }
    return to;
}

} // namespace lockstep::gui
