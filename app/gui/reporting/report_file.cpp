#include "app/gui/reporting/report_file.h"

#include "app/gui/handout/handout_file.h"
#include "app/gui/reporting/report_maker.h"

namespace lockstep::gui {

Status write_report(const ReportRequest& request, const std::filesystem::path& path,
                    const ProgressSink& progress) {
    if (!is_handout_file(path)) {
        return not_a_handout_file(path);
    }
    const auto report = report_of(request, progress);
    if (!report) {
        return report.error();
    }
    if (progress && !progress({Stage::save, 0, 1})) {
        return Error{.code = ErrorCode::cancelled};
    }
    return write_handout(*report, path);
}

} // namespace lockstep::gui
