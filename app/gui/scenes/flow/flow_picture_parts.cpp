#include "app/gui/scenes/flow/flow_picture_parts.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/kit/value_text.h"

namespace lockstep::gui {
namespace {

constexpr double least_number_width = 16; ///< minimum width of a cell that shows its value

bool accesses_memory(const SiteInfo& site) {
    return is_access(site.kind);
}

} // namespace

ShownStep shown_access(const GroupView& view, Tick tick, Warp warp, std::optional<Tick> covered_from) {
    return shown_step(view, tick, warp, accesses_memory, covered_from);
}

LaneEvent lane_event_of(const GroupView& view, std::uint32_t event) {
    const WarpStep& step = view.steps->steps[DataFlow::step_of(*view.steps, event)];
    return *lane_event(view, step, Lane(view.steps->lanes[event]));
}

Box event_box(bool chosen, QRectF rect, const SceneId& id) {
    return framed(rect, chosen ? Role::active : Role::request_soft, chosen ? Role::accent : Role::active,
                  chosen ? 2 : 1, id);
}

void add_event_cell(Scene& scene, const GroupView& view, std::uint32_t event, QRectF rect, bool chosen) {
    scene.shapes.push_back(event_box(chosen, rect, EventCell{event}));
    if (rect.width() < least_number_width) {
        return;
    }
    const int most = static_cast<int>((rect.width() - 2) / 6);
    const QString value = moved_value(view, lane_event_of(view, event), most);
    if (const auto font = value_font(value, rect.width())) {
        scene.shapes.push_back(text_label(
            rect, value, *font, chosen ? ink_on(Role::active) : Colour(Role::text), Qt::AlignCenter));
    }
}

Line flow_line(const FlowEdge& edge, const QRectF& from, const QRectF& to, bool chosen) {
    Line line = straight({from.center().x(), from.bottom() + 1}, {to.center().x(), to.top() - 1},
                         chosen ? Role::accent : Role::active, chosen ? 2 : 1,
                         edge.local ? Stroke::solid : Stroke::dashed);
    line.arrow = chosen;
    line.id = FlowLine{edge.from, edge.to};
    return line;
}

} // namespace lockstep::gui
