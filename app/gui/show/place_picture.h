#pragma once

#include "app/common/place/place.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/shown_picture.h"
#include "core/base/result.h"

#include <QImage>
#include <QSize>
#include <QSizeF>
#include <memory>

namespace lockstep::gui {

// Draws a place of a run:
//
//     place + session -> picture at a cursor -> scene -> image
//
// Only views in the table of pictures are drawn here; charts and pages of whole runs are drawn in
// app/gui/exporting. All functions return value_not_allowed {key, value, allowed} if the view is not a
// picture, or if the run has no such place.

/// These two functions return the theme and the size in pixels that a place specifies, or the defaults.
[[nodiscard]] Theme theme_of(const ViewPlace& place);
[[nodiscard]] QSize size_of(const ViewPlace& place);

[[nodiscard]] Result<ShownPicture> picture_at(const ViewPlace& place,
                                              const std::shared_ptr<const Session>& session);
/// Returns the same picture at another cursor of its work-group, such as the next one of frames().
[[nodiscard]] ShownPicture with_cursor(ShownPicture shown, const Cursor& cursor);

/// Returns the size of the file that shows a picture: that of the place, or the natural size of the picture.
[[nodiscard]] QSizeF file_size(const ViewPlace& place, const ShownPicture& shown);

[[nodiscard]] Result<Scene> scene_at(const ViewPlace& place, const std::shared_ptr<const Session>& session);
/// Renders a place as an image, with `scale` image pixels per pixel of the place's size. The image has exactly this
/// size.
[[nodiscard]] Result<QImage> image_at(const ViewPlace& place, const std::shared_ptr<const Session>& session,
                                      double scale = 1);

} // namespace lockstep::gui
