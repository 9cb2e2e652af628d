#include "app/cli/commands.h"
#include "app/cli/exit_code.h"
#include "app/cli/progress_line.h"
#include "app/cli/run_arguments.h"
#include "app/cli/run_text.h"
#include "app/cli/table.h"
#include "app/worker/client.h"
#include "core/experiments/catalogue.h"
#include "core/report/csv.h"
#include "core/report/json.h"
#include "core/session/pipeline.h"
#include "core/session/recommendations.h"
#include "core/trace/trace_file.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <system_error>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Finds out before the run whether its recording can be saved, so that no run is lost to a mistyped name.
Status can_save(const std::string& name) {
    const fs::path path(name);
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    std::error_code ignored;
    errno = fs::is_directory(path, ignored) ? EISDIR : 0;
    if (errno == 0 && access(folder.c_str(), W_OK) == 0) {
        return {};
    }
    return Error{.code = ErrorCode::cannot_write_file,
                 .arguments = {name, std::generic_category().message(errno)}};
}

bool is_file(const std::string& what) {
    std::error_code ignored;
    return what.ends_with(".lks") || fs::is_regular_file(what, ignored);
}

/// A recording keeps the parameters, the device and the times that it was made with.
Result<Recording> opened(const Arguments& arguments, const ProgressSink& progress) {
    for (const char* option : {"--set", "--device", "--groups", "--memory-budget", "--no-timing"}) {
        if (arguments.has(option)) {
            return Error{
                .code = ErrorCode::value_not_allowed,
                .arguments = {option, arguments.value(option), "nothing, for a recording is not run again"}};
        }
    }
    return read_recording(arguments.words[0], progress);
}

Result<Recording> ran(const Arguments& arguments, const HardwareModel& hardware,
                      const ProgressSink& progress) {
    const auto experiment = find_experiment(arguments.words[0]);
    if (!experiment) {
        return experiment.error();
    }
    const auto given = parameters_of(arguments.values("--set"));
    const auto values = given ? complete(**experiment, *given) : given;
    if (!values) {
        return values.error();
    }
    auto options = record_options(arguments);
    if (!options) {
        return options.error();
    }
    options->subgroup_width = hardware.warp_width;
    return run_in_worker({.what = (*experiment)->id, .parameters = *values, .options = *options}, progress);
}

/// What a sweep on this device found best, where the run does otherwise.
std::string remembered_text(const Session& session) {
    const Recording& recording = session.recording();
    if (recording.launches.empty()) {
        return "";
    }
    const auto best = best_known(remembered(), session.trace(0).device, recording.what, recording.parameters);
    if (!best || std::ranges::all_of(best->best, [&](const auto& value) {
            return recording.parameters.at(value.first) == value.second;
        })) {
        return "";
    }
    std::string text;
    for (const auto& [name, value] : best->best) {
        text += (text.empty() ? "" : " ") + name + "=" + value;
    }
    return "\nA sweep on this device recommends " + text + " (median " +
           duration(static_cast<double>(best->median_ns)) + ").\n";
}

/// Simulates what the report will ask for, while it can still be cancelled.
Status make_costs(const Session& session, const ProgressSink& progress) {
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const bool runs = session.analysis(launch).model.simulation.has_value();
        if (runs && session.costs(launch, progress) == nullptr) {
            return Error{.code = ErrorCode::cancelled};
        }
    }
    return {};
}

/// What a run prints and saves, and whether it found anything wrong.
Result<int> report(const Arguments& arguments, const Session& session) {
    if (arguments.has("--json")) {
        const auto keep_going = nlohmann::json::error_handler_t::replace; // names of files need not be UTF-8
        std::cout << to_json(session).dump(2, ' ', false, keep_going) << "\n";
    } else {
        std::cout << (arguments.has("--csv") ? to_csv(session)
                                             : run_text(session) + remembered_text(session));
    }
    bool wrong = session.recording().correct == false;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        wrong = wrong || std::ranges::any_of(session.analysis(launch).findings, [](const Finding& finding) {
                    return finding.severity == Severity::error;
                });
    }
    return wrong ? exit_findings : exit_done;
}

Status check_options(const Arguments& arguments) {
    if (arguments.has("--json") && arguments.has("--csv")) {
        return Error{.code = ErrorCode::unknown_option, .arguments = {"--json --csv"}};
    }
    return arguments.has("--save") ? can_save(arguments.value("--save")) : Status{};
}

} // namespace

Result<int> run_run(const Arguments& arguments) {
    if (const Status status = check_options(arguments); !status) {
        return status.error();
    }
    const auto hardware = hardware_of(arguments);
    if (!hardware) {
        return hardware.error();
    }
    ProgressLine line;
    auto recording =
        is_file(arguments.words[0]) ? opened(arguments, line.sink()) : ran(arguments, *hardware, line.sink());
    if (!recording) {
        return recording.error();
    }
    if (arguments.has("--save")) {
        const Status saved = write_recording(*recording, arguments.value("--save"), Codec::zstd, line.sink());
        if (!saved) {
            return saved.error();
        }
    }
    const auto session =
        analyse(std::make_shared<const Recording>(std::move(*recording)), *hardware, line.sink());
    if (!session) {
        return session.error();
    }
    const Status simulated = make_costs(**session, line.sink());
    line.clear();
    return simulated ? report(arguments, **session) : simulated.error();
}

} // namespace lockstep
