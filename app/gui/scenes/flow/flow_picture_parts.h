#pragma once

#include "app/gui/scenes/flow/flow_slice.h"
#include "app/gui/scenes/kit/picture.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/shown_step.h"
#include "core/session/group_view.h"
#include "core/session/lane_state.h"

namespace lockstep::gui {

/// Largest number of rows in the data flow picture.
constexpr std::size_t most_flow_rows = 10;

/// Returns the step whose values are traced back, for a warp in a tick.
[[nodiscard]] ShownStep shown_access(const GroupView& view, Tick tick, Warp warp,
                                     std::optional<Tick> covered_from = std::nullopt);
[[nodiscard]] LaneEvent lane_event_of(const GroupView& view, std::uint32_t event);

/// Adds the cell of an event, with the value that it read or wrote. `chosen` is true if the selected lane's
/// value depends on the event.
void add_event_cell(Scene& scene, const GroupView& view, std::uint32_t event, QRectF rect, bool chosen);
[[nodiscard]] Box event_box(bool chosen, QRectF rect, const SceneId& id = {});
/// Returns a line from the cell that wrote a value to the cell that needed it.
[[nodiscard]] Line flow_line(const FlowEdge& edge, const QRectF& from, const QRectF& to, bool chosen);

/// Highlights the ancestry of the selected lane's value in the picture: the events on which it depends, and
/// the lines between them.
[[nodiscard]] Scene data_flow_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene);

} // namespace lockstep::gui
