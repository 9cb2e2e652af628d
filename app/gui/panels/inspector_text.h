#pragma once

#include "app/gui/workspace/cursor.h"
#include "core/session/lane_state.h"

#include <QString>
#include <utility>
#include <vector>

namespace lockstep::gui {

/// The texts that the inspector shows about the cursor's lane.
struct InspectorText {
    LaneState state = LaneState::not_issued;
    QString state_word; ///< for example "active"
    QString title;      ///< for example "Warp 0, lane 8"
    QString item;       ///< for example "work-item 8"
    std::vector<std::pair<QString, QString>> rows;
    QString sentence; ///< what the warp's step costs
};
[[nodiscard]] InspectorText inspect(const GroupView& view, const Cursor& cursor);

} // namespace lockstep::gui
