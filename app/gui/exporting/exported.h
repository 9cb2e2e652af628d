#pragma once

#include "app/common/place/place.h"
#include "app/gui/exporting/picture.h"
#include "app/gui/theme/theme.h"
#include "core/base/result.h"
#include "core/session/part_keys.h"
#include "core/session/session.h"

#include <QImage>
#include <QString>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// The options of an export.
struct ExportChoice {
    QString ending = QStringLiteral("png"); ///< file format: "png", "svg" or "pdf"
    Theme theme;
    QSizeF size = {}; ///< picture size in pixels of 1/96 inch; ignored for pages laid out for paper
    int scale = 1;    ///< pixels of a PNG per unit of `size`
    Ground ground = Ground::panel;
};

/// The parts of a session's model that still must be computed; empty if nothing is missing.
struct MissingParts {
    std::shared_ptr<const Session> session;
    std::vector<PartKey> parts;
};

/// Something that can be copied and exported: the picture of a view, a page laid out for paper, or a chart.
///
///     missing()  -> computed in another thread until nothing is missing; then
///     sheets()   -> the preview          write()   -> the file
class Exported {
public:
    virtual ~Exported() = default;

    [[nodiscard]] virtual QString title() const = 0; ///< returns the title of what is exported: "Stage"
    /// Returns the name of the exported view, as used on the command line and in file names: "stage".
    [[nodiscard]] virtual QString name() const = 0;
    /// Returns the size on screen; empty for a page laid out for paper, which has a fixed size.
    [[nodiscard]] virtual QSizeF size() const { return {}; }
    [[nodiscard]] virtual MissingParts missing() { return {}; }
    /// Returns the sizes of the pages, in pixels of 1/96 inch.
    [[nodiscard]] virtual std::vector<QSizeF> sheets(const ExportChoice& choice) = 0;
    /// Renders one page with `scale` image pixels per 1/96 inch.
    [[nodiscard]] virtual QImage image(const ExportChoice& choice, std::size_t sheet, double scale) = 0;
    /// Writes the export to a file. Errors: value_not_allowed, cannot_write_file.
    virtual Status write(const ExportChoice& choice, const std::filesystem::path& path) = 0;
    /// Returns the place that the export shows: a run and a position in it (see app/common/place/place.h).
    /// Empty if no place can describe it.
    [[nodiscard]] virtual std::optional<ViewPlace> place() const = 0;
    /// Returns the `lockstep render` command that writes the same file; empty if place() is empty.
    [[nodiscard]] QString command(const ExportChoice& choice) const;
};

} // namespace lockstep::gui
