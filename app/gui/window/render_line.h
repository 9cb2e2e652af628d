#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/theme/theme.h"
#include "core/session/session.h"

#include <QSize>
#include <QString>

namespace lockstep::gui {

/// What a picture is made with on the command line, beside its run and its place.
struct RenderLook {
    QString view;  ///< "stage"
    QString theme; ///< "light"; empty: the command's own
    QSize size;    ///< pixels; empty: the command's own
    int scale = 1;
    QString file; ///< "stage.png"
};

/// What --theme calls it.
[[nodiscard]] QString theme_option(ThemeName theme);

/// The command that renders this picture again: its run with the parameters and the hardware model, and where
/// in it the cursor stands. `opened_file`: the recording that the run was read from; empty: none.
[[nodiscard]] QString render_line(const Session& session, const QString& opened_file, const Cursor& cursor,
                                  const RenderLook& look);

} // namespace lockstep::gui
