#pragma once

#include "core/kernel/launch.h"

#include <string>

namespace lockstep {

/// Returns the name of a work-item, its global id: "31", or "(3, 7)" in two and "(3, 7, 0)" in three dimensions.
/// All texts about work-items use this name.
[[nodiscard]] std::string item_id(const NdRange& range, WorkItem item);
/// Returns the names of the first and the last of several work-items: "32–63".
[[nodiscard]] std::string item_ids(const NdRange& range, WorkItem first, WorkItem last);

} // namespace lockstep
