#include "app/cli/commands.h"
#include "app/cli/figure_questions.h"
#include "app/cli/text/report.h"
#include "app/cli/text/run_text.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/words/errors/usage_words.h"
#include "app/words/translatable.h"
#include "app/worker/client.h"
#include "core/base/file_sink.h"
#include "core/recording/recommendations.h"
#include "core/report/csv.h"
#include "core/report/json.h"
#include "core/trace/trace_file.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

/// Returns text with the recommendation of an earlier sweep on this device; empty if the run already uses its
/// values.
std::string remembered_text(const Reader& reader, const Session& session) {
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
    return "\n" +
           report_text(reader,
                       QT_TRANSLATE_NOOP("Report", "A sweep on this device recommends %1 (median %2)."),
                       {text, time_phrase(best->median_ns)}) +
           "\n";
}

/// Returns the session of a run. If --save is given, saves the recording first.
Result<std::shared_ptr<const Session>> session_of(const RunSpec& run, const Arguments& arguments,
                                                  const ProgressSink& progress) {
    Wants wants{.log = Wants::Log::in_parts,
                .costs = arguments.has("--no-costs") ? Wants::Costs::none : Wants::Costs::at_once};
    if (arguments.has("--save")) {
        wants.log = Wants::Log::kept;
        wants.on_recorded = [&](const Recording& recording) {
            return write_recording(recording, arguments.value("--save"), Codec::zstd, progress);
        };
    }
    return look(run, wants, progress);
}

/// Runs the simulations that the report needs, so that the user can cancel them before the report is written.
Status make_costs(const Session& session, const ProgressSink& progress) {
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        if (const auto made = session.make(AccountOf{launch}, progress); !made) {
            return made.error();
        }
    }
    return {};
}

/// Prints the results of --get and --assert and returns the exit code. If all assertions are true but the run
/// itself failed, prints the reason to standard error and returns the exit code of the run.
Result<int> answered(const FigureQuestions& questions, const Session& session,
                     const nlohmann::ordered_json& json, const Reader& reader) {
    auto code = answer(questions, json, reader);
    const int of_run = exit_code(session.run_figures());
    if (!code || *code != exit_done || of_run == exit_done) {
        return code;
    }
    print_error("lockstep-cli: " +
                (of_run == exit_findings ? text_for(reader, wrong_run_sentence())
                                         : plain_stop_text(session, reader)) +
                "\n");
    return of_run;
}

/// Prints a run, or only the figures requested by --get and --assert. The exit code says whether anything is
/// wrong with the run.
Result<int> report(const Arguments& arguments, const Reader& reader, const Session& session,
                   const FigureQuestions& questions) {
    const bool needs_json = arguments.has("--json") || !questions.empty();
    const nlohmann::ordered_json json = needs_json ? to_json(session) : nlohmann::ordered_json();
    const Status printed = arguments.has("--json")  ? print_json(json)
                           : arguments.has("--csv") ? print(to_csv(session))
                           : questions.empty()
                               ? print(run_text(session, reader) + remembered_text(reader, session))
                               : Status{};
    if (!printed) {
        return printed.error();
    }
    return questions.empty() ? exit_code(session.run_figures()) : answered(questions, session, json, reader);
}

Status check_options(const Arguments& arguments) {
    if (arguments.has("--json") && arguments.has("--csv")) {
        return Error{.code = ErrorCode::unknown_option, .arguments = {"--json --csv"}};
    }
    return arguments.has("--save") ? can_write_file(arguments.value("--save")) : Status{};
}

} // namespace

Result<int> run_run(const Arguments& arguments, const Reader& reader) {
    if (const Status status = check_options(arguments); !status) {
        return status.error();
    }
    const auto questions = figure_questions(arguments);
    if (!questions) {
        return questions.error();
    }
    const auto run = run_of(arguments.words[0], arguments);
    if (!run) {
        return run.error();
    }
    if (const Status status = check_options_of(*run, arguments); !status) {
        return status.error();
    }
    ProgressLine line(reader);
    const auto session = session_of(*run, arguments, line.sink());
    if (!session) {
        return session.error();
    }
    const Status simulated = make_costs(**session, line.sink());
    line.clear();
    return simulated ? report(arguments, reader, **session, *questions) : simulated.error();
}

} // namespace lockstep
