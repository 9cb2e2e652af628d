#pragma once

#include "app/gui/workspace/cursor.h"
#include "core/session/group_view.h"

#include <optional>

namespace lockstep::gui {

/// Returns the cursor that shows a finding: its work-item, at the step that step_of() returns. Empty if the
/// group never executes the line.
[[nodiscard]] std::optional<Cursor> place_of(const Session& session, std::size_t launch,
                                             const Finding& finding);

/// Returns the cursor for the most expensive occurrence of the site in the shown group: the first step with
/// the most sectors, the most passes or the most divergent branch, at its first active lane. Empty if the
/// group never executes the site.
[[nodiscard]] std::optional<Cursor> place_of(const GroupView& view, Site site);

/// Returns the cursor for the most expensive occurrence of the site in the first group that executes it.
/// Examines only the first 64 groups; empty if none of them executes the site.
[[nodiscard]] std::optional<Cursor> place_of(const std::shared_ptr<const Session>& session,
                                             std::size_t launch, Site site);

} // namespace lockstep::gui
