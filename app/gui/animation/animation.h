#pragma once

#include "app/gui/animation/animation_format.h"
#include "app/gui/animation/film.h"

#include <filesystem>

namespace lockstep::gui {

/// An animation of one run:
///
///     request -> Film (cursors, layout) -> image of each frame -> AnimationWriter -> file
struct AnimationRequest {
    FilmRequest film;
    FrameRate rate = {};
    std::uint32_t hold_ms = 0;  ///< how much longer the last frame is shown
    std::filesystem::path file; ///< its ending selects the format; "folder/" is a sequence of PNG files
    Provenance made = {};       ///< for the metadata of the file
};

/// What an animation will be.
struct AnimationEstimate {
    std::uint64_t frames = 0;
    QSize size;              ///< of a frame, in pixels
    double seconds = 0;      ///< how long the animation takes when it is played
    std::uint64_t bytes = 0; ///< size of the file; usually within a factor of two
    double work_seconds = 0; ///< how long it takes to write, at the speed of the frames that were tried
};

// Both functions draw without widgets, so they may run in a job's thread, while the QApplication exists and its
// language does not change.

/// Writes an animation. Equal requests result in equal bytes. If it fails or is cancelled, nothing is left behind,
/// and an old file stays. Errors: those of Film::make() and open_animation(); cancelled.
Status write_animation(const std::shared_ptr<const Session>& session, const AnimationRequest& request,
                       const FramesSink& progress);

/// Draws and encodes some of the frames to find out how large the file will be. Errors: the same; files are written
/// only to a temporary folder.
[[nodiscard]] Result<AnimationEstimate> estimate_animation(const std::shared_ptr<const Session>& session,
                                                           const AnimationRequest& request,
                                                           const FramesSink& progress);

} // namespace lockstep::gui
