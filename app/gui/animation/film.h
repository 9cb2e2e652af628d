#pragma once

#include "app/gui/exporting/framed_picture.h"
#include "app/gui/show/frames.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/shown_picture.h"
#include "core/base/result.h"

#include <QImage>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// What the frames of an animation show.
struct FilmRequest {
    ViewPlace place; ///< the run, the view and the theme
    FrameStep by = {};
    std::optional<std::uint64_t> from = std::nullopt; ///< as in frames(); nullopt: the first
    std::optional<std::uint64_t> to = std::nullopt;   ///< nullopt: the last
    double scale = 1;                                 ///< pixels of the file per pixel of the frame's size
    Frame frame = {};           ///< what surrounds the picture; an empty size is replaced by file_size()
    bool has_narration = false; ///< whether captions describe the steps
    /// For the view "race": the other runs. The frames differ by cycles of the race's clock.
    std::vector<std::shared_ptr<const Session>> others = {};
};

/// Frames that have no common layout yet.
struct LooseFrames {
    std::size_t count = 0;
    QSizeF size;                                                ///< of the file, if the request has none
    std::function<Scene(std::size_t frame, QSizeF room)> scene; ///< lays out the picture for a room
    std::function<QString(std::size_t frame)> caption;          ///< describes the step
};

/// How far long work is. `total` is 0 while the frames are laid out.
struct FramesDone {
    std::uint64_t done = 0;
    std::uint64_t total = 0;
};
/// Receives the progress. If it returns false, the work stops and returns ErrorCode::cancelled.
using FramesSink = std::function<bool(const FramesDone&)>;

/// The frames of a request, which are drawn one by one. They have the same layout, so that nothing moves but what
/// changes: the picture has the scale at which every step fits, and there is room for the longest caption.
class Film {
public:
    /// Finds the cursors of all frames and their common layout. May take seconds for thousands of frames.
    /// Errors: value_not_allowed {key, value, allowed} if the run has no such place, or if there are too many
    /// frames or pixels; cancelled; those of the simulation.
    static Result<Film> make(const std::shared_ptr<const Session>& session, const FilmRequest& request,
                             const FramesSink& progress);

    [[nodiscard]] std::size_t frame_count() const { return frames_.count; }
    [[nodiscard]] QSize pixels() const; ///< the size of every image
    [[nodiscard]] const Theme& theme() const { return theme_; }
    /// Returns the colours of the theme that any frame fills or draws with, in ascending order.
    [[nodiscard]] const std::vector<QRgb>& colours() const { return colours_; }

    [[nodiscard]] FramedPicture picture(std::size_t frame) const;
    [[nodiscard]] QImage image(std::size_t frame) const; ///< QImage::Format_RGB32

private:
    Film(LooseFrames frames, const FilmRequest& request);
    Status measure(const FramesSink& progress);
    [[nodiscard]] double fitting_scale(std::size_t frame) const;

    LooseFrames frames_;
    FilmRequest request_;
    Theme theme_;
    FrameFit fit_;
    std::vector<QRgb> colours_;
};

} // namespace lockstep::gui
