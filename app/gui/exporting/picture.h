#pragma once

#include "app/gui/exporting/provenance.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "core/base/result.h"

#include <QImage>
#include <cstdint>
#include <filesystem>

namespace lockstep::gui {

/// The background of a picture: the theme's panel colour, or transparent.
enum class Ground : std::uint8_t { panel, none };

/// Renders a scene as an image; `scale` 2 doubles its width and height in pixels.
[[nodiscard]] QImage to_image(const Scene& scene, const Theme& theme, double scale = 1,
                              Ground ground = Ground::panel);

/// Checks whether an image of this size, at `scale`, stays within 1 GiB of memory. Errors: value_not_allowed.
[[nodiscard]] Status fits_in_pixels(QSizeF size, double scale);

/// Writes a scene as PNG, SVG or PDF, depending on the file extension. Equal scenes produce identical bytes.
/// Errors: value_not_allowed for other extensions, cannot_write_file.
Status write_picture(const Scene& scene, const Theme& theme, const std::filesystem::path& path,
                     double scale = 1, Ground ground = Ground::panel);
/// Creates the error value_not_allowed for a file whose extension is not that of a supported picture format.
[[nodiscard]] Error not_a_picture_file(const std::filesystem::path& path);

/// Returns an image as a PNG file with the provenance in its text chunks. `scale` is the number of pixels per 1/96
/// inch, from which programs know the size on paper.
[[nodiscard]] QByteArray png_bytes(QImage image, const Provenance& made = {}, double scale = 1);
/// Writes an image as PNG. Errors: cannot_write_file.
Status write_image(const QImage& image, const std::filesystem::path& path);

} // namespace lockstep::gui
