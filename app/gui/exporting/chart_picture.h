#pragma once

#include "app/gui/compare/link.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/cursor.h"
#include "core/recording/run_spec.h"
#include "core/session/session.h"

#include <QImage>
#include <QSize>
#include <filesystem>
#include <string>
#include <vector>

namespace lockstep::gui {

class ChartBase;

/// Returns the names of the views that are charts, tables or lists of whole runs: times, sweep, efficiency,
/// conflicts, sectors, compare, findings.
[[nodiscard]] const std::vector<std::string>& chart_views();

/// The input of a view that shows whole runs (see chart_views()).
struct ChartRequest {
    std::string view;
    std::vector<std::shared_ptr<const Session>> sessions; ///< the runs to show, at least one
    Cursor cursor;                 ///< selects the launch; compared pictures show its step
    RunSpec run;                   ///< settings of the first session's run; a sweep starts from them
    std::vector<std::string> over; ///< the sweep's axes, for example "local=32..256"
    Theme theme;
    QSize size;
    double scale = 1;
    std::string picture = "stage";    ///< picture shown for each run in a comparison
    LinkBy linked_by = LinkBy::round; ///< how compared runs are aligned
};

/// Renders a chart as an image with `scale` pixels per unit of `size`. Resizes the chart to `size`.
[[nodiscard]] QImage chart_image(ChartBase& chart, QSize size, double scale);
/// Writes a chart in its theme as PNG, SVG or PDF, depending on the file extension. Errors:
/// value_not_allowed, cannot_write_file.
Status write_plot(ChartBase& chart, QSize size, double scale, const std::filesystem::path& path);

/// Creates the requested chart and writes it as PNG, SVG or PDF, depending on the file extension. Errors:
/// value_not_allowed, those of the sweep, cannot_write_file.
Status write_chart(const ChartRequest& request, const std::filesystem::path& path);

} // namespace lockstep::gui
