#pragma once

#include "app/gui/exporting/provenance.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QPdfWriter>
#include <QSizeF>
#include <QString>
#include <filesystem>
#include <functional>

namespace lockstep::gui {

/// Returns a drawing as an SVG file of exactly this size, with the provenance in its metadata; lengths are pixels of
/// 1/96 inch.
[[nodiscard]] QByteArray svg_bytes(QSizeF size, const QString& title, const QString& description,
                                   const std::function<void(QPaintDevice&)>& draw,
                                   const Provenance& made = {});

/// Returns a drawing as a PDF file with pages of one size. Equal drawings produce identical bytes because the
/// file contains no time stamp and no random number. (The order of its fonts depends on Qt's hash seed, so
/// the program must fix that seed, as `render` does.) The provenance is in the document information.
[[nodiscard]] QByteArray pdf_bytes(QSizeF size, const QString& title,
                                   const std::function<void(QPdfWriter&)>& draw, const Provenance& made = {});

/// Writes a file. Errors: cannot_write_file.
Status write_bytes(const QByteArray& bytes, const std::filesystem::path& path);

} // namespace lockstep::gui
