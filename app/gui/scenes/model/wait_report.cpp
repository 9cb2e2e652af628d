#include "app/gui/scenes/model/wait_report.h"

#include "app/gui/scenes/kit/model_place.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/kit/sector_picture.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/bank_picture.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct WaitWords {
    Q_DECLARE_TR_FUNCTIONS(WaitWords)
};

/// Data for the sentences about one interval.
struct Waiting {
    const GroupView& view;
    const Timeline& timeline;
    const Residency& residency;
    const Interval& interval;

    [[nodiscard]] int cycles() const { return static_cast<int>(interval.end - interval.begin); }
};

QString from_to(const QString& sentence, const Waiting& w) {
    return sentence.arg(w.residency.warp).arg(count_text(w.interval.begin), count_text(w.interval.end));
}

QString headline_of(const Waiting& w) {
    switch (slot_state(w.interval)) {
    case SlotState::active:
        return from_to(WaitWords::tr("Warp %1 issues from cycle %2 to %3."), w);
    case SlotState::ready:
        return from_to(WaitWords::tr("Warp %1 is ready from cycle %2 to %3, waiting to issue."), w);
    case SlotState::global:
        return from_to(WaitWords::tr("Warp %1 is blocked from cycle %2 to %3, waiting for global memory."),
                       w);
    case SlotState::local:
        return from_to(WaitWords::tr("Warp %1 is blocked from cycle %2 to %3, waiting for local memory."), w);
    case SlotState::barrier:
        return from_to(WaitWords::tr("Warp %1 is blocked from cycle %2 to %3, waiting at a barrier."), w);
    case SlotState::arithmetic:
        return from_to(WaitWords::tr("Warp %1 is blocked from cycle %2 to %3, waiting for an arithmetic "
                                     "result or for a branch to be resolved."),
                       w);
    case SlotState::done:
        return from_to(
            WaitWords::tr(
                "Warp %1 is done, but its slot stays occupied from cycle %2 to %3, until its group ends."),
            w);
    case SlotState::empty:
        break;
    }
    return {};
}

/// Returns the warps of the interval's group that have not reached its barrier in this cycle.
std::vector<std::uint32_t> missing_warps(const Waiting& w, std::uint64_t cycle) {
    std::vector<std::uint32_t> warps;
    for (const Interval* other : w.timeline.at(cycle)) {
        const Residency& residency = w.timeline.residencies[other->residency];
        const bool arrived = other->state == WarpState::done || other->reason == WaitReason::barrier;
        if (residency.group == w.residency.group && !arrived) {
            warps.push_back(residency.warp);
        }
    }
    std::ranges::sort(warps);
    return warps;
}

/// Names the warp that issues in this cycle on the scheduler to which the interval's slot belongs.
QString issuing_warp(const Waiting& w, std::uint64_t cycle) {
    const std::uint32_t schedulers = w.view.session->hardware().schedulers;
    for (const Interval* other : w.timeline.at(cycle)) {
        const Residency& residency = w.timeline.residencies[other->residency];
        if (other->state == WarpState::active &&
            residency.slot % schedulers == w.residency.slot % schedulers) {
            return WaitWords::tr("Meanwhile, warp %1 of group %2 issues.")
                .arg(residency.warp)
                .arg(residency.group);
        }
    }
    return {};
}

/// Describes the memory traffic of the step for which the warp waits.
QString memory_words(const Waiting& w, const TracePlace& place) {
    const WarpStep* step = place.tick ? w.view.step_at(*place.tick, place.warp) : nullptr;
    if (step == nullptr) {
        return {};
    }
    if (const auto banks = bank_picture(w.view, *step)) {
        return verdict(*banks);
    }
    const SectorPictures pictures = sector_pictures(w.view, *step);
    std::size_t sectors = 0;
    for (const SectorPicture& picture : pictures.requests) {
        sectors += picture.request.sectors.size();
    }
    return sectors == 0 ? QString()
                        : WaitWords::tr("%Ln sector(s) requested", nullptr, static_cast<int>(sectors));
}

/// Returns one line of text: the source line, the addresses and their cost.
QString place_words(const Waiting& w) {
    const TracePlace place = trace_place(*w.view.session, w.view.launch, w.timeline, w.interval);
    QStringList parts = place_lines(w.view, place);
    if (const QString memory = memory_words(w, place); !memory.isEmpty()) {
        parts << memory;
    }
    return parts.join(QStringLiteral(" · "));
}

