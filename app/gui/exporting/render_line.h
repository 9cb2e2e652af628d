#pragma once

#include "app/common/place/place.h"
#include "app/gui/exporting/exported.h"

#include <QSize>
#include <QString>

namespace lockstep::gui {

/// Options of `lockstep render` in addition to the place.
struct RenderLook {
    QString theme; ///< "light"; empty: the command's default
    QSize size;    ///< pixels; empty: the command's default
    int scale = 1;
    QString file; ///< output file: "stage.png"
};

/// Converts an export choice for the view with this name to `lockstep render` options.
[[nodiscard]] RenderLook look_of(const QString& view, const ExportChoice& choice);

/// Returns the `lockstep render` command for this place.
[[nodiscard]] QString render_line(ViewPlace place, const RenderLook& look);

} // namespace lockstep::gui
