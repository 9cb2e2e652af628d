#pragma once

#include "app/common/place/place.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/shown_picture.h"
#include "core/base/result.h"

#include <QImage>
#include <QSize>
#include <filesystem>
#include <memory>

namespace lockstep::gui {

// Draws a place of a run:
//
//     place + session -> picture at a cursor -> scene -> image, file
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

[[nodiscard]] Result<Scene> scene_at(const ViewPlace& place, const std::shared_ptr<const Session>& session);
/// Renders a place as an image, with `scale` image pixels per pixel of the place's size.
[[nodiscard]] Result<QImage> image_at(const ViewPlace& place, const std::shared_ptr<const Session>& session,
                                      double scale = 1);
/// Writes a PNG, SVG or PDF, depending on the file extension. Errors: also cannot_write_file.
Status write_at(const ViewPlace& place, const std::shared_ptr<const Session>& session,
                const std::filesystem::path& path, double scale = 1);

} // namespace lockstep::gui
