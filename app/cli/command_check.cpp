#include "app/cli/commands.h"
#include "app/cli/text/run_text.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/words/errors/error_words.h"
#include "app/words/numbers.h"
#include "app/words/trace/check_words.h"
#include "app/words/visible_text.h"
#include "app/worker/client.h"
#include "core/base/data_dir.h"
#include "core/base/file_sink.h"
#include "core/report/json.h"
#include "core/report/junit.h"
#include "core/session/run_figures.h"
#include "core/trace/guessed_launch.h"

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using Outcome = JUnitCase::Outcome;

/// The result of checking one WHAT argument of the command line.
struct Checked {
    std::string what;
    Result<std::shared_ptr<const Session>> session;
    double seconds = 0;
};

std::vector<Finding> findings_of(const Session& session) {
    std::vector<Finding> findings;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const auto& found = session.analysis(launch).findings;
        findings.insert(findings.end(), found.begin(), found.end());
    }
    return findings;
}

Result<std::shared_ptr<const Session>> session_of(RunSpec run, const ProgressSink& progress) {
    run.options.time_plain = false;
    return look(run, {.log = Wants::Log::in_parts, .costs = Wants::Costs::none}, progress);
}

/// Checks all runs. If the user cancels, no further checks are made; any other error is stored in the result
/// of its run.
Result<std::vector<Checked>> check_all(const std::vector<RunSpec>& runs, const ProgressSink& progress) {
    std::vector<Checked> all;
    for (const RunSpec& run : runs) {
        const auto begin = std::chrono::steady_clock::now();
        auto session = session_of(run, progress);
        if (!session && session.error().code == ErrorCode::cancelled) {
            return session.error();
        }
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
        all.push_back({run.what, std::move(session), taken.count()});
    }
    return all;
}

std::uint64_t count(const std::vector<Finding>& findings, Severity severity) {
    return static_cast<std::uint64_t>(std::ranges::count(findings, severity, &Finding::severity));
}

std::string counted(std::uint64_t number, const char* one, const char* several) {
    return grouped(number) + " " + (number == 1 ? one : several);
}

std::string guess_of(const Recording& recording) {
    const auto said = [&recording](const char* name) {
        const auto found = recording.parameters.find(name);
        return found == recording.parameters.end() ? std::string("?") : found->second;
    };
    std::string text =
        "; the launch was guessed: " + said("global") + " work-items in groups of " + said("local");
    const std::string halvings = halvings_of(recording);
    if (halvings != "0") {
        text += ", halved " + (halvings == "1" ? "once" : halvings + " times") + " to fit the memory budget";
    }
    const std::string growths = growths_of(recording);
    return text +
           (growths.empty()
                ? ""
                : ", with arguments enlarged to the sizes that the kernel accesses, in bytes: " + growths);
}

/// Lists what was not checked, so that the reader knows what the verdict does not cover. Empty if everything
/// was checked.
std::string scope_of(const Session& session) {
    std::string text;
    const auto& parameters = session.recording().parameters;
    const auto file = parameters.find(launch_file_parameter);
    if (file != parameters.end()) {
        text += has_guessed_launch(session.recording()) ? guess_of(session.recording())
                                                        : "; the launch comes from " + file->second;
    }
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const std::uint64_t logged = session.trace(launch).logged_groups();
        const std::uint64_t all = group_count(session.trace(launch).range);
        if (logged < all) {
            text += "; only the first " + grouped(logged) + " of " +
                    counted(all, "work-group", "work-groups") +
                    (session.launch_count() == 1 ? "" : " of launch " + std::to_string(launch + 1)) +
                    " were checked";
        }
    }
    return visible_line(text);
}

std::string text_of(const Checked& checked) {
    const std::string what = visible_line(checked.what);
    if (!checked.session) {
        return what + ": not checked\n";
    }
    const std::vector<Finding> findings = findings_of(**checked.session);
    const std::uint64_t errors = count(findings, Severity::error);
    std::string text = what + ": " + counted(errors, "error", "errors") + ", " +
                       counted(findings.size() - errors, "note", "notes") + scope_of(**checked.session) +
                       "\n";
    for (const Finding& finding : findings) {
        text += "  " + finding_text(finding);
    }
    if (errors != 0 && has_guessed_launch((*checked.session)->recording())) {
        text += "  Sizes and inputs were guessed and may cause the error. Set them with --set, or write a "
                "launch\n"
                "  file (.sim).\n";
    }
    const std::string stop = plain_stop_text(**checked.session);
    for (const std::string& line : {unexplained_text(**checked.session), stop.empty() ? stop : stop + "\n"}) {
        text += line.empty() ? "" : "  " + line;
    }
    if ((*checked.session)->recording().correct == false) {
        text += "  the result differs from " + reference_words((*checked.session)->recording()) + "\n";
    }
    return text;
}