/// Explains why the interval lasts so long; its location is described separately.
QString reason_words(const Waiting& w, std::uint64_t cycle) {
    if (w.interval.state == WarpState::ready) {
        return issuing_warp(w, cycle);
    }
    if (w.interval.reason != WaitReason::barrier) {
        return {};
    }
    const auto missing = missing_warps(w, cycle);
    return missing.empty() ? QString()
                           : WaitWords::tr("%Ln warp(s) of its group have not reached the barrier yet: %1.",
                                           nullptr, static_cast<int>(missing.size()))
                                 .arg(number_ranges(missing));
}

/// Returns the next interval in which the warp is blocked, after one in which it is not.
const Interval* next_wait(const Timeline& timeline, const Interval& from) {
    const std::uint64_t last = timeline.residencies[from.residency].end;
    for (auto each = timeline.after(from.end); each != timeline.intervals.end() && each->end <= last;
         ++each) {
        if (each->residency == from.residency && each->state == WarpState::blocked) {
            return &*each; // the intervals of a warp are sorted by start
        }
    }
    return nullptr;
}

QString next_wait_words(const Waiting& w) {
    const Interval* next = w.interval.state == WarpState::blocked || w.interval.state == WarpState::done
                               ? nullptr
                               : next_wait(w.timeline, w.interval);
    if (next == nullptr) {
        return {};
    }
    const Waiting then{w.view, w.timeline, w.residency, *next};
    return WaitWords::tr("The next wait of this warp starts in cycle %1 and takes %Ln cycle(s): %2", nullptr,
                         then.cycles())
        .arg(count_text(next->begin), place_words(then));
}

WaitReport not_resident(const Cursor& cursor, const Timeline& timeline, std::uint64_t cycle) {
    WaitReport report;
    report.headline = WaitWords::tr("Warp %1 of group %2 is not resident in cycle %3.")
                          .arg(cursor.warp.value())
                          .arg(cursor.group.value())
                          .arg(count_text(cycle));
    for (const Residency& residency : timeline.residencies) {
        if (residency.group == cursor.group.value() && residency.warp == cursor.warp.value()) {
            report.details << WaitWords::tr("The group is resident from cycle %1 to %2.")
                                  .arg(count_text(residency.begin), count_text(residency.end));
        }
    }
    return report;
}

} // namespace

WaitReport wait_report(const GroupView& view, const Cursor& cursor, const Timeline& timeline, Cycle cycle) {
    for (const Interval* interval : timeline.at(cycle.value())) {
        const Residency& residency = timeline.residencies[interval->residency];
        if (residency.group != cursor.group.value() || residency.warp != cursor.warp.value()) {
            continue;
        }
        const Waiting w{view, timeline, residency, *interval};
        WaitReport report{slot_state(*interval), headline_of(w), {}};
        for (const QString& detail : {place_words(w), reason_words(w, cycle.value()), next_wait_words(w)}) {
            if (!detail.isEmpty()) {
                report.details << detail;
            }
        }
        return report;
    }
    return not_resident(cursor, timeline, cycle.value());
}

/// Returns the height of a headline and three details. In narrow pictures, some details need two or three
/// lines.
double wait_report_height(double width) {
    const double lines = width >= 1000 ? 4 : width >= 700 ? 6 : 9;
    return 12 + 18 * lines;
}

double add_wait_report(Scene& scene, const WaitReport& report, QPointF at, double width) {
    constexpr double swatch_width = 26;
    constexpr double inner = 14;
    const std::size_t first = scene.shapes.size();
    const double left = at.x() + inner + swatch_width + 10;
    const double room = width - inner - swatch_width - 20;
    add_state_swatch(scene, report.state, {at.x() + inner, at.y() + 8, swatch_width, 14});
    double y =
        add_paragraph(scene, {left, at.y() + 6}, room, report.headline, FontRole::body_strong, Role::text);
    for (const QString& detail : report.details) {
        y = add_paragraph(scene, {left, y}, room, detail, FontRole::secondary, Role::text);
    }
    const double bottom = y + 6;
    const Box boxes[] = {filled({at.x(), at.y(), width, bottom - at.y()}, Role::panel_alt),
                         filled({at.x(), at.y(), 4, bottom - at.y()}, Role::accent)};
    scene.shapes.insert(scene.shapes.begin() + static_cast<std::ptrdiff_t>(first), std::begin(boxes),
                        std::end(boxes));
    return bottom;
}

} // namespace lockstep::gui
