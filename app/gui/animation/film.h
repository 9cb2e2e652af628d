#pragma once

#include "app/gui/animation/animation_format.h"
#include "app/gui/show/frames.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/shown_picture.h"
#include "core/base/result.h"

#include <QImage>
#include <QString>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep::gui {

// The frames of an animation. All frames have the same layout, so that nothing moves but what changes:
//
//     +-------------------------+
//     | title                   |   if there is one
//     +-------------------------+
//     | picture of the view     |   the size of its largest frame
//     +-------------------------+
//     | Step 12 of 56           |   if captions are wanted: what happens in the step;
//     | Warp 0 reads 32 floats. |   as many lines as the longest caption needs
//     +-------------------------+
//     | program, device, ...    |   if there is a footer
//     +-------------------------+

/// What the frames show.
struct FilmRequest {
    ViewPlace place; ///< the run, the view, the theme, and the size of a whole frame
    FrameStep by = {};
    std::optional<std::uint64_t> from = std::nullopt; ///< as in frames(); nullopt: the first
    std::optional<std::uint64_t> to = std::nullopt;   ///< nullopt: the last
    double scale = 1;                                 ///< pixels of a frame per pixel of the place's size
    QString title = {};
    bool has_captions = false; ///< whether the steps are described below the picture
    QString footer = {};
};

/// How far long work is: `done` of `total` frames.
struct FramesDone {
    std::uint64_t done = 0;
    std::uint64_t total = 0;
};
/// Receives the progress. If it returns false, the work stops and returns ErrorCode::cancelled.
using FramesSink = std::function<bool(const FramesDone&)>;

/// The frames of a request, which are drawn one by one.
class Film {
public:
    /// Finds the cursors of all frames and their common layout. May take seconds for thousands of frames.
    /// Errors: value_not_allowed {key, value, allowed} if the run has no such place, or if there are too many
    /// frames or pixels; cancelled; those of the simulation.
    static Result<Film> make(const std::shared_ptr<const Session>& session, const FilmRequest& request,
                             const FramesSink& progress);

    [[nodiscard]] std::size_t frame_count() const { return cursors_.size(); }
    [[nodiscard]] QSize pixels() const; ///< the size of every image
    [[nodiscard]] const Theme& theme() const { return theme_; }
    /// Returns the colours of the theme that any frame fills or draws with, in ascending order.
    [[nodiscard]] const std::vector<QRgb>& colours() const { return colours_; }

    [[nodiscard]] Scene scene(std::size_t frame) const;
    [[nodiscard]] QImage image(std::size_t frame) const; ///< QImage::Format_RGB32

private:
    Film(ShownPicture shown, std::vector<Cursor> cursors, const FilmRequest& request, Theme theme);
    Status measure(const FramesSink& progress);
    void measure_texts();

    ShownPicture shown_;
    std::vector<Cursor> cursors_;
    FilmRequest request_;
    Theme theme_;
    double top_ = 0;      ///< height of the title
    double caption_ = 0;  ///< height of the caption
    double foot_ = 0;     ///< height of the footer
    QSizeF picture_ = {}; ///< size of the largest picture
    std::vector<QRgb> colours_;
};

} // namespace lockstep::gui
