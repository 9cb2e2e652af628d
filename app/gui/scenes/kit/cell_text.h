#pragma once

#include "core/session/group_view.h"

#include <QString>

namespace lockstep::gui {

/// The meaning of the number in a lane's cell.
enum class CellNumber : std::uint8_t { value, work_item, address, bank, accesses };

/// Returns the text of a cell with at most `most` characters; empty if there is nothing to show.
[[nodiscard]] QString cell_text(const GroupView& view, const WarpStep& step, Lane lane, CellNumber number,
                                int most);

} // namespace lockstep::gui
