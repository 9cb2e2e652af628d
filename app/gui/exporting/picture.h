#pragma once

#include "app/gui/exporting/provenance.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QImage>
#include <QString>
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

/// Returns the extension of a file without its dot: "png".
[[nodiscard]] QString ending_of(const std::filesystem::path& path);
/// Returns whether this is "png", "svg" or "pdf".
[[nodiscard]] bool is_picture_ending(const QString& ending);
/// Creates the error value_not_allowed for a file whose extension is not that of a supported picture format.
[[nodiscard]] Error not_a_picture_file(const std::filesystem::path& path);

/// Returns an image as a PNG file with the provenance in its text chunks. `scale` is the number of pixels per 1/96
/// inch, from which programs know the size on paper.
[[nodiscard]] QByteArray png_bytes(QImage image, const Provenance& made = {}, double scale = 1);
/// Writes an image as PNG. Errors: cannot_write_file.
Status write_image(const QImage& image, const std::filesystem::path& path);

} // namespace lockstep::gui
