#pragma once

#include "app/common/place/place_keys.h"
#include "app/gui/compare/link.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/workspace.h"
#include "core/recording/sweep.h"

#include <memory>
#include <optional>
#include <vector>

namespace lockstep::gui {

// Converts between what the window shows and a place (see app/common/place/place.h).
//
//     session + cursor + view -> place -> link, command line        place + session -> cursor

/// Returns the names of everything that can be shown, such as views and themes.
[[nodiscard]] const PlaceNames& place_names();

/// Returns the value of --theme that selects this theme.
[[nodiscard]] QString theme_option(ThemeName theme);

/// Returns the run of a session with its parameters and hardware model. `file` is the file from which it was
/// run or read; it is empty if the run is an experiment.
[[nodiscard]] PlaceRun place_of_run(const Session& session, const QString& file = {});
/// Returns the run that the window shows.
[[nodiscard]] PlaceRun place_of_shown(const Session& session, const Workspace& workspace);

/// Returns the place that shows `run` in this view, with the cursor at `cursor`.
[[nodiscard]] ViewPlace place_at(const Session& session, PlaceRun run, const Cursor& cursor,
                                 const QString& view);
/// Returns the place of compared runs, with the cursor in the first one. Empty if a session is null because
/// it was dropped, or if a run is not an experiment.
[[nodiscard]] std::optional<ViewPlace>
place_of_comparison(const std::vector<std::shared_ptr<const Session>>& sessions, const Cursor& cursor,
                    const QString& picture, LinkBy linked_by);
/// Returns the place of a race at a time of its clock. Empty if a run is not an experiment.
[[nodiscard]] std::optional<ViewPlace>
place_of_race(const std::vector<std::shared_ptr<const Session>>& sessions, std::uint64_t time);
[[nodiscard]] ViewPlace place_of_sweep(const Sweep& sweep);

/// Returns the cursor for a place in a run. Members that the place does not specify are copied from `from`.
/// Errors: value_not_allowed {key, value, range} if the run has no such launch, work-group, step, warp, lane
/// or cycle.
[[nodiscard]] Result<Cursor> cursor_in(const ViewPlace& place, const std::shared_ptr<const Session>& session,
                                       const Cursor& from = {});

} // namespace lockstep::gui
