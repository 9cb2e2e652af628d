#include "app/cli/commands.h"
#include "app/cli/text/race_text.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/words/errors/allowed_words.h"
#include "app/worker/client.h"
#include "core/base/coded_text.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

/// Parses all runs before the first one is run, so that errors are reported early.
Result<std::vector<RunSpec>> racing_runs(const Arguments& arguments) {
    std::vector<RunSpec> runs;
    for (const std::string& word : arguments.words) {
        auto run = run_of(word, arguments);
        if (!run) {
            return run.error();
        }
        if (const Status status = check_options_of(*run, arguments); !status) {
            return status.error();
        }
        run->options.time_plain = false;
        runs.push_back(std::move(*run));
    }
    return runs;
}

Error no_race(const RaceRefusal& refusal, const std::vector<std::string>& names) {
    const std::string_view allowed =
        refusal.why == NoRace::other_size ? allowed::runs_of_one_size : allowed::runs_that_fit;
    return {.code = ErrorCode::value_not_allowed, .arguments = {"WHAT", names[refusal.run], coded(allowed)}};
}

Result<Race> race_of_runs(const std::vector<RunSpec>& runs, const std::vector<std::string>& names,
                          const ProgressSink& progress) {
    std::vector<std::shared_ptr<const Session>> sessions;
    for (const RunSpec& run : runs) {
        auto session = look(run, {.costs = Wants::Costs::none}, progress);
        if (!session) {
            return session.error();
        }
        sessions.push_back(std::move(*session));
    }
    const RaceRefusal refusal = why_no_race(sessions);
    return refusal.why == NoRace::none ? make_race(sessions, progress) : no_race(refusal, names);
}

} // namespace

Result<int> run_race(const Arguments& arguments, const Reader& reader) {
    const auto runs = racing_runs(arguments);
    if (!runs) {
        return runs.error();
    }
    ProgressLine line(reader);
    const auto race = race_of_runs(*runs, arguments.words, line.sink());
    line.clear();
    if (!race) {
        return race.error();
    }
    const Status printed = arguments.has("--json") ? print_json(race_json(*race, arguments.words))
                                                   : print(race_text(*race, arguments.words, reader));
    return printed ? Result<int>(exit_done) : printed.error();
}

} // namespace lockstep
