#pragma once

#include "app/gui/compare/link.h"
#include "app/gui/exporting/framed_picture.h"
#include "app/gui/exporting/try_picture.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/cursor.h"
#include "core/recording/run_spec.h"
#include "core/session/session.h"

#include <QByteArray>
#include <QImage>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace lockstep::gui {

class ChartBase;

/// Returns the names of the views that are charts, tables or lists of whole runs: times, sweep, efficiency,
/// conflicts, sectors, compare, race, findings, try-it.
[[nodiscard]] const std::vector<std::string>& chart_views();

/// The input of a view that shows whole runs (see chart_views()).
struct ChartRequest {
    std::string view;
    std::vector<std::shared_ptr<const Session>> sessions; ///< the runs to show, at least one
    Cursor cursor;                 ///< selects the launch; compared pictures show its step
    RunSpec run;                   ///< settings of the first session's run; a sweep starts from them
    std::vector<std::string> over; ///< the sweep's axes, for example "local=32..256"
    FileLook look;
    /// The size and the texts around a chart; pages laid out for paper ignore it. An empty size is that of the layouts.
    Frame frame;
    std::string picture = "stage";                    ///< picture shown for each run in a comparison
    LinkBy linked_by = LinkBy::round;                 ///< how compared runs are aligned
    std::optional<std::uint64_t> time = std::nullopt; ///< time of a race; empty: its end
    PlaceLayout layout = {};                          ///< the layout that try-it shows
};

/// Renders a chart in its frame, with exactly `look.scale` pixels per unit of the frame's size.
[[nodiscard]] QImage chart_image(ChartBase& chart, const Frame& frame, const FileLook& look);
/// Returns a chart in its frame as a file: `ending` is "png", "svg", "pdf" or, for its data, "csv". Errors:
/// value_not_allowed.
[[nodiscard]] Result<QByteArray> chart_bytes(ChartBase& chart, const Frame& frame, const FileLook& look,
                                             const QString& ending);

/// Creates the requested chart and writes it as PNG, SVG, PDF or CSV, depending on the file extension. Errors:
/// value_not_allowed, those of the sweep, cannot_write_file.
Status write_chart(const ChartRequest& request, const std::filesystem::path& path);

} // namespace lockstep::gui
