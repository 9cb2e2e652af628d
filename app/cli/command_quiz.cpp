#include "app/cli/commands.h"
#include "app/cli/text/quiz_text.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/worker/client.h"
#include "core/questions/quiz.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

using Sessions = std::vector<std::shared_ptr<const Session>>;

/// Records or opens all runs, each with its log, because questions are about single steps.
Result<Sessions> sessions_of(const Arguments& arguments, const Reader& reader) {
    std::vector<RunSpec> runs;
    for (const std::string& what : arguments.words) {
        auto run = run_of(what, arguments);
        if (!run) {
            return run.error();
        }
        if (const Status status = check_options_of(*run, arguments); !status) {
            return status.error();
        }
        run->options.time_plain = false;
        runs.push_back(*std::move(run));
    }
    ProgressLine line(reader);
    Sessions sessions;
    for (const RunSpec& run : runs) {
        auto session = look(run, {.costs = Wants::Costs::none}, line.sink());
        line.clear();
        if (!session) {
            return session.error();
        }
        sessions.push_back(*std::move(session));
    }
    return sessions;
}

} // namespace

Result<int> run_quiz(const Arguments& arguments, const Reader& reader) {
    const auto sessions = sessions_of(arguments, reader);
    if (!sessions) {
        return sessions.error();
    }
    QuizOptions options;
    options.seed = arguments.number("--seed").value_or(options.seed);
    options.count = arguments.number("--count").value_or(options.count);
    options.kind = question_kind(arguments.value("--kind"));
    const std::vector<Question> questions = quiz(*sessions, options);
    const Status printed =
        arguments.has("--json") ? print_json(quiz_json(questions)) : print(quiz_lines(questions, reader));
    return printed ? Result<int>(exit_done) : printed.error();
}

} // namespace lockstep
