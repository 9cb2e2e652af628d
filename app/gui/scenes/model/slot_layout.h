#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/scene_options.h"
#include "app/gui/workspace/cursor.h"
#include "core/session/group_view.h"

#include "core/schedule/timeline.h"

namespace lockstep::gui {

/// Positions of the rows in the picture of a multiprocessor:
///
///     group slot 0    0 |____ cycles ____________|
///                     1 |________________________|
///     group slot 1    2 |...
struct SlotLayout {
    static constexpr double label_width = 116;

    const GroupView& view;
    const Timeline& timeline;
    const Simulation& run;
    const HardwareModel& hardware;
    Axis axis;
    double width;
    std::uint32_t used_rows;  ///< number of slots that were ever used
    std::uint32_t row_count;  ///< number of rows with one slot each; all other (empty) slots share one row
    std::uint32_t slot_group; ///< number of slots per work-group
    double row_pitch;

    [[nodiscard]] double row_top(std::uint32_t slot) const {
        const std::uint32_t gaps_above = slot / slot_group;
        return slot * row_pitch + gaps_above * group_gap;
    }
    [[nodiscard]] double rows_height() const { return row_top(row_count - 1) + row_pitch; }

private:
    static constexpr double group_gap = 4;
};

[[nodiscard]] SlotLayout slot_layout(const GroupView& view, const Timeline& timeline, QSizeF size,
                                     const SceneOptions& options);

} // namespace lockstep::gui
