#include "tests/support/pictures/paint_session.h"

#include "app/gui/compare/comparison.h"
#include "app/gui/panels/findings/advice_text.h"
#include "app/gui/panels/findings/finding_text.h"
#include "app/gui/panels/inspector_text.h"
#include "app/gui/scenes/findings/evidence_scene.h"
#include "app/gui/scenes/lanes/scrub_scene.h"
#include "app/gui/scenes/memory/counters_scene.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/views/scene_layers.h"
#include "app/gui/workspace/run_summary.h"
#include "core/session/session.h"

#include <algorithm>
#include <tuple>

namespace lockstep::gui {
namespace {

constexpr QSizeF picture_size{640, 360};
constexpr QSize most_pixels{2000, 2000};
constexpr std::size_t most_pointed = 40; // shapes per picture that are pointed at
constexpr std::size_t most_findings = 4;

/// Paints like a view, which reuses text layouts, because text layout dominates the paint time of many
/// pictures.
void paint(const Scene& scene) {
    // Never deleted, because its fonts must not be freed after the application.
    static auto* const layers = new SceneLayers;
    layers->show(scene);
    layers->draw(scene.size.toSize().boundedTo(most_pixels), 1, {}, 1);
}

/// Requests the tooltips of shapes all over the scene, and the targets of clicks on these shapes.
void point_at(const Picture& picture, const GroupView& view, const Cursor& cursor, const Scene& scene) {
    const std::size_t stride = scene.shapes.size() / most_pointed + 1;
    for (std::size_t i = 0; i < scene.shapes.size(); i += stride) {
        const Pointed place{std::visit([](const auto& shape) { return shape.id; }, scene.shapes[i]),
                            QPointF(10.0 * static_cast<double>(i), 40)};
        std::ignore = picture.tooltip(view, cursor, scene, place);
        std::ignore = picture.click(view, cursor, scene, place);
    }
}

void paint_views(const GroupView& view, const Cursor& cursor) {
    for (const Picture* row : pictures()) {
        const Scene scene = whole_scene(*row, view, cursor, picture_size, {1, 0, CellNumber::value});
        paint(scene);
        point_at(*row, view, cursor, scene);
    }
    std::ignore = inspect(view, cursor);
}

/// Paints the first tick of the first group or, if `last`, the last tick, lane and warp of the last group.
void paint_group(const std::shared_ptr<const Session>& session, std::size_t launch, bool last) {
    Cursor cursor;
    cursor.launch = launch;
    cursor.group = Group(last ? session->trace(launch).groups().end - 1 : 0);
    const GroupView view = make_group_view(session, launch, cursor.group);
    if (last && view.tick_count() > 0) {
        cursor.tick = Tick(view.tick_count() - 1);
        cursor.warp = Warp(view.steps->warps - 1);
        cursor.lane = Lane(view.lanes_of(cursor.warp) - 1);
    }
    paint_views(view, cursor);
    std::ignore = comparison_rows({summarise(view), summarise(view)});
}

void paint_findings(const std::shared_ptr<const Session>& session, std::size_t launch) {
    const std::vector<Finding>& findings = session->analysis(launch).findings;
    for (std::size_t i = 0; i < std::min(most_findings, findings.size()); ++i) {
        const Evidence evidence = evidence_of(session->trace(launch), findings[i],
                                              [&](Group group) { return session->steps(launch, group); });
        std::ignore = finding_text(findings[i], session->trace(launch).range);
        paint(evidence_scene(*session, launch, findings[i], evidence, picture_size.width()));
    }
    const auto all = session->part(AdviceOf{launch});
    for (const Advice& advice : *all) {
        std::ignore = advice_text(*session, launch, advice);
        std::ignore = view_of(*session, launch, advice);
    }
}

} // namespace

void paint_session(const std::shared_ptr<const Session>& session) {
    const std::size_t last = session->launch_count() - 1;
    for (const std::size_t launch : {std::size_t{0}, last}) {
        paint_group(session, launch, launch == last);
        paint_findings(session, launch);
        const SourceCounters counters = source_counters_of_all(*session, launch);
        paint(counters_scene(counters, LineMetrics{}, 1, counter_columns(counters), picture_size.height()));
    }
}

} // namespace lockstep::gui
