#include "app/cli/commands.h"
#include "app/cli/exit_code.h"
#include "app/cli/output.h"
#include "app/cli/progress_line.h"
#include "app/cli/run_arguments.h"
#include "app/cli/sweep_text.h"
#include "app/words/error_words.h"
#include "app/worker/client.h"
#include "core/experiments/catalogue.h"
#include "core/recording/recommendations.h"
#include "core/recording/sweep.h"
#include "core/report/sweep_report.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

/// Groups that any OpenCL device might take, for axes without values where no device answers.
constexpr std::uint64_t usual_largest_group = 1024;

/// The most that an axis without values goes up to: a group as large as the device takes.
std::uint64_t most_of(const std::string& axis, const Arguments& arguments, const ProgressSink& progress) {
    if (axis != "local") {
        return std::uint64_t{1} << 40;
    }
    const auto devices = devices_in_worker(progress);
    if (!devices) {
        return usual_largest_group; // the run itself says what is wrong
    }
    const auto named = std::ranges::find_if(*devices, [&](const DeviceInfo& device) {
        return device.name.find(arguments.value("--device")) != std::string::npos;
    });
    return named == devices->end() ? usual_largest_group : named->largest_group;
}

Result<SweepRequest> request_of(const Experiment& experiment, const Arguments& arguments,
                                const ProgressSink& progress) {
    const auto hardware = hardware_of(arguments);
    if (!hardware) {
        return hardware.error();
    }
    const auto parameters = parameters_of(arguments.values("--set"));
    if (!parameters) {
        return parameters.error();
    }
    SweepRequest request{.parameters = *parameters, .hardware = *hardware};
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
    const bool wrong = std::ranges::any_of(sweep.points, [](const SweepPoint& point) {
        return point.figures && (point.figures->correct == false || point.figures->errors != 0);
    });
    return wrong ? exit_findings : exit_done;
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
    const Recorder recorder = [&](const ParameterValues& values, const ProgressSink& step) {
        return record_for(request->hardware,
                          {.what = (*experiment)->id,
                           .parameters = values,
                           .options = {.device = arguments.value("--device")}},
                          step);
    };
    const TurnTimer timer = [&](const std::vector<ParameterValues>& all, const ProgressSink& step) {
        std::vector<RunToTime> runs;
        runs.reserve(all.size());
        for (const ParameterValues& values : all) {
            runs.push_back({(*experiment)->id, values, request->hardware.warp_width});
        }
        return time_in_worker(std::move(runs), arguments.value("--device"), step);
    };
    const SweepSink sink = [&](const SweepProgress& at) {
        return progress({Stage::sweep, at.point, at.points});
    };
    const auto done = sweep(**experiment, *request, recorder, sink, timer);
    if (!done) {
        return done.error();
    }
    line.clear();
    const Status kept = remember(*done); // before printing, which may fail
    if (const Status printed = print_sweep(arguments, *done); !printed) {
        return printed.error();
    }
    if (!kept) {
        print_error("lockstep-cli: " + english(kept.error()) + "\n"); // the figures stand above
    }
    if (done->stopped) {
        print_error("lockstep-cli: " + english(*done->stopped) + "\n");
    }
    return exit_code_of(*done);
}

} // namespace lockstep
