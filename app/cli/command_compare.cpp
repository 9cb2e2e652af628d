#include "app/cli/commands.h"
#include "app/cli/text/figure_text.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/place/place_text.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/worker/client.h"
#include "app/worker/plain_events.h"
#include "core/recording/as_recorded.h"
#include "core/recording/look.h"
#include "core/recording/timings.h"
#include "core/report/comparison_report.h"
#include "core/session/run_figures.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using Runs = std::vector<std::shared_ptr<const Session>>;

/// Parses one side of the comparison: "reduction/interleaved:size=4096,local=128", or a recording. Sides are
/// recorded without timing, because all of them are timed alternately later.
Result<RunSpec> side_of(const std::string& text, const Arguments& arguments) {
    const bool is_recording = kind_of(text) == RunKind::recording;
    const std::size_t colon = is_recording || is_place_text(text) ? std::string::npos : text.find(':');
    auto run = run_of(text.substr(0, colon), arguments);
    if (!run || is_recording) {
        return run;
    }
    if (colon != std::string::npos) {
        const auto given = parameters_of(split_at_commas(text.substr(colon + 1)));
        if (!given) {
            return given.error();
        }
        run->parameters = *given;
    }
    run->options.time_plain = false;
    return complete_run(*run);
}

/// Parses all sides before the first one runs, so that errors are reported early.
Result<std::vector<RunSpec>> sides_of(const Arguments& arguments) {
    std::vector<RunSpec> sides;
    for (const std::string& word : arguments.words) {
        auto side = side_of(word, arguments);
        if (!side) {
            return side.error();
        }
        sides.push_back(std::move(*side));
    }
    return sides;
}

Result<std::vector<Recording>> recordings_of(const std::vector<RunSpec>& sides,
                                             const ProgressSink& progress) {
    std::vector<Recording> recordings;
    for (const RunSpec& side : sides) {
        auto recording = run_in_worker(side, progress);
        if (!recording) {
            return recording.error();
        }
        recordings.push_back(std::move(*recording));
    }
    return recordings;
}

/// Marks a recording as not timed because the timing of all runs was stopped, and stores the reason.
void add_stop(Recording& recording, const PlainStop& stop) {
    recording.plain_stop = stop;
    for (Trace& launch : recording.launches) {
        launch.untimed = stop.why;
    }
}

/// Times the runs that were recorded here. If a plain kernel crashes or does not finish, no run gets a time.
/// Recordings from files keep their own times.
Status time_sides(const std::vector<RunSpec>& sides, std::vector<Recording>& recordings,
                  const ProgressSink& progress) {
    std::vector<RunSpec> runs;
    std::vector<Recording*> timed;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (sides[i].kind != RunKind::recording && can_be_timed(recordings[i])) {
            runs.push_back(as_recorded(sides[i], recordings[i]));
            timed.push_back(&recordings[i]);
        }
    }
    if (runs.empty()) {
        return {};
    }
    const auto times = time_in_worker(runs, progress);
    if (!times) {
        const auto stop = plain_stop_by(times.error(), 0);
        if (!stop) {
            return times.error();
        }
        for (Recording* recording : timed) {
            add_stop(*recording, *stop);
        }
        return {};
    }
    for (std::size_t i = 0; i < timed.size(); ++i) {
        take_timings(*timed[i], (*times)[i]);
    }
    return {};
}

Result<Runs> runs_of(const std::vector<RunSpec>& sides, const Arguments& arguments,
                     const ProgressSink& progress) {
    auto recordings = recordings_of(sides, progress);
    if (!recordings) {
        return recordings.error();
    }
    if (!arguments.has("--no-timing")) {
        const Status timed = time_sides(sides, *recordings, progress);
        if (!timed) {
            return timed.error();
        }
    }
    Runs runs;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const Recorder recorder = [&recording = (*recordings)[i]](const RunSpec&, const ProgressSink&) {
            return Result<Recording>(std::move(recording));
        };
        auto session = look(recorder, sides[i], {}, progress);
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
    ProgressLine line;
    const auto runs = runs_of(*sides, arguments, line.sink());
    if (!runs) {
        return runs.error();
    }
    line.clear();
    const Status printed =
        arguments.has("--json") ? print_json(comparison_to_json(*runs)) : print(compare_text(*runs));
    if (!printed) {
        return printed.error();
    }
    int code = exit_done;
    for (const auto& run : *runs) {
        code = worse(code, exit_code(run->run_figures()));
    }
    return code;
}

} // namespace lockstep
