#pragma once

#include "app/gui/cursor.h"
#include "core/session/session.h"

#include <optional>

namespace lockstep::gui {

/// Where the cursor must stand to see a finding happen: in its group the first tick on its line that one of
/// its work-items passes; where none of them gets there (a barrier that they miss), the first tick on the
/// line. Nothing where the group never comes to the line.
[[nodiscard]] std::optional<Cursor> place_of(const Session& session, std::size_t launch,
                                             const Finding& finding);

} // namespace lockstep::gui
