#pragma once

#include "app/gui/model/cursor.h"
#include "core/session/group_view.h"

#include <optional>

namespace lockstep::gui {

/// Where the cursor must stand to see a finding happen: in its group the first tick on its line that one of
/// its work-items passes; where none of them gets there (a barrier that they miss), the first tick on the
/// line. Nothing where the group never comes to the line.
[[nodiscard]] std::optional<Cursor> place_of(const Session& session, std::size_t launch,
                                             const Finding& finding);

/// Where the site costs most in the shown group: the step with the most sectors or passes, or the decision on
/// which the lanes disagree most; the first of them, with its first lane. Nothing where the group never comes
/// there.
[[nodiscard]] std::optional<Cursor> place_of(const GroupView& view, Site site);

} // namespace lockstep::gui
