#pragma once

#include "app/gui/reporting/report_request.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <filesystem>

namespace lockstep::gui {

/// Writes a report as PDF or HTML, depending on the file extension. An HTML file works offline, contains its
/// pictures and has no script. Equal requests give equal bytes. An existing file is replaced only when the new
/// one is complete. Call it in the window's thread, because it uses its language. Errors: value_not_allowed
/// for other extensions, and if the place does not exist in the run; cannot_write_file, cancelled.
Status write_report(const ReportRequest& request, const std::filesystem::path& path,
                    const ProgressSink& progress = {});

} // namespace lockstep::gui