JUnitCase case_of(const Check& check, const std::vector<Finding>& findings) {
    const bool is_done = check.state != CheckState::not_done;
    JUnitCase made{.name = row_of(check.kind).name, .outcome = is_done ? Outcome::passed : Outcome::skipped};
    std::uint64_t errors = 0;
    for (const Finding& finding : findings) {
        if (check_of(finding) == check.kind) {
            errors += finding.severity == Severity::error ? 1 : 0;
            made.detail += finding_text(finding);
        }
    }
    if (errors != 0) {
        made.outcome = Outcome::failed;
        made.message = counted(errors, "error", "errors");
    } else if (!is_done) {
        made.message = english(check_sentence(check));
    }
    return made;
}

/// Returns the JUnit test case for the comparison of the plain kernels' results: passed, failed, or the
/// reason why they were not compared.
JUnitCase plain_case(const Check& check, const Session& session) {
    const std::string name = row_of(check.kind).name;
    if (const std::string stop = plain_stop_text(session); !stop.empty()) {
        return {.name = name, .outcome = Outcome::broken, .message = stop};
    }
    if (check.state == CheckState::failed) {
        return {.name = name,
                .outcome = Outcome::failed,
                .message = english(check_sentence(check)),
                .detail = unexplained_text(session)};
    }
    return check.state == CheckState::done ? JUnitCase{.name = name, .outcome = Outcome::passed}
                                           : JUnitCase{.name = name,
                                                       .outcome = Outcome::skipped,
                                                       .message = english(check_sentence(check))};
}

JUnitSuite suite_of(const Checked& checked) {
    JUnitSuite suite{.name = checked.what, .seconds = checked.seconds};
    if (!checked.session) {
        suite.cases.push_back(
            {.name = "run", .outcome = Outcome::broken, .message = english(checked.session.error())});
        return suite;
    }
    const Session& session = **checked.session;
    suite.note = scope_of(session);
    suite.note.erase(0, suite.note.find_first_not_of("; "));
    const std::vector<Finding> findings = findings_of(session);
    for (const Check& check : checks_of_run(session)) {
        suite.cases.push_back(check.kind == CheckKind::plain_result ? plain_case(check, session)
                                                                    : case_of(check, findings));
    }
    if (session.recording().correct) {
        const bool correct = *session.recording().correct;
        suite.cases.push_back(
            {.name = "result",
             .outcome = correct ? Outcome::passed : Outcome::failed,
             .message = correct ? "" : "it differs from " + reference_words(session.recording())});
    }
    return suite;
}

nlohmann::ordered_json json_of(const std::vector<Checked>& all) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const Checked& checked : all) {
        list.push_back(checked.session
                           ? checks_json(**checked.session)
                           : nlohmann::ordered_json{{"what", checked.what},
                                                    {"error", error_name(checked.session.error().code)}});
    }
    return list;
}

Status save_junit(const std::vector<Checked>& all, const std::string& path) {
    std::vector<JUnitSuite> suites(all.size());
    std::ranges::transform(all, suites.begin(), suite_of);
    return write_text_file(path, junit_text(suites));
}

/// Returns the exit code of the first error. If there are no errors, returns the exit code that says whether
/// there are findings.
int exit_of(const std::vector<Checked>& all) {
    int code = exit_done;
    for (const Checked& checked : all) {
        if (!checked.session) {
            return exit_code(checked.session.error().code);
        }
        code = worse(code, exit_code((*checked.session)->run_figures()));
    }
    return code;
}

Result<int> report(const Arguments& arguments, const std::vector<Checked>& all) {
    if (arguments.has("--junit")) {
        if (const Status saved = save_junit(all, arguments.value("--junit")); !saved) {
            return saved.error();
        }
    }
    std::string text;
    for (const Checked& checked : all) {
        text += text_of(checked);
        if (!checked.session) {
            print_error(visible_line(checked.what) + ": " + english(checked.session.error()) + "\n");
        }
    }
    const Status printed = arguments.has("--json") ? print_json(json_of(all)) : print(text);
    return printed ? Result<int>(exit_of(all)) : printed.error();
}

} // namespace

Result<int> run_check(const Arguments& arguments) {
    if (arguments.has("--junit")) {
        if (const Status status = can_write_file(arguments.value("--junit")); !status) {
            return status.error();
        }
    }
    std::vector<RunSpec> runs;
    for (const std::string& word : arguments.words) {
        auto run = run_of(word, arguments);
        if (!run) {
            return run.error();
        }
        if (const Status status = check_options_of(*run, arguments); !status) {
            return status.error();
        }
        runs.push_back(std::move(*run));
    }
    ProgressLine line;
    const auto all = check_all(runs, line.sink());
    line.clear();
    return all ? report(arguments, *all) : all.error();
}

} // namespace lockstep
