#pragma once

#include "app/gui/player/player_request.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <QStringList>
#include <filesystem>

namespace lockstep::gui {

/// What was written.
struct WrittenPlayer {
    std::size_t bytes = 0;
    QStringList left_out; ///< titles of the views for which there was no room
};

/// Writes a run as one HTML file, in which a browser plays its steps: offline, without Lockstep. Equal requests produce
/// equal files. If `progress` returns false, nothing is written. Call it in the window's thread. Errors: those of
/// player_data(); cannot_write_file.
Result<WrittenPlayer> write_player(const PlayerRequest& request, const std::filesystem::path& path,
                                   const ProgressSink& progress = {});

} // namespace lockstep::gui
