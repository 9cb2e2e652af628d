#include "app/cli/commands.h"
#include "app/cli/compare_text.h"
#include "app/cli/exit_code.h"
#include "app/cli/output.h"
#include "app/cli/progress_line.h"
#include "app/cli/run_arguments.h"
#include "app/worker/client.h"
#include "core/experiments/catalogue.h"
#include "core/recording/timings.h"
#include "core/report/comparison_report.h"
#include "core/session/pipeline.h"
#include "core/session/run_figures.h"
#include "core/trace/trace_file.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using Runs = std::vector<std::shared_ptr<const Session>>;

/// One side of the comparison: "reduction/interleaved:size=4096,local=128", or a recording.
struct Side {
    std::string what;
    const Experiment* experiment = nullptr; ///< none: a recording
    ParameterValues parameters;
};

Result<Side> side_of(const std::string& text) {
    if (is_recording_file(text)) {
        return Side{.what = text};
    }
    const std::size_t colon = text.find(':');
    const auto experiment = find_experiment(text.substr(0, colon));
    if (!experiment) {
        return experiment.error();
    }
    const auto given = parameters_of(colon == std::string::npos ? std::vector<std::string>()
                                                                : split_at_commas(text.substr(colon + 1)));
    const auto values = given ? complete(**experiment, *given) : given;
    return values ? Result<Side>(Side{(*experiment)->id, *experiment, *values}) : values.error();
}

/// Without times: those are taken of all sides in turn.
Result<Recording> recording_of(const Side& side, const Arguments& arguments, const HardwareModel& hardware,
                               const ProgressSink& progress) {
    if (side.experiment == nullptr) {
        return read_recording(side.what, progress);
    }
    return record_for(hardware,
                      {.what = side.what,
                       .parameters = side.parameters,
                       .options = {.device = arguments.value("--device"), .time_plain = false}},
                      progress);
}

/// All sides are understood before the first one runs.
Result<std::vector<Side>> sides_of(const Arguments& arguments) {
    std::vector<Side> sides;
    for (const std::string& word : arguments.words) {
        auto side = side_of(word);
        if (!side) {
            return side.error();
        }
        sides.push_back(std::move(*side));
    }
    return sides;
}

Result<std::vector<Recording>> recordings_of(const std::vector<Side>& sides, const Arguments& arguments,
                                             const HardwareModel& hardware, const ProgressSink& progress) {
    std::vector<Recording> recordings;
    for (const Side& side : sides) {
        auto recording = recording_of(side, arguments, hardware, progress);
        if (!recording) {
            return recording.error();
        }
        recordings.push_back(std::move(*recording));
    }
    return recordings;
}

/// Times the sides that were run here. Recordings keep the times that they came with.
Status time_sides(const std::vector<Side>& sides, std::vector<Recording>& recordings,
                  const std::string& device, const HardwareModel& hardware, const ProgressSink& progress) {
    std::vector<RunToTime> runs;
    std::vector<Recording*> timed;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (sides[i].experiment != nullptr && can_be_timed(recordings[i])) {
            runs.push_back({sides[i].what, sides[i].parameters, hardware.warp_width});
            timed.push_back(&recordings[i]);
        }
    }
    if (runs.empty()) {
        return {};
    }
    const auto times = time_in_worker(std::move(runs), device, progress);
    if (!times) {
        return times.error();
    }
    for (std::size_t i = 0; i < timed.size(); ++i) {
        take_timings(*timed[i], (*times)[i]);
    }
    return {};
}

Result<Runs> runs_of(const std::vector<Side>& sides, const Arguments& arguments,
                     const HardwareModel& hardware, const ProgressSink& progress) {
    auto recordings = recordings_of(sides, arguments, hardware, progress);
    if (!recordings) {
        return recordings.error();
    }
    if (!arguments.has("--no-timing")) {
        const Status timed = time_sides(sides, *recordings, arguments.value("--device"), hardware, progress);
        if (!timed) {
            return timed.error();
        }
    }
    Runs runs;
    for (Recording& recording : *recordings) {
        auto session = analyse(std::make_shared<const Recording>(std::move(recording)), hardware, progress);
        if (!session) {
            return session.error();
        }
        runs.push_back(*session);
    }
    return runs;
}

} // namespace

Result<int> run_compare(const Arguments& arguments) {
    const auto sides = sides_of(arguments);
    if (!sides) {
        return sides.error();
    }
    const auto hardware = hardware_of(arguments);
    if (!hardware) {
        return hardware.error();
    }
    ProgressLine line;
    const auto runs = runs_of(*sides, arguments, *hardware, line.sink());
    if (!runs) {
        return runs.error();
    }
    line.clear();
    const Status printed =
        arguments.has("--json") ? print_json(comparison_to_json(*runs)) : print(compare_text(*runs));
    if (!printed) {
        return printed.error();
    }
    const bool wrong = std::ranges::any_of(*runs, [](const auto& run) {
        const RunFigures figures = run_figures(*run);
        return figures.correct == false || figures.errors != 0;
    });
    return wrong ? exit_findings : exit_done;
}

} // namespace lockstep
