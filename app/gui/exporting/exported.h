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

/// How something is written to a file.
struct ExportChoice {
    QString ending = QStringLiteral("png"); ///< "png", "svg", "pdf"
    Theme theme;
    QSizeF size = {}; ///< pixels of 1/96 inch; pages laid out for paper have their own size
    int scale = 1;    ///< pixels of a PNG per unit of `size`
    Ground ground = Ground::panel;
};

/// Parts of a session's model that are not computed yet; empty if nothing is missing.
struct MissingParts {
    std::shared_ptr<const Session> session;
    std::vector<PartKey> parts;
};

/// Something that can be copied and exported: the picture of a view, a page laid out for paper, a chart.
///
///     missing()  -> made off the window's thread, until nothing is missing; then
///     sheets()   -> the preview          write()   -> the file
class Exported {
public:
    virtual ~Exported() = default;

    [[nodiscard]] virtual QString title() const = 0; ///< "Stage"
    /// The name of its view on the command line, and of its file: "stage".
    [[nodiscard]] virtual QString name() const = 0;
    /// Its size on screen; empty if it is laid out for paper, which has its own size.
    [[nodiscard]] virtual QSizeF size() const { return {}; }
    [[nodiscard]] virtual MissingParts missing() { return {}; }
    /// The sizes of its pages, in pixels of 1/96 inch.
    [[nodiscard]] virtual std::vector<QSizeF> sheets(const ExportChoice& choice) = 0;
    /// One page; `scale`: pixels of the image per 1/96 inch.
    [[nodiscard]] virtual QImage image(const ExportChoice& choice, std::size_t sheet, double scale) = 0;
    /// Errors: value_not_allowed, cannot_write_file.
    virtual Status write(const ExportChoice& choice, const std::filesystem::path& path) = 0;
    /// The place that it shows; empty if a place cannot describe it.
    [[nodiscard]] virtual std::optional<ViewPlace> place() const = 0;
    /// The command that writes the same; empty if it has no place.
    [[nodiscard]] QString command(const ExportChoice& choice) const;
};

} // namespace lockstep::gui
