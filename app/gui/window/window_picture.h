#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/workspace/cursor.h"
#include "core/recording/run_spec.h"
#include "core/session/session.h"

#include <QSize>
#include <filesystem>

namespace lockstep::gui {

class MainWindow;
class Workspace;

/// Processes events until the window shows the results of all its work in other threads: parts of pictures,
/// advice, histograms.
void wait_until_ready(const MainWindow& window, const Workspace& workspace);

/// Writes a picture (PNG) of the whole window with the session at the cursor, when it is ready. The charts
/// also show the other variants of the experiment's family. Errors: those of running the variants,
/// cannot_write_file.
Status write_window(const RunSpec& run, const std::shared_ptr<const Session>& session, const Cursor& cursor,
                    ThemeName theme, QSize size, const std::filesystem::path& path);

} // namespace lockstep::gui
