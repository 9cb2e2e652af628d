#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QPdfWriter>
#include <QSizeF>
#include <QString>
#include <filesystem>
#include <functional>

namespace lockstep::gui {

/// A drawing as SVG; lengths are pixels of 1/96 inch.
[[nodiscard]] QByteArray svg_bytes(QSizeF size, const QString& title, const QString& description,
                                   const std::function<void(QPaintDevice&)>& draw);

/// A drawing as PDF, on pages of one size. The same drawing gives the same bytes: they contain no time stamp
/// and no random number. (The order of its fonts depends on a hash: it is deterministic if the program has
/// set the seed, as for `render`.)
[[nodiscard]] QByteArray pdf_bytes(QSizeF size, const QString& title,
                                   const std::function<void(QPdfWriter&)>& draw);

/// Errors: cannot_write_file.
Status write_bytes(const QByteArray& bytes, const std::filesystem::path& path);

} // namespace lockstep::gui
