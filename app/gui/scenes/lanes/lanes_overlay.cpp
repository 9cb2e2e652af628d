#include "app/gui/scenes/lanes/lanes_scene.h"

#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/workspace/track.h"

#include <map>
#include <set>

namespace lockstep::gui {
namespace {

/// Returns the positions of a warp's lanes in the picture.
std::map<std::uint32_t, QRectF> cells_of(const Scene& scene, Warp warp) {
    std::map<std::uint32_t, QRectF> cells;
    for (const Shape& shape : scene.shapes) {
        const Box* box = std::get_if<Box>(&shape);
        const auto* cell = box != nullptr ? std::get_if<LaneCell>(&box->id) : nullptr;
        if (cell != nullptr && cell->warp == warp) {
            cells[cell->lane.value()] |= box->rect;
        }
    }
    return cells;
}

Box frame(const QRectF& rect, double width) {
    return framed(rect.adjusted(-width, -width, width, width), Role::none, Role::accent, width);
}

/// Returns the n for which every n-th lane has a number in the scene.
std::uint32_t numbered_lanes(const std::map<std::uint32_t, QRectF>& cells, std::uint32_t lanes) {
    if (cells.size() < 2) {
        return 1;
    }
    const double pitch = std::next(cells.begin())->second.left() - cells.begin()->second.left();
    return lane_number_every(pitch, lanes);
}

void add_strong_numbers(Scene& over, const GroupView& view, const WarpStep& step,
                        const std::map<std::uint32_t, QRectF>& cells) {
    const std::uint32_t every = numbered_lanes(cells, view.steps->warp_width);
    for (const std::uint16_t lane : view.steps->lanes_of(step)) {
        const auto cell = cells.find(lane);
        if (lane % every != 0 || cell == cells.end()) {
            continue;
        }
        const QRectF number(cell->second.center().x() - 12, lane_numbers_top, 24, lane_numbers_height);
        // Hides the normal number, over which the emphasised one is drawn.
        over.shapes.push_back(filled(number, Role::panel));
        over.shapes.push_back(
            text_label(number, QString::number(lane), FontRole::tick_strong, Role::text, Qt::AlignCenter));
    }
}

/// Returns the lanes of each warp that execute the line in any step.
std::map<std::uint32_t, std::set<std::uint32_t>> lanes_of_line(const GroupView& view, std::uint32_t line) {
    std::map<std::uint32_t, std::set<std::uint32_t>> lanes;
    for (const std::uint32_t tick : ticks_of_line(view, line)) {
        for (const WarpStep& step : view.steps->steps_of(Tick(tick))) {
            const auto of_step = view.steps->lanes_of(step);
            lanes[step.warp.value()].insert(of_step.begin(), of_step.end());
        }
    }
    return lanes;
}

/// Adds bars to the cells of lanes that execute the chosen line in any step.
void add_line_bars(Scene& over, const GroupView& view, const Scene& scene, std::uint32_t line) {
    const auto lanes = lanes_of_line(view, line);
    for (const Shape& shape : scene.shapes) {
        const Box* box = std::get_if<Box>(&shape);
        const auto* cell = box != nullptr ? std::get_if<LaneCell>(&box->id) : nullptr;
        const auto warp = cell != nullptr ? lanes.find(cell->warp.value()) : lanes.end();
        if (warp != lanes.end() && warp->second.contains(cell->lane.value())) {
            over.shapes.push_back(line_bar(box->rect));
        }
    }
}

} // namespace

Scene lanes_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene) {
    Scene over;
    const std::map<std::uint32_t, QRectF> cells = cells_of(scene, cursor.warp);
    if (cells.empty()) {
        return over;
    }
    if (const WarpStep* step = view.step_at(cursor.tick, cursor.warp)) {
        add_strong_numbers(over, view, *step, cells);
    }
    if (cursor.line > 0) {
        add_line_bars(over, view, scene, cursor.line);
    }
    if (const auto lane = cells.find(cursor.lane.value()); lane != cells.end()) {
        over.shapes.push_back(frame(lane->second, 1));
    }
    QRectF warp;
    for (const auto& [lane, rect] : cells) {
        warp |= rect;
    }
    over.shapes.push_back(frame(warp, 2));
    return over;
}

} // namespace lockstep::gui
