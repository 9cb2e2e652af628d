#pragma once

#include "app/gui/model/cursor.h"
#include "core/session/group_view.h"

#include <optional>

namespace lockstep::gui {

/// Where a finding is visible: at its work-item, in the step of step_of(). Empty if the group never reaches
/// the line.
[[nodiscard]] std::optional<Cursor> place_of(const Session& session, std::size_t launch,
                                             const Finding& finding);

/// Where the site costs most in the shown group: the first step with the most sectors or passes, or the most
/// divergent branch, at its first active lane. Empty if the group never reaches the site.
[[nodiscard]] std::optional<Cursor> place_of(const GroupView& view, Site site);

/// The same in the first group that reaches the site, of the first 64 groups. Empty if none of them does.
[[nodiscard]] std::optional<Cursor> place_of(const std::shared_ptr<const Session>& session,
                                             std::size_t launch, Site site);

} // namespace lockstep::gui
