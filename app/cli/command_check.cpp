#include "app/cli/commands.h"
#include "app/cli/text/report.h"
#include "app/cli/text/run_text.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/common/table.h"
#include "app/words/errors/error_words.h"
#include "app/words/trace/check_words.h"
#include "app/words/translatable.h"
#include "app/words/visible_text.h"
#include "app/worker/client.h"
#include "core/base/data_dir.h"
#include "core/base/file_sink.h"
#include "core/base/whole_number.h"
#include "core/report/json.h"
#include "core/report/junit.h"
#include "core/session/run_figures.h"
#include "core/trace/guessed_launch.h"

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

namespace lockstep {
namespace {

using Outcome = JUnitCase::Outcome;

/// The result of checking one WHAT argument of the command line.
struct Checked {
    std::string what;
    Result<std::shared_ptr<const Session>> session;
    double seconds = 0;
};

/// A finding of any launch.
struct Found {
    Finding finding;
    std::string text;
};

std::vector<Found> findings_of(const Reader& reader, const Session& session) {
    std::vector<Found> findings;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        for (const Finding& finding : session.analysis(launch).findings) {
            findings.push_back({finding, finding_text(finding, session.trace(launch).range, reader)});
        }
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

std::uint64_t count(const std::vector<Found>& findings, Severity severity) {
    return static_cast<std::uint64_t>(std::ranges::count_if(
        findings, [severity](const Found& found) { return found.finding.severity == severity; }));
}

Phrase error_count(std::uint64_t count) {
    return Phrase::counted(report_context, QT_TRANSLATE_N_NOOP("Report", "%1 errors"),
                           QT_TRANSLATE_NOOP("Report", "1 error"), {count});
}

Phrase note_count(std::uint64_t count) {
    return Phrase::counted(report_context, QT_TRANSLATE_N_NOOP("Report", "%1 notes"),
                           QT_TRANSLATE_NOOP("Report", "1 note"), {count});
}

/// Returns how often the guessed size was halved; empty if it was not.
Phrase halvings_phrase(const Recording& recording) {
    const std::string halvings = halvings_of(recording);
    const auto count = whole_number(halvings);
    if (halvings == "0" || !count || *count < 1) {
        return {};
    }
    return Phrase::counted(report_context,
                           QT_TRANSLATE_N_NOOP("Report", "size halved %1 times to fit the memory budget"),
                           QT_TRANSLATE_NOOP("Report", "size halved once to fit the memory budget"),
                           {static_cast<std::uint64_t>(*count)});
}

std::string guess_of(const Reader& reader, const Recording& recording) {
    const auto said = [&recording](const char* name) {
        const auto found = recording.parameters.find(name);
        return Phrase(found == recording.parameters.end() ? std::string("?") : found->second);
    };
    std::vector<Phrase> clauses{
        report_phrase(QT_TRANSLATE_NOOP("Report", "the launch was guessed: %1 work-items in groups of %2"),
                      {said("global"), said("local")})};
    if (Phrase halvings = halvings_phrase(recording); !halvings.empty()) {
        clauses.push_back(std::move(halvings));
    }
    if (const std::string growths = growths_of(recording); !growths.empty()) {
        clauses.push_back(
            report_phrase(QT_TRANSLATE_NOOP("Report", "with arguments enlarged to the sizes that the "
                                                      "kernel accesses, in bytes: %1"),
                          {growths}));
    }
    return listed(reader, clauses);
}

/// Returns the note that only some groups of a launch were checked.
Phrase logged_phrase(const Session& session, std::size_t launch, std::uint64_t logged, std::uint64_t all) {
    if (session.launch_count() == 1) {
        return Phrase::counted(
            report_context, QT_TRANSLATE_N_NOOP("Report", "only the first %2 of %1 work-groups were checked"),
            QT_TRANSLATE_NOOP("Report", "only %2 of 1 work-group was checked"), {all, logged});
    }
    return Phrase::counted(
        report_context,
        QT_TRANSLATE_N_NOOP("Report", "only the first %2 of %1 work-groups of launch %3 were checked"),
        QT_TRANSLATE_NOOP("Report", "only %2 of 1 work-group of launch %3 was checked"),
        {all, logged, std::to_string(launch + 1)});
}

/// Lists what was not checked, so that the reader knows what the verdict does not cover. Empty if everything
/// was checked.
std::vector<std::string> scope_of(const Reader& reader, const Session& session) {
    std::vector<std::string> notes;
    const auto& parameters = session.recording().parameters;
    const auto file = parameters.find(launch_file_parameter);
    if (file != parameters.end()) {
        notes.push_back(has_guessed_launch(session.recording())
                            ? guess_of(reader, session.recording())
                            : report_text(reader, QT_TRANSLATE_NOOP("Report", "the launch comes from %1"),
                                          {file->second}));
    }
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const std::uint64_t logged = session.trace(launch).logged_groups();
        const std::uint64_t all = group_count(session.trace(launch).range);
        if (logged < all) {
            notes.push_back(text_for(reader, logged_phrase(session, launch, logged, all)));
        }
    }
    return notes;
}

/// Joins notes with semicolons.
std::string scope_text(const std::vector<std::string>& notes) {
    std::string text;
    for (const std::string& note : notes) {
        text += (text.empty() ? "" : "; ") + note;
    }
    return visible_line(text);
}

/// Returns the line about a run: the numbers of its findings, and what was not checked.
std::string heading_of(const Reader& reader, const Checked& checked, std::uint64_t errors,
                       std::uint64_t notes) {
    const std::string scope = scope_text(scope_of(reader, **checked.session));
    return report_text(reader, QT_TRANSLATE_NOOP("Report", "%1: %2, %3"),
                       {visible_line(checked.what), error_count(errors), note_count(notes)}) +
           (scope.empty() ? "" : "; " + scope) + "\n";
}

const char* different_sentence(const Recording& recording) {
    return is_of_launch_file(recording)
               ? QT_TRANSLATE_NOOP("Report", "the result differs from the result of the captured program")
               : QT_TRANSLATE_NOOP("Report", "the result differs from the CPU result");
}

std::string text_of(const Reader& reader, const Checked& checked) {
    if (!checked.session) {
        return report_text(reader, QT_TRANSLATE_NOOP("Report", "%1: not checked"),
                           {visible_line(checked.what)}) +
               "\n";
    }
    const Session& session = **checked.session;
    const std::vector<Found> findings = findings_of(reader, session);
    const std::uint64_t errors = count(findings, Severity::error);
    std::string text = heading_of(reader, checked, errors, findings.size() - errors);
    for (const Found& found : findings) {
        text += "  " + found.text;
    }
    if (errors != 0 && has_guessed_launch(session.recording())) {
        text += wrapped(
            report_text(reader,
                        QT_TRANSLATE_NOOP("Report", "Sizes and inputs were guessed and may cause the error. "
                                                    "Set them with --set, or write a launch file (.sim).")),
            "  ");
    }
    const std::string stop = plain_stop_text(session, reader);
    for (const std::string& line : {unexplained_text(session, reader), stop.empty() ? stop : stop + "\n"}) {
        text += line.empty() ? "" : "  " + line;
    }
    if (session.recording().correct == false) {
        text += "  " + report_text(reader, different_sentence(session.recording())) + "\n";
    }
    return text;
}

// The files for build servers are in English.

JUnitCase case_of(const Check& check, const std::vector<Found>& findings) {
    const bool is_done = check.state != CheckState::not_done;
    JUnitCase made{.name = row_of(check.kind).name, .outcome = is_done ? Outcome::passed : Outcome::skipped};
    std::uint64_t errors = 0;
    for (const auto& [finding, text] : findings) {
        if (check_of(finding) == check.kind) {
            errors += finding.severity == Severity::error ? 1 : 0;
            made.detail += text;
        }
    }
    if (errors != 0) {
        made.outcome = Outcome::failed;
        made.message = english(error_count(errors));
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

std::string difference_message(const Recording& recording) {
    return is_of_launch_file(recording) ? "it differs from the result of the captured program"
                                        : "it differs from the CPU result";
}

JUnitSuite suite_of(const Checked& checked) {
    JUnitSuite suite{.name = checked.what, .seconds = checked.seconds};
    if (!checked.session) {
        suite.cases.push_back(
            {.name = "run", .outcome = Outcome::broken, .message = english(checked.session.error())});
        return suite;
    }
    const Session& session = **checked.session;
    suite.note = scope_text(scope_of(english_reader(), session));
    const std::vector<Found> findings = findings_of(english_reader(), session);
    for (const Check& check : checks_of_run(session)) {
        suite.cases.push_back(check.kind == CheckKind::plain_result ? plain_case(check, session)
                                                                    : case_of(check, findings));
    }
    if (session.recording().correct) {
        const bool correct = *session.recording().correct;
        suite.cases.push_back({.name = "result",
                               .outcome = correct ? Outcome::passed : Outcome::failed,
                               .message = correct ? "" : difference_message(session.recording())});
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

Result<int> report(const Arguments& arguments, const Reader& reader, const std::vector<Checked>& all) {
    if (arguments.has("--junit")) {
        if (const Status saved = save_junit(all, arguments.value("--junit")); !saved) {
            return saved.error();
        }
    }
    std::string text;
    for (const Checked& checked : all) {
        text += text_of(reader, checked);
        if (!checked.session) {
            print_error(visible_line(checked.what) + ": " + text_for(reader, checked.session.error()) + "\n");
        }
    }
    const Status printed = arguments.has("--json") ? print_json(json_of(all)) : print(text);
    return printed ? Result<int>(exit_of(all)) : printed.error();
}

} // namespace

Result<int> run_check(const Arguments& arguments, const Reader& reader) {
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
    ProgressLine line(reader);
    const auto all = check_all(runs, line.sink());
    line.clear();
    return all ? report(arguments, reader, *all) : all.error();
}

} // namespace lockstep
