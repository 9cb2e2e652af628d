#include "app/gui/scenes/flow/flow_picture_parts.h"

#include "app/gui/scenes/kit/model_parts.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace lockstep::gui {
namespace {

/// Returns the positions of the events in the picture.
std::map<std::uint32_t, QRectF> cells_of(const Scene& scene) {
    std::map<std::uint32_t, QRectF> cells;
    for (const Shape& shape : scene.shapes) {
        const Box* box = std::get_if<Box>(&shape);
        if (const auto* cell = box != nullptr ? std::get_if<EventCell>(&box->id) : nullptr) {
            cells.emplace(cell->event, box->rect);
        }
    }
    return cells;
}

/// Returns the events on which the selected lane's events depend.
std::set<std::uint32_t> ancestry_of(const GroupSteps& steps, const FlowSlice& slice, Lane lane) {
    std::set<std::uint32_t> events;
    for (const std::uint32_t event : slice.rows.back().events) {
        if (steps.lanes[event] == lane.value()) {
            events.insert(event);
        }
    }
    std::vector<FlowEdge> edges = slice.edges;
    std::ranges::sort(edges, std::greater(), &FlowEdge::to);
    for (const FlowEdge& edge : edges) { // latest first, so that the end of an edge is known before its start
        if (events.contains(edge.to)) {
            events.insert(edge.from);
        }
    }
    return events;
}

} // namespace

Scene data_flow_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene) {
    const ShownStep shown = shown_access(view, cursor.tick, cursor.warp);
    const auto flow = part_of(view, FlowOf{view.launch, view.steps->group});
    Scene over;
    if (shown.step == nullptr || flow == nullptr) {
        return over;
    }
    const auto step = static_cast<std::uint32_t>(shown.step - view.steps->steps.data());
    const FlowSlice slice = flow_slice(*view.steps, view.trace().program.sites, *flow, step, most_flow_rows);
    const std::set<std::uint32_t> ancestry = ancestry_of(*view.steps, slice, cursor.lane);
    const std::map<std::uint32_t, QRectF> cells = cells_of(scene);
    for (const FlowEdge& edge : slice.edges) {
        if (ancestry.contains(edge.to) && cells.contains(edge.from) && cells.contains(edge.to)) {
            over.shapes.push_back(flow_line(edge, cells.at(edge.from), cells.at(edge.to), true));
        }
    }
    for (const std::uint32_t event : ancestry) {
        if (const auto cell = cells.find(event); cell != cells.end()) {
            add_event_cell(over, view, event, cell->second, true);
        }
    }
    return over;
}

} // namespace lockstep::gui
