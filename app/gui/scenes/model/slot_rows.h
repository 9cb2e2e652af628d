#pragma once

#include "app/gui/scenes/model/slot_state.h"

#include <functional>

namespace lockstep::gui {

/// Columns of this width hold together what is narrower.
inline constexpr double merged_width = 3;

/// A state as a bar, with pattern from 6 px and a letter from 26 px; arithmetic and done are lines.
void add_state_bar(Scene& scene, SlotState state, QRectF bar, const SceneId& id);

/// The rows of the first slots over the part of the axis that is shown, each where `row_of` says. Intervals of
/// 3 px and more are bars, with pattern from 6 px and a letter from 26 px. Shorter ones are merged: each column of
/// 3 px is a stack whose heights are the shares of its cycles, active at the bottom. One walk serves all rows.
///
///     |////G////|..|~|=|////////|      bars, then merged columns, then a bar
void add_slot_rows(Scene& scene, const Timeline& timeline, std::uint32_t slot_count, const Axis& axis,
                   const std::function<QRectF(std::uint32_t)>& row_of);

} // namespace lockstep::gui
