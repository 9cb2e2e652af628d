#pragma once

#include "app/common/place/place.h"
#include "app/gui/exporting/exported.h"

#include <QSize>
#include <QString>

namespace lockstep::gui {

/// How a picture is made on the command line, besides its place.
struct RenderLook {
    QString theme; ///< "light"; empty: the command's own
    QSize size;    ///< pixels; empty: the command's own
    int scale = 1;
    QString file; ///< "stage.png"
};

/// What an export's choice comes to, for the view of this name.
[[nodiscard]] RenderLook look_of(const QString& view, const ExportChoice& choice);

/// The command that renders this place.
[[nodiscard]] QString render_line(ViewPlace place, const RenderLook& look);

} // namespace lockstep::gui
