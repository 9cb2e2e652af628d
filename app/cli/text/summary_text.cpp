#include "app/cli/text/report.h"
#include "app/cli/text/run_text.h"

#include "app/common/table.h"
#include "app/words/account_words.h"
#include "app/words/model_words.h"
#include "app/words/names.h"
#include "app/words/numbers.h"
#include "app/words/trace/finding_words.h"
#include "app/words/trace/item_words.h"
#include "app/words/translatable.h"
#include "app/words/visible_text.h"
#include "core/experiments/catalogue.h"
#include "core/session/result_differences.h"
#include "core/session/run_cause.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace lockstep {
namespace {

std::string lesson_text(const Reader& reader, const Recording& recording) {
    if (!find_experiment(recording.what)) {
        return "";
    }
    const ExperimentText text = experiment_text(recording.what, reader.language);
    return wrapped(text.title + ". " + text.teaches) +
           wrapped(report_text(reader, QT_TRANSLATE_NOOP("Report", "What to look at: %1"), {text.look_at})) +
           "\n";
}

std::string findings_text(const Reader& reader, const Session& session) {
    std::string text;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        for (const Finding& finding : session.analysis(launch).findings) {
            text += finding_text(finding, session.trace(launch).range, reader);
        }
    }
    return text.empty() ? "" : text + "\n";
}

Phrase difference_phrase(const Session& session, const ResultDifference& difference) {
    const Phrase sentence = report_phrase(
        QT_TRANSLATE_NOOP(
            "Report",
            "The result of the instrumented kernel differs from that of the original kernel: %1[%2] is %3 "
            "instead of %4, the first of %5 differing values. A race or an unspecified execution order can "
            "cause this. If neither is the cause, the counts may not apply to the original kernel."),
        {visible_line(difference.object), id_text(difference.element), scalar_text(difference.instrumented),
         scalar_text(difference.plain), difference.count});
    return session.launch_count() == 1 ? sentence
                                       : report_phrase(QT_TRANSLATE_NOOP("Report", "Launch %1: %2"),
                                                       {id_text(difference.launch + 1), sentence});
}

/// Lists differences between the results of the instrumented and the plain kernels. If there are any, the
/// recorded run is not representative of the plain one.
std::string differences_text(const Reader& reader, const Session& session) {
    std::string text;
    const auto& unexplained = session.run_figures().unexplained;
    for (const ResultDifference& difference : result_differences(session.recording())) {
        if (std::ranges::find(unexplained, difference) == unexplained.end()) {
            text += wrapped(text_for(reader, difference_phrase(session, difference)));
        }
    }
    if (const std::string own = unexplained_text(session, reader); !own.empty()) {
        text += wrapped(own);
    }
    if (const std::string stop = plain_stop_text(session, reader); !stop.empty()) {
        text += wrapped(stop);
    }
    return text.empty() ? "" : text + "\n";
}

const Finding* first_error(const Session& session) {
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const auto& findings = session.analysis(launch).findings;
        const auto found = std::ranges::find(findings, Severity::error, &Finding::severity);
        if (found != findings.end()) {
            return &*found;
        }
    }
    return nullptr;
}

/// Returns what makes the run slow. The session must have costs.
Phrase modelled_cause(const Session& session) {
    const RunCause run = run_cause(session);
    const LaunchModel& model = session.analysis(run.launch).model;
    if (run.account == nullptr) {
        return model.occupancy.groups == 0 ? does_not_fit(session.hardware().preset, model.occupancy.limiter)
                                           : Phrase();
    }
    const Phrase place = saving_place(run.account->largest(), session.trace(run.launch).program);
    const Phrase cause = cause_phrase(*run.account, place);
    return session.launch_count() == 1
               ? cause
               : report_phrase(QT_TRANSLATE_NOOP("Report", "Launch %1, the longest: %2"),
                               {id_text(run.launch + 1), cause});
}

/// Returns the verdict of a run whose result is wrong, or may be wrong; empty for any other run.
Phrase error_verdict(const Session& session) {
    if (const Finding* error = first_error(session)) {
        return report_phrase(QT_TRANSLATE_NOOP("Report",
                                               "Verdict: %1 at line %2. Fix this error first. Until "
                                               "then, the other metrics are not reliable."),
                             {Phrase(name_context, finding_words(error->kind)), id_text(error->line)});
    }
    if (session.recording().correct == false) {
        return report_phrase(QT_TRANSLATE_NOOP("Report",
                                               "Verdict: the result is wrong. Fix this error first. "
                                               "Until then, the other metrics are not reliable."));
    }
    return session.run_figures().unexplained.empty()
               ? Phrase()
               : report_phrase(QT_TRANSLATE_NOOP(
                     "Report",
                     "Verdict: the original and the instrumented kernel compute different results. The "
                     "counts may not apply to the original kernel."));
}

