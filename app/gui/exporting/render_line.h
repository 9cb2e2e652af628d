#pragma once

#include "app/common/place/place.h"
#include "app/gui/exporting/exported.h"

#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

namespace lockstep::gui {

/// Options of `lockstep render` and of similar commands in addition to the place.
struct RenderLook {
    QString theme; ///< value of --theme: "light"; if empty, the default of the command
    QSize size;    ///< picture size in pixels; if empty, the default of the command
    int scale = 0; ///< value of --scale; 0: the default of the command
    QString file;  ///< name of the output file, for example "stage.png"
    QString language = {};
    QString vocabulary = {};
    QStringList frame = {}; ///< options for what surrounds the picture: "--title", "Reduction"
    QString command = QStringLiteral("render");
    QString program = QStringLiteral("lockstep");
};

/// Converts an export choice for the view with this name to `lockstep render` options.
[[nodiscard]] RenderLook look_of(const QString& view, const ExportChoice& choice);

/// Returns the place that the command of an export names: where it is, and its theme and language. Empty if no place
/// describes the export.
[[nodiscard]] std::optional<ViewPlace> place_of_export(const Exported& what, const ExportChoice& choice);

/// Returns the usual name of the file: "stage.svg".
[[nodiscard]] QString file_name_of(const Exported& what, const ExportKind& kind);

/// Returns the command for this place. Without a theme in `look`, the place keeps its theme.
[[nodiscard]] QString render_line(ViewPlace place, const RenderLook& look);

} // namespace lockstep::gui
