#pragma once

#include "app/gui/model/cursor.h"
#include "core/session/group_view.h"

#include <optional>

namespace lockstep::gui {

/// Where the cursor must be to see a finding happen: at its work-item, at the step of step_of(). Empty if the
/// group never comes to the line.
[[nodiscard]] std::optional<Cursor> place_of(const Session& session, std::size_t launch,
                                             const Finding& finding);

/// Where the site costs most in the shown group: the step with the most sectors or passes, or the decision on
/// which the lanes disagree most; the first of them, with its first lane. Nothing where the group never comes
/// there.
[[nodiscard]] std::optional<Cursor> place_of(const GroupView& view, Site site);

/// The same in the first group that gets there, of the first 64 of the launch. Empty if none of them does.
[[nodiscard]] std::optional<Cursor> place_of(const std::shared_ptr<const Session>& session,
                                             std::size_t launch, Site site);

} // namespace lockstep::gui
