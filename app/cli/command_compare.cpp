#include "app/cli/commands.h"
#include "app/cli/text/figure_text.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/place/place_text.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/match_words.h"
#include "app/worker/client.h"
#include "app/worker/plain_events.h"
#include "core/base/coded_text.h"
#include "core/experiments/catalogue.h"
#include "core/experiments/matched_values.h"
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

/// One side of the comparison: its run, and the changes that give it the same inputs as the first side.
struct Side {
    RunSpec run;
    ParameterValues given; ///< parameters that the user specified for this run
    std::optional<MatchedValues> matched = std::nullopt;
};

/// Parses one of the compared runs: "reduction/interleaved:size=4096,local=128", or a recording. Runs are
/// recorded without timing, because all of them are timed together later.
Result<Side> side_of(const std::string& text, const Arguments& arguments) {
    const bool is_recording = kind_of(text) == RunKind::recording;
    const std::size_t colon = is_recording || is_place_text(text) ? std::string::npos : text.find(':');
    auto run = run_of(text.substr(0, colon), arguments);
    if (!run) {
        return run.error();
    }
    if (is_recording) {
        return Side{std::move(*run), {}};
    }
    if (colon != std::string::npos) {
        const auto given = parameters_of(split_at_commas(text.substr(colon + 1)));
        if (!given) {
            return given.error();
        }
        run->parameters = *given;
    }
    run->options.time_plain = false;
    auto whole = complete_run(*run);
    return whole ? Side{std::move(*whole), run->parameters} : Result<Side>(whole.error());
}

/// Gives all sides of the comparison the inputs of the first side, except for parameters that the user
/// specified. Errors: value_not_allowed if a side is not a run of an experiment.
Status match_sides(std::vector<Side>& sides) {
    for (Side& side : sides) {
        const auto experiment = find_experiment(side.run.what);
        if (side.run.kind != RunKind::experiment || !experiment) {
            return Error{.code = ErrorCode::value_not_allowed,
                         .arguments = {"WHAT", side.run.what, coded(allowed::experiments_to_match)}};
        }
        if (&side != &sides.front()) {
            side.matched =
                match_values(**experiment, side.run.parameters, sides.front().run.parameters, side.given);
            side.run.parameters = side.matched->values;
        }
    }
    return {};
}

/// Parses all sides before the first one is run, so that errors are reported early.
Result<std::vector<Side>> sides_of(const Arguments& arguments) {
    std::vector<Side> sides;
    for (const std::string& word : arguments.words) {
        auto side = side_of(word, arguments);
        if (!side) {
            return side.error();
        }
        sides.push_back(std::move(*side));
    }
    const Status matched = arguments.has("--match-inputs") ? match_sides(sides) : Status();
    return matched ? Result<std::vector<Side>>(std::move(sides)) : matched.error();
}

std::string matched_text(const Reader& reader, const std::vector<Side>& sides) {
    std::string text;
    for (const Side& side : sides) {
        for (const Phrase& sentence :
             side.matched ? matched_sentences(side.run.what, sides.front().run.what, *side.matched)
                          : std::vector<Phrase>()) {
            text += text_for(reader, sentence) + "\n";
        }
    }
    return text.empty() ? text : text + "\n";
}

/// Adds the key "matched" to the report: for each run, null or the parameters that were changed to match the
/// first run.
nlohmann::ordered_json with_matched(nlohmann::ordered_json report, const std::vector<Side>& sides) {
    auto list = nlohmann::ordered_json::array();
    for (const Side& side : sides) {
        list.push_back(side.matched ? nlohmann::ordered_json{{"changed", side.matched->changed},
                                                             {"not_allowed", side.matched->refused}}
                                    : nlohmann::ordered_json());
    }
    report["matched"] = std::move(list);
    return report;
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

/// Marks a recording as not timed, with the reason why the timing of all runs was stopped.
void add_stop(Recording& recording, const PlainStop& stop) {
    recording.plain_stop = stop;
    for (Trace& launch : recording.launches) {
        launch.untimed = stop.why;
    }
}

/// Times all runs that were recorded by this command. If a plain kernel crashes or does not finish, no run
/// gets a time. Recordings that were opened from files keep their own times.
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

Result<int> run_compare(const Arguments& arguments, const Reader& reader) {
    const auto sides = sides_of(arguments);
    if (!sides) {
        return sides.error();
    }
    ProgressLine line(reader);
    std::vector<RunSpec> specs(sides->size());
    std::ranges::transform(*sides, specs.begin(), &Side::run);
    const auto runs = runs_of(specs, arguments, line.sink());
    if (!runs) {
        return runs.error();
    }
    line.clear();
    const Status printed = arguments.has("--json")
                               ? print_json(with_matched(comparison_to_json(*runs), *sides))
                               : print(matched_text(reader, *sides) + compare_text(*runs, reader));
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
