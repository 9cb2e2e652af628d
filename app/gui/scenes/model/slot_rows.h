#pragma once

#include "app/gui/scenes/model/slot_state.h"

#include <vector>

namespace lockstep::gui {

/// The intervals of each residency slot of a multiprocessor, by slot, ascending in time.
using SlotIntervals = std::vector<std::vector<std::uint32_t>>;
[[nodiscard]] SlotIntervals intervals_by_slot(const Timeline& timeline, std::uint32_t slot_count);

/// Columns of this width hold together what is narrower.
inline constexpr double merged_width = 3;

/// A state as a bar, with pattern from 6 px and a letter from 26 px; arithmetic and done are lines.
void add_state_bar(Scene& scene, SlotState state, QRectF bar, const SceneId& id);

/// One slot's row over the part of the axis that is shown. Intervals of 3 px and more are bars, with pattern
/// from 6 px and a letter from 26 px. Shorter ones are merged: each column of 3 px is a stack whose heights
/// are the shares of its cycles, active at the bottom.
///
///     |////G////|..|~|=|////////|      bars, then merged columns, then a bar
void add_slot_row(Scene& scene, const Timeline& timeline, std::uint32_t slot,
                  const std::vector<std::uint32_t>& intervals, const Axis& axis, QRectF row);

} // namespace lockstep::gui
