#include "app/cli/commands.h"
#include "app/cli/text/figure_text.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/errors/error_words.h"
#include "app/worker/client.h"
#include "app/worker/remote/remote_device.h"
#include "core/base/coded_text.h"
#include "core/experiments/catalogue.h"
#include "core/kernel/build_options.h"
#include "core/recording/recommendations.h"
#include "core/recording/sweep.h"
#include "core/report/sweep_report.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace lockstep {
namespace {

/// Upper limit of an axis without values if no device is available. Most OpenCL devices support groups of
/// this size.
constexpr std::uint64_t usual_largest_group = 1024;

/// Returns the upper limit for an axis that the user gave without values. For group sizes, this is the
/// device's largest group size.
std::uint64_t most_of(const std::string& axis, const std::string& chosen, const ProgressSink& progress) {
    if (axis != "local" && !axis.starts_with("local.")) {
        return std::uint64_t{1} << 40;
    }
    const auto devices = devices_of(chosen, progress);
    if (!devices) {
        return usual_largest_group; // the error is ignored here, because the run itself reports it
    }
    const auto named = std::ranges::find_if(devices->devices, [&](const DeviceInfo& device) {
        // Of another machine, the list contains only the devices with this name.
        return is_remote(chosen) || device.name.find(chosen) != std::string::npos;
    });
    return named == devices->devices.end() ? usual_largest_group : named->largest_group;
}

/// Returns variants of the run that define each varied macro with one of its values. They are used to read
/// kernels that do not compile without these macros. Empty if no macro is varied.
std::vector<RunSpec> runs_with_macros(const RunSpec& run, const std::vector<std::string>& over) {
    std::vector<RunSpec> runs;
    // Has no parameters, so that only macros are recognised.
    const SweepSubject any{.kind = RunKind::launch_file};
    for (const std::string& text : over) {
        const auto axis = sweep_axis(any, text, 0);
        if (!axis) {
            continue;
        }
        const std::vector<RunSpec> begun = runs.empty() ? std::vector{run} : std::exchange(runs, {});
        for (const RunSpec& each : begun) {
            for (const std::string& value : axis->values) {
                runs.push_back(each);
                set_swept_macro(runs.back(), axis->parameter, value);
            }
        }
    }
    return runs;
}

/// Reads the launch of the user's own kernel. If the kernel does not compile, tries the values of the varied
/// macros. Errors: those of launch_form_in_worker().
Result<LaunchForm> form_of(const RunSpec& run, const std::vector<std::string>& over,
                           const ProgressSink& progress) {
    auto form = launch_form_in_worker(run, progress);
    const std::vector<RunSpec> others = runs_with_macros(run, over);
    const auto is_open = [&form] {
        return !form && (form.error().code == ErrorCode::kernel_does_not_compile ||
                         form.error().code == ErrorCode::kernels_left_out);
    };
    for (std::size_t i = 0; i < others.size() && is_open(); ++i) {
        form = launch_form_in_worker(others[i], progress);
    }
    return form;
}

/// Returns what the sweep runs. Errors: those of find_experiment() and form_of(); value_not_allowed for a
/// recording.
Result<SweepSubject> subject_of(const RunSpec& run, const Arguments& arguments,
                                const ProgressSink& progress) {
    if (run.kind == RunKind::experiment) {
        const auto experiment = find_experiment(run.what);
        return experiment ? swept_experiment(**experiment) : Result<SweepSubject>(experiment.error());
    }
    if (run.kind == RunKind::recording) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {"WHAT", run.what, coded(allowed::what_runs)}};
    }
    const auto whole = complete_run(run);
    const auto form = whole ? form_of(*whole, arguments.values("--over"), progress) : whole.error();
    return form ? swept_kernel(*form, *whole) : Result<SweepSubject>(form.error());
}

/// Checks that no macro is both varied by the sweep and defined by an option. Errors: value_not_allowed.
Status check_macros(const SweepRequest& request) {
    const auto options = build_options_from(request.run.build_options);
    for (const BuildOption& option : options ? *options : BuildOptions()) {
        const std::string name = std::string(swept_macro_prefix) + option.name;
        if (std::ranges::count(request.axes, name, &SweepAxis::parameter) != 0) {
            return Error{.code = ErrorCode::value_not_allowed,
                         .arguments = {"--over", name, coded(allowed::set_nowhere_else)}};
        }
    }
    return {};
}

