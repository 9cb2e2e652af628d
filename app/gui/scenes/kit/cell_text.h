#pragma once

#include "core/session/group_view.h"

#include <QString>

namespace lockstep::gui {

/// What the number in a lane's cell is.
enum class CellNumber : std::uint8_t { value, work_item, address, bank, accesses };

/// What a cell says, at most `most` characters; empty where there is nothing to say.
[[nodiscard]] QString cell_text(const GroupView& view, const WarpStep& step, Lane lane, CellNumber number,
                                int most);

} // namespace lockstep::gui