std::string verdict_text(const Reader& reader, const Session& session) {
    if (session.launch_count() == 0) {
        return "";
    }
    if (const Phrase error = error_verdict(session); !error.empty()) {
        return visible_line(text_for(reader, error)) + "\n\n";
    }
    const std::optional<bool> correct = session.recording().correct;
    if (!session.has_costs()) {
        return correct ? report_text(reader, QT_TRANSLATE_NOOP("Report", "The result is correct.")) + "\n\n"
                       : "";
    }
    const char* const sentence = correct
                                     ? QT_TRANSLATE_NOOP("Report", "Verdict, modelled for %1: correct. %2")
                                     : QT_TRANSLATE_NOOP("Report", "Verdict, modelled for %1: %2");
    return wrapped(report_text(
               reader, sentence,
               {session.hardware().preset, visible_line(text_for(reader, modelled_cause(session)))})) +
           "\n";
}

} // namespace

std::string summary_text(const Reader& reader, const Session& session) {
    return lesson_text(reader, session.recording()) + findings_text(reader, session) +
           differences_text(reader, session) + verdict_text(reader, session);
}

namespace {

/// Adds the work-items of a finding: "first by work-items 3 and 4", "and by 30 more".
void add_items(const Finding& finding, const NdRange& range, std::vector<Phrase>& clauses) {
    const bool is_once = finding.count == 1;
    const auto name = [&range](std::uint64_t item) { return Phrase(item_id(range, WorkItem(item))); };
    const bool is_pair = finding.pair.size() == 2;
    if (is_pair) {
        clauses.push_back(report_phrase(is_once
                                            ? QT_TRANSLATE_NOOP("Report", "by work-items %1 and %2")
                                            : QT_TRANSLATE_NOOP("Report", "first by work-items %1 and %2"),
                                        {name(finding.pair[0]), name(finding.pair[1])}));
    } else {
        clauses.push_back(
            report_phrase(is_once ? QT_TRANSLATE_NOOP("Report", "by work-item %1")
                                  : QT_TRANSLATE_NOOP("Report", "first by work-item %1"),
                          {finding.work_items.empty() ? Phrase("?") : name(finding.work_items[0])}));
    }
    const std::uint64_t named = is_pair ? 2 : 1;
    if (finding.work_item_count > named) {
        clauses.push_back(
            report_phrase(QT_TRANSLATE_NOOP("Report", "and by %1 more"), {finding.work_item_count - named}));
    }
}

/// Adds the number of occurrences: "12 times", "3 of them between groups".
void add_count(const Finding& finding, std::vector<Phrase>& clauses) {
    clauses.push_back(Phrase::counted(report_context, QT_TRANSLATE_N_NOOP("Report", "%1 times"),
                                      QT_TRANSLATE_NOOP("Report", "once"), {finding.count}));
    const bool is_mixed = finding.count_between != 0 && finding.count_between != finding.count;
    if (is_mixed && finding.count != 1) {
        clauses.push_back(
            report_phrase(QT_TRANSLATE_NOOP("Report", "%1 of them between groups"), {finding.count_between}));
    }
}

/// Returns where a finding is: its lines and its object.
std::vector<Phrase> place_clauses(const Finding& finding) {
    const std::string line = finding.file + ":" + id_text(finding.line);
    std::vector<Phrase> clauses{finding.other_line != 0
                                    ? report_phrase(QT_TRANSLATE_NOOP("Report", "%1 with line %2"),
                                                    {line, id_text(finding.other_line)})
                                    : Phrase(line)};
    if (finding.ordered_by_atomics) {
        clauses.push_back(report_phrase(QT_TRANSLATE_NOOP("Report", "ordered only by atomics")));
    }
    if (!finding.place.object.empty()) {
        clauses.push_back(report_phrase(QT_TRANSLATE_NOOP("Report", "%1 at byte %2"),
                                        {finding.place.object, std::to_string(finding.place.offset)}));
    } else if (lies_nowhere(finding)) {
        clauses.push_back(
            report_phrase(QT_TRANSLATE_NOOP("Report", "an address outside every object of the launch")));
    }
    return clauses;
}

} // namespace

std::string finding_text(const Finding& finding, const NdRange& range, const Reader& reader) {
    std::vector<Phrase> clauses{report_phrase(QT_TRANSLATE_NOOP("Report", "%1: %2"),
                                              {Phrase(name_context, severity_words(finding.severity)),
                                               Phrase(name_context, finding_words(finding.kind))})};
    std::ranges::move(place_clauses(finding), std::back_inserter(clauses));
    add_count(finding, clauses);
    add_items(finding, range, clauses);
    return visible_line(listed(reader, clauses)) + ". " +
           visible_line(text_for(reader, finding_remedy(finding))) + "\n";
}

} // namespace lockstep