Result<SweepRequest> request_of(const SweepSubject& subject, RunSpec run, const Arguments& arguments,
                                const ProgressSink& progress) {
    SweepRequest request{.run = std::move(run)};
    for (const std::string& text : arguments.values("--over")) {
        const auto axis = sweep_axis(subject, text, most_of(text, request.run.options.device, progress));
        if (!axis) {
            return axis.error();
        }
        request.axes.push_back(*axis);
    }
    const Status macros = check_macros(request);
    return macros ? Result<SweepRequest>(std::move(request)) : macros.error();
}

int exit_code_of(const Sweep& sweep) {
    if (sweep.stopped) {
        return exit_code(sweep.stopped->code);
    }
    int code = exit_done;
    // A combination without figures could not be run, which is also a result.
    for (const SweepPoint& point : sweep.points) {
        code = point.figures ? worse(code, exit_code(*point.figures)) : code;
        code = has_other_results(point) ? worse(code, exit_findings) : code;
    }
    return code;
}

/// The sweep on each device.
using Sweeps = std::vector<Sweep>;

/// Prints the sweeps. With several devices, the JSON is a list, and each text begins with the device.
Status print_sweeps(const Arguments& arguments, const Reader& reader, const Sweeps& sweeps) {
    if (arguments.has("--json")) {
        if (sweeps.size() == 1) {
            return print_json(to_json(sweeps.front(), english));
        }
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        for (const Sweep& sweep : sweeps) {
            list.push_back(to_json(sweep, english));
        }
        return print_json({{"sweeps", std::move(list)}});
    }
    std::string text;
    for (const Sweep& sweep : sweeps) {
        text += text.empty() ? "" : "\n";
        text += arguments.has("--csv") ? to_csv(sweep, english) : sweep_text(sweep, reader);
    }
    return print(text);
}

/// Runs the sweep on the device of the run.
Result<Sweep> sweep_of(const RunSpec& run, const Arguments& arguments, const ProgressSink& progress) {
    const auto subject = subject_of(run, arguments, progress);
    const auto request = subject ? request_of(*subject, run, arguments, progress) : subject.error();
    if (!request) {
        return request.error();
    }
    const SweepSink sink = [&](const SweepProgress& at) {
        return progress({Stage::sweep, at.point, at.points});
    };
    return sweep(*subject, *request, run_in_worker, sink, time_in_worker);
}

/// Runs the sweep on each device of the command line, or on the default device.
Result<Sweeps> sweeps_of(const RunSpec& run, const Arguments& arguments, const ProgressSink& progress) {
    std::vector<std::string> devices = arguments.values("--device");
    if (devices.empty()) {
        devices.push_back(run.options.device);
    }
    Sweeps sweeps;
    for (std::string& device : devices) {
        RunSpec there = run;
        there.options.device = std::move(device);
        auto done = sweep_of(there, arguments, progress);
        if (!done) {
            return done.error();
        }
        sweeps.push_back(std::move(*done));
    }
    return sweeps;
}

/// If a recommendation could not be saved, prints only a warning, because the figures have already been printed.
void tell_unkept(const Status& kept, const Reader& reader) {
    if (!kept) {
        print_error("lockstep-cli: " + text_for(reader, kept.error()) + "\n");
    }
}

} // namespace

Result<int> run_sweep(const Arguments& arguments, const Reader& reader) {
    if (arguments.has("--json") && arguments.has("--csv")) {
        return Error{.code = ErrorCode::unknown_option, .arguments = {"--json --csv"}};
    }
    const auto run = run_of(arguments.words[0], arguments);
    const Status options = run ? check_options_of(*run, arguments) : run.error();
    if (!options) {
        return options.error();
    }
    ProgressLine line(reader);
    const auto done = sweeps_of(*run, arguments, line.sink());
    if (!done) {
        return done.error();
    }
    line.clear();
    std::vector<Status> kept; // saved before the report is printed, because printing may fail
    for (const Sweep& sweep : *done) {
        kept.push_back(remember(sweep));
    }
    if (const Status printed = print_sweeps(arguments, reader, *done); !printed) {
        return printed.error();
    }
    int code = exit_done;
    for (std::size_t i = 0; i < done->size(); ++i) {
        tell_unkept(kept[i], reader);
        const Sweep& sweep = (*done)[i];
        if (sweep.stopped) {
            print_error("lockstep-cli: " + text_for(reader, *sweep.stopped) + "\n");
        }
        code = worse(code, exit_code_of(sweep));
    }
    return code;
}

} // namespace lockstep
