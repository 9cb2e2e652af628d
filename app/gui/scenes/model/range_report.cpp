#include "app/gui/scenes/model/range_report.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/trace/step_words.h"
#include "core/schedule/timeline_range.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct RangeWords {
    Q_DECLARE_TR_FUNCTIONS(RangeWords)
};

constexpr std::size_t listed_lines = 3;

struct StateShare {
    SlotState state{};
    std::uint64_t cycles = 0;
};

/// Returns the states in which warps are, the most frequent first.
std::vector<StateShare> states_of(const RangeUse& use) {
    std::vector<StateShare> states{{SlotState::active, use.active},
                                   {SlotState::ready, use.stalls.ready},
                                   {SlotState::global, use.stalls.global},
                                   {SlotState::local, use.stalls.local},
                                   {SlotState::barrier, use.stalls.barrier},
                                   {SlotState::arithmetic, use.stalls.dependency},
                                   {SlotState::done, use.done}};
    std::erase_if(states, [](const StateShare& each) { return each.cycles == 0; });
    std::ranges::stable_sort(states, std::ranges::greater(), &StateShare::cycles);
    return states;
}

QString share_of(std::uint64_t part, std::uint64_t all) {
    return share_text(static_cast<double>(part) / static_cast<double>(all));
}

/// Lists the lines with the most waiting cycles: "line 112: s[lid] = ... 45.5 %".
QString line_words(const GroupView& view, const RangeUse& use) {
    struct LineWait {
        std::uint32_t file = 0;
        std::uint32_t line = 0;
        std::uint64_t cycles = 0;
    };
    std::vector<LineWait> lines;
    for (const SiteWait& wait : use.waits) {
        const SiteInfo& site = view.site(wait.site);
        const auto known = std::ranges::find_if(
            lines, [&](const LineWait& each) { return each.file == site.file && each.line == site.line; });
        if (known == lines.end()) {
            lines.push_back({site.file, site.line, wait.cycles});
        } else {
            known->cycles += wait.cycles;
        }
    }
    std::ranges::stable_sort(lines, std::ranges::greater(), &LineWait::cycles);
    QStringList parts;
    for (std::size_t i = 0; i < std::min(listed_lines, lines.size()); ++i) {
        const QString text =
            QString::fromStdString(line_text(view.trace().program, lines[i].file, lines[i].line));
        parts << RangeWords::tr("line %1: %2 (%3)", "number of a line; its text; a percentage")
                     .arg(QString::number(lines[i].line), text, share_of(lines[i].cycles, use.stalls.sum()));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace

WaitReport range_report(const GroupView& view, const Timeline& timeline, const CycleRange& range) {
    const RangeUse use = range_use(timeline, range.begin, range.end);
    const std::vector<StateShare> states = states_of(use);
    WaitReport report;
    report.state = states.empty() ? SlotState::empty : states.front().state;
    report.headline =
        RangeWords::tr("Cycles %1 to %2: %Ln cycle(s), %3 modelled", "a range; a time",
                       static_cast<int>(use.cycles))
            .arg(count_text(range.begin.value()), count_text(range.end.value()),
                 time_text(static_cast<double>(modelled_ns(use.cycles, view.session->hardware()))));
    QStringList parts;
    for (const StateShare& each : states) {
        parts << QStringLiteral("%1 %2").arg(slot_state_words(each.state), share_of(each.cycles, use.sum()));
    }
    const bool has_end =
        timeline.is_whole || timeline.intervals.empty() || range.end.value() <= timeline.intervals.back().end;
    if (!has_end) {
        parts << QCoreApplication::translate("MultiprocessorWords", "only the first %1 states are drawn")
                     .arg(count_text(timeline.intervals.size()));
    }
    report.details << (parts.isEmpty() ? RangeWords::tr("No warp is resident in these cycles.")
                                       : parts.join(QStringLiteral(" · ")));
    if (use.stalls.sum() != 0) {
        report.details << RangeWords::tr("Waits by line: %1", "a list").arg(line_words(view, use));
    }
    return report;
}

Scene range_marks(const Scene& scene, const CycleRange& range) {
    Scene over;
    const Axis& axis = scene.track->axis;
    const auto x = [&axis](Cycle cycle) {
        return std::round(axis.x(std::clamp(static_cast<double>(cycle.value()), axis.begin, axis.end)));
    };
    const double left = x(range.begin);
    const double right = x(range.end);
    const double top = scene.track->top;
    Box area = filled({left, top, right - left, scene.track->bottom - top}, Role::accent);
    area.opacity = 0.16;
    over.shapes.push_back(area);
    for (const double edge : {left, right}) {
        over.shapes.push_back(straight({edge, top}, {edge, scene.track->bottom}, Role::accent, 2));
    }
    const QString text = count_text(range.end.value() - range.begin.value());
    const double width = text_width(FontRole::tick_strong, text) + 14;
    Box flag =
        filled({std::clamp((left + right - width) / 2, axis.left, std::max(axis.left, axis.right - width)),
                top, width, 17},
               Role::accent);
    flag.radius = 2;
    over.shapes.push_back(flag);
    over.shapes.push_back(
        text_label(flag.rect, text, FontRole::tick_strong, Role::on_accent, Qt::AlignCenter));
    return over;
}

Scene wait_arrows(const Scene& scene, const GroupView& view, const Cursor& cursor, const Timeline& timeline,
                  Cycle cycle) {
    Scene over;
    const Axis& axis = scene.track->axis;
    const std::vector<double>& rows = scene.track->rows;
    const auto point = [&](std::uint32_t slot, Cycle at) {
        return QPointF(axis.x(static_cast<double>(at.value())), rows[slot]);
    };
    for (const Interval* each : timeline.at(cycle.value())) {
        const Residency& residency = timeline.residencies[each->residency];
        if (residency.group != cursor.group.value() || residency.warp != cursor.warp.value()) {
            continue;
        }
        for (const WaitLink& link : wait_links(timeline, view.trace().program, *each)) {
            const auto is_visible = [&axis](Cycle at) {
                const auto value = static_cast<double>(at.value());
                return value >= axis.begin && value <= axis.end;
            };
            if (link.from_slot >= rows.size() || link.to_slot >= rows.size() || !is_visible(link.from) ||
                !is_visible(link.to)) {
                continue;
            }
            const QPointF from = point(link.from_slot, link.from);
            const QPointF to = point(link.to_slot, link.to);
            Line halo = straight(from, to, Role::panel, 5);
            Line arrow = straight(from, to, Role::accent, 2);
            arrow.arrow = true;
            over.shapes.emplace_back(halo);
            over.shapes.emplace_back(arrow);
        }
    }
    return over;
}

} // namespace lockstep::gui
