#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "core/base/result.h"

#include <QImage>
#include <cstdint>
#include <filesystem>

namespace lockstep::gui {

/// What a picture stands on: the theme's panel, or nothing, so that what is under it shows through.
enum class Ground : std::uint8_t { panel, none };

/// A scene as pixels; `scale` 2 doubles them.
[[nodiscard]] QImage to_image(const Scene& scene, const Theme& theme, double scale = 1,
                              Ground ground = Ground::panel);

/// Whether a picture of this size may be made of pixels, so many for each of its own: not where they would take
/// more than 1 GiB. Errors: value_not_allowed.
[[nodiscard]] Status fits_in_pixels(QSizeF size, double scale);

/// Writes a scene as PNG, SVG or PDF, by the file's ending; the same scene gives the same bytes.
/// Errors: value_not_allowed for another ending, cannot_write_file.
Status write_picture(const Scene& scene, const Theme& theme, const std::filesystem::path& path,
                     double scale = 1, Ground ground = Ground::panel);
/// value_not_allowed: the file's ending names no kind of picture.
[[nodiscard]] Error not_a_picture_file(const std::filesystem::path& path);

/// Writes an image as PNG. Errors: cannot_write_file.
Status write_image(const QImage& image, const std::filesystem::path& path);

} // namespace lockstep::gui
