#pragma once

#include "app/common/place/place_keys.h"
#include "app/gui/compare/link.h"
#include "app/gui/model/workspace.h"
#include "app/gui/theme/theme.h"
#include "core/recording/sweep.h"

#include <memory>
#include <optional>
#include <vector>

namespace lockstep::gui {

// Converts what is shown to a place, and a place to a cursor.
//
//     session + cursor + view -> place -> link, command line        place + session -> cursor

/// The names of everything that can be shown.
[[nodiscard]] const PlaceNames& place_names();

/// The theme's name for --theme.
[[nodiscard]] QString theme_option(ThemeName theme);

/// The run of a session with its parameters and hardware model. `file`: the file that it was read or run
/// from; empty: the run is an experiment's.
[[nodiscard]] PlaceRun place_of_run(const Session& session, const QString& file = {});
/// The run that the window shows.
[[nodiscard]] PlaceRun place_of_shown(const Session& session, const Workspace& workspace);

/// This view of the run at the cursor.
[[nodiscard]] ViewPlace place_at(const Session& session, PlaceRun run, const Cursor& cursor,
                                 const QString& view);
/// Compared runs, with the cursor in the first of them. Empty if one was dropped (null) or is not an
/// experiment's run.
[[nodiscard]] std::optional<ViewPlace>
place_of_comparison(const std::vector<std::shared_ptr<const Session>>& sessions, const Cursor& cursor,
                    const QString& picture, LinkBy linked_by);
[[nodiscard]] ViewPlace place_of_sweep(const Sweep& sweep);

/// The cursor for a place in a run; what the place does not specify is taken from `from`. Errors:
/// value_not_allowed {key, value, range} if the run has no such launch, work-group, step, warp, lane or
/// cycle.
[[nodiscard]] Result<Cursor> cursor_in(const ViewPlace& place, const std::shared_ptr<const Session>& session,
                                       const Cursor& from = {});

} // namespace lockstep::gui
