#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/theme/theme.h"
#include "core/recording/run_spec.h"
#include "core/session/session.h"

#include <QSize>
#include <filesystem>
#include <string>
#include <vector>

namespace lockstep::gui {

/// Views that are charts, tables or lists of whole runs: times, sweep, efficiency, conflicts, sectors,
/// compare, findings.
[[nodiscard]] const std::vector<std::string>& chart_views();

/// What such a view shows.
struct ChartRequest {
    std::string view;
    std::vector<std::shared_ptr<const Session>> sessions; ///< at least one
    Cursor cursor; ///< its launch is the one shown; the pictures of a comparison stand at its step
    RunSpec run;   ///< of the first session: what a sweep varies from
    std::vector<std::string> over; ///< the sweep's axes: "local=32..256"
    Theme theme;
    QSize size;
    double scale = 1;
};

/// Writes it as PNG, SVG or PDF by the file's ending. Errors: value_not_allowed, those of the sweep,
/// cannot_write_file.
Status write_chart(const ChartRequest& request, const std::filesystem::path& path);

} // namespace lockstep::gui
