#include "app/cli/commands.h"
#include "app/cli/text/figure_text.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/words/errors/error_words.h"
#include "app/worker/client.h"
#include "core/experiments/catalogue.h"
#include "core/recording/recommendations.h"
#include "core/recording/sweep.h"
#include "core/report/sweep_report.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

/// Checks that WHAT is an experiment, because only experiments have parameters to vary. Errors:
/// value_not_allowed.
Status check_what(const std::string& what) {
    return kind_of(what) == RunKind::experiment
               ? Status()
               : Error{.code = ErrorCode::value_not_allowed,
                       .arguments = {"WHAT", what, "an experiment, because a sweep varies its parameters"}};
}

/// A group size that most OpenCL devices support: the upper limit of an axis without values if no device is
/// available.
constexpr std::uint64_t usual_largest_group = 1024;

/// Returns the upper limit of an axis without values: the largest group size that the device supports.
std::uint64_t most_of(const std::string& axis, const Arguments& arguments, const ProgressSink& progress) {
    if (axis != "local") {
        return std::uint64_t{1} << 40;
    }
    const auto devices = devices_in_worker(progress);
    if (!devices) {
        return usual_largest_group; // the run itself reports the error
    }
    const auto named = std::ranges::find_if(devices->devices, [&](const DeviceInfo& device) {
        return device.name.find(arguments.value("--device")) != std::string::npos;
    });
    return named == devices->devices.end() ? usual_largest_group : named->largest_group;
}

Result<SweepRequest> request_of(const Experiment& experiment, const Arguments& arguments,
                                const ProgressSink& progress) {
    const auto run = run_of(experiment.id, arguments);
    if (!run) {
        return run.error();
    }
    SweepRequest request{.run = *run};
    for (const std::string& text : arguments.values("--over")) {
        const auto axis = sweep_axis(experiment, text, most_of(text, arguments, progress));
        if (!axis) {
            return axis.error();
        }
        request.axes.push_back(*axis);
    }
    return request;
}

int exit_code_of(const Sweep& sweep) {
    if (sweep.stopped) {
        return exit_code(sweep.stopped->code);
    }
    int code = exit_done;
    for (const SweepPoint& point :
         sweep.points) { // a point without figures could not run, which is also a result
        code = point.figures ? worse(code, exit_code(*point.figures)) : code;
    }
    return code;
}

Status print_sweep(const Arguments& arguments, const Sweep& sweep) {
    return arguments.has("--json")
               ? print_json(to_json(sweep, english))
               : print(arguments.has("--csv") ? to_csv(sweep, english) : sweep_text(sweep));
}

} // namespace

Result<int> run_sweep(const Arguments& arguments) {
    if (arguments.has("--json") && arguments.has("--csv")) {
        return Error{.code = ErrorCode::unknown_option, .arguments = {"--json --csv"}};
    }
    if (const Status what = check_what(arguments.words[0]); !what) {
        return what.error();
    }
    const auto experiment = find_experiment(arguments.words[0]);
    if (!experiment) {
        return experiment.error();
    }
    ProgressLine line;
    const ProgressSink progress = line.sink();
    const auto request = request_of(**experiment, arguments, progress);
    if (!request) {
        return request.error();
    }
    const SweepSink sink = [&](const SweepProgress& at) {
        return progress({Stage::sweep, at.point, at.points});
    };
    const auto done = sweep(**experiment, *request, run_in_worker, sink, time_in_worker);
    if (!done) {
        return done.error();
    }
    line.clear();
    const Status kept = remember(*done); // before printing, which may fail
    if (const Status printed = print_sweep(arguments, *done); !printed) {
        return printed.error();
    }
    if (!kept) {
        print_error("lockstep-cli: " + english(kept.error()) + "\n"); // the figures have already been printed
    }
    if (done->stopped) {
        print_error("lockstep-cli: " + english(*done->stopped) + "\n");
    }
    return exit_code_of(*done);
}

} // namespace lockstep
