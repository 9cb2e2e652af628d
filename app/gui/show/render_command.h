#pragma once

#include "app/common/command.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/cursor.h"
#include "core/recording/run_spec.h"
#include "core/session/session.h"

#include <QSize>
#include <QString>
#include <filesystem>
#include <functional>
#include <memory>

namespace lockstep::gui {

/// Returns the command table row for `lockstep render`, without the function that it runs.
[[nodiscard]] lockstep::Command render_command();

/// What the texts of a rendered picture are written in.
struct RenderWords {
    QString language;   ///< empty for the system's language
    QString vocabulary; ///< empty for that of OpenCL
};
/// Returns the language and the vocabulary given in the arguments.
[[nodiscard]] RenderWords render_words(const Arguments& arguments);

/// Function that writes a picture of the whole window for a session at a cursor.
using WindowWriter = std::function<Status(const RunSpec&, const std::shared_ptr<const Session>&,
                                          const Cursor&, ThemeName, QSize, const std::filesystem::path&)>;

/// Executes `lockstep render WHAT --view VIEW ... -o FILE`: runs or opens WHAT and writes one picture. Needs
/// a QApplication, but no display. Errors: those of running, opening and writing.
Status render(const Arguments& arguments, const WindowWriter& write_window);

} // namespace lockstep::gui
