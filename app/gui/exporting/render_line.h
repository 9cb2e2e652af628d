#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/model/cursor.h"
#include "app/gui/theme/theme.h"
#include "core/recording/sweep.h"
#include "core/session/session.h"

#include <QSize>
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

namespace lockstep::gui {

/// What a picture is made with on the command line, beside its run and its place.
struct RenderLook {
    QString view;  ///< "stage"
    QString theme; ///< "light"; empty: the command's own
    QSize size;    ///< pixels; empty: the command's own
    int scale = 1;
    QString file;          ///< "stage.png"
    QStringList more = {}; ///< options of this view alone, with their values
};

/// What --theme calls it.
[[nodiscard]] QString theme_option(ThemeName theme);
/// What an export's choice comes to, for the view of this name.
[[nodiscard]] RenderLook look_of(const QString& view, const ExportChoice& choice);

/// The command that renders this picture again: its run with the parameters and the hardware model, and where
/// in it the cursor stands. `opened_file`: the recording that the run was read from; empty: none.
[[nodiscard]] QString render_line(const Session& session, const QString& opened_file, const Cursor& cursor,
                                  const RenderLook& look);
/// The same of several runs, with the cursor in the first of them. Empty where no one command names them: a
/// run that is no experiment's or was dropped (null), different hardware models, and parameters in which they
/// differ.
[[nodiscard]] QString compare_line(const std::vector<std::shared_ptr<const Session>>& sessions,
                                   const Cursor& cursor, const RenderLook& look);
/// The command that measures such a sweep, and draws its times.
[[nodiscard]] QString sweep_line(const Sweep& sweep, const RenderLook& look);

} // namespace lockstep::gui
