#include "app/gui/reporting/report_command.h"

#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/common/run_options.h"
#include "app/gui/exporting/asked_sweep.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/handout/handout_file.h"
#include "app/gui/reporting/report_file.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/core_words.h"
#include "app/words/translatable.h"
#include "app/worker/client.h"
#include "core/base/file_sink.h"

#include <memory>
#include <utility>
#include <vector>

namespace lockstep::gui {
namespace {

/// Checks what can be checked before the runs are made. Errors: missing_value, value_not_allowed,
/// cannot_write_file.
Status check_report_file(const std::string& file) {
    if (file.empty()) {
        return Error{ErrorCode::missing_value, {"-o"}, {}, {}};
    }
    return is_handout_file(file) ? can_write_file(file) : Status(not_a_handout_file(file));
}

/// The view of a report must be a picture. Errors: value_not_allowed.
Status check_view(const ViewPlace& place) {
    if (place.view.empty() || picture_named(QString::fromStdString(place.view)) != nullptr) {
        return {};
    }
    std::string names;
    for (const std::string& name : place_names().pictures) {
        names += (names.empty() ? "" : ", ") + name;
    }
    return Error{ErrorCode::value_not_allowed, {"--view", place.view, names}, {}, {}};
}

/// Makes the runs, and the sweep if there is one.
Result<ReportRequest> request_of(ViewPlace place, const Arguments& arguments, const ProgressSink& progress) {
    ReportRequest request;
    for (const PlaceRun& each : place.runs) {
        const auto run = recorded_run_of(each, arguments);
        if (!run) {
            return run.error();
        }
        auto session = look(*run, {.costs = Wants::Costs::at_once}, progress);
        if (!session) {
            return session.error();
        }
        request.runs.push_back({*std::move(session), each});
        if (!place.over.empty() && request.runs.size() == 1) {
            auto done = asked_sweep(*run, place.over, progress, time_in_worker);
            if (!done) {
                return done.error();
            }
            request.sweep = std::make_shared<const Sweep>(*std::move(done));
        }
    }
    request.place = std::move(place);
    return request;
}

} // namespace

lockstep::Command report_command() {
    std::vector<Option> options = place_options(place_names());
    const std::vector<Option> others{
        set_option(),
        hardware_option(),
        hw_option(),
        kernel_option(),
        define_option(),
        build_options_option(),
        files_outside_option(),
        device_option(),
        {"-o", Text{"FILE"},
         Phrase(option_context, QT_TRANSLATE_NOOP("Options", "the file to write: .html or .pdf"))},
    };
    options.insert(options.end(), others.begin(), others.end());
    return {
        .name = "report",
        .words = {.names = "WHAT ...", .least = 1, .most = most_place_runs, .known = experiment_ids()},
        .summary =
            Phrase(command_context, QT_TRANSLATE_NOOP("Commands", "write a report about a run to a file")),
        .help = Phrase(
            command_context,
            QT_TRANSLATE_NOOP(
                "Commands",
                "WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording\n"
                "(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).\n"
                "The report has the verdict, the metrics with their kind, pictures of the most expensive\n"
                "step (or of --step), the source with its counts, the findings with their evidence,\n"
                "advice, the hardware model, and the command that writes the report again.\n"
                "Several runs are also compared. --over also sweeps the first run.\n"
                "An .html file works offline and has no script. A .pdf file has A4 pages.")),
        .options = std::move(options)};
}

Status print_report(const Arguments& arguments) {
    auto place = place_of(arguments, place_names());
    if (!place) {
        return place.error();
    }
    const std::string file = arguments.value("-o");
    if (Status allowed = check_report_file(file); !allowed) {
        return allowed;
    }
    if (Status allowed = check_view(*place); !allowed) {
        return allowed;
    }
    const Reader reader = window_reader();
    ProgressLine line(reader);
    const auto request = request_of(*std::move(place), arguments, line.sink());
    if (!request) {
        return request.error();
    }
    Status written = write_report(*request, file, line.sink());
    line.clear();
    return written;
}

} // namespace lockstep::gui
