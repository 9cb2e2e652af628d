#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/model/group_view.h"

#include <optional>

namespace lockstep::gui {

/// Where the cursor must stand to see a finding happen: in its group the first tick on its line that one of
/// its work-items passes; where none of them gets there (a barrier that they miss), the first tick on the
/// line. Nothing where the group never comes to the line.
[[nodiscard]] std::optional<Cursor> place_of(const Session& session, std::size_t launch,
                                             const Finding& finding);

/// The first tick of the shown group at which the site is passed, with the first of its lanes. Nothing where
/// the group never comes there.
[[nodiscard]] std::optional<Cursor> place_of(const GroupView& view, Site site);

} // namespace lockstep::gui
