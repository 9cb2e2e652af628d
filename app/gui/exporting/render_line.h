#pragma once

#include "app/common/place/place.h"
#include "app/gui/exporting/exported.h"

#include <QSize>
#include <QString>

namespace lockstep::gui {

/// How a picture is made on the command line, in addition to its place.
struct RenderLook {
    QString theme; ///< "light"; empty: the command's default
    QSize size;    ///< pixels; empty: the command's default
    int scale = 1;
    QString file; ///< "stage.png"
};

/// The options that an export choice stands for, for the view with this name.
[[nodiscard]] RenderLook look_of(const QString& view, const ExportChoice& choice);

/// The command that renders this place.
[[nodiscard]] QString render_line(ViewPlace place, const RenderLook& look);

} // namespace lockstep::gui
