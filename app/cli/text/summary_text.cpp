#include "app/cli/text/run_text.h"

#include "app/common/table.h"
#include "app/words/errors/error_words.h"
#include "app/words/model_words.h"
#include "app/words/names.h"
#include "app/words/numbers.h"
#include "app/words/trace/finding_words.h"
#include "app/words/trace/item_words.h"
#include "app/words/visible_text.h"
#include "core/experiments/catalogue.h"
#include "core/session/result_differences.h"
#include "core/session/run_verdict.h"

#include <algorithm>
#include <cstddef>

namespace lockstep {
namespace {

std::string lesson_text(const Recording& recording) {
    if (!find_experiment(recording.what)) {
        return "";
    }
    const ExperimentText text = experiment_text(recording.what);
    return wrapped(text.title + ". " + text.teaches) + wrapped("What to look at: " + text.look_at) + "\n";
}

std::string findings_text(const Session& session) {
    std::string text;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        for (const Finding& finding : session.analysis(launch).findings) {
            text += finding_text(finding, session.trace(launch).range);
        }
    }
    return text.empty() ? "" : text + "\n";
}

/// Lists differences between the results of the instrumented and the plain kernels. If there are any, the
/// recorded run is not representative of the plain one.
std::string differences_text(const Session& session) {
    std::string text;
    const auto& unexplained = session.run_figures().unexplained;
    for (const ResultDifference& difference : result_differences(session.recording())) {
        if (std::ranges::find(unexplained, difference) != unexplained.end()) {
            continue;
        }
        const std::string of_launch =
            session.launch_count() == 1 ? "" : "Launch " + std::to_string(difference.launch + 1) + ": ";
        text += wrapped(of_launch +
                        "The instrumented kernel computes a different result than the original kernel: " +
                        visible_line(difference.object) + "[" + std::to_string(difference.element) + "] is " +
                        scalar_text(difference.instrumented) + " instead of " +
                        scalar_text(difference.plain) + ", the first of " + grouped(difference.count) +
                        " differing values. A race or an unspecified execution order can cause this. "
                        "If neither is the cause, the counts may not apply to the original kernel.");
    }
    if (const std::string own = unexplained_text(session); !own.empty()) {
        text += wrapped(own);
    }
    if (const std::string stop = plain_stop_text(session); !stop.empty()) {
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

std::string place_of(const Program& program, const Verdict& verdict) {
    if (!verdict.site) {
        return "";
    }
    const SiteInfo& site = program.sites[verdict.site->index()];
    return (site.file == 0 ? "line " : program.files[site.file] + ":") + std::to_string(site.line);
}

std::string modelled_verdict(const Session& session) {
    const RunVerdict run = run_verdict(session);
    const std::string of_launch =
        session.launch_count() == 1 ? "" : "Launch " + std::to_string(run.launch + 1) + ", the longest: ";
    const std::string place = place_of(session.trace(run.launch).program, run.verdict);
    return of_launch + fill(verdict_sentence(run.verdict), verdict_arguments(run.verdict, place));
}

std::string verdict_text(const Session& session) {
    if (session.launch_count() == 0) {
        return "";
    }
    if (const Finding* error = first_error(session)) {
        return visible_line("Verdict: " + std::string(finding_words(error->kind)) + " at line " +
                            std::to_string(error->line)) +
               ". Fix this error first. Until then, the other metrics are not reliable.\n\n";
    }
    const std::optional<bool> correct = session.recording().correct;
    if (correct == false) {
        return "Verdict: the result is wrong. Fix this error first. Until then, the other metrics are not "
               "reliable.\n\n";
    }
    if (!session.run_figures().unexplained.empty()) {
        return "Verdict: the original and the instrumented kernel compute different results. The counts may "
               "not "
               "apply to the original kernel.\n\n";
    }
    if (!session.has_costs()) {
        return correct ? "The result is correct.\n\n" : "";
    }
    return wrapped("Verdict, modelled for " + session.hardware().preset + ": " +
                   (correct ? "correct. " : "") + visible_line(modelled_verdict(session))) +
           "\n";
}

} // namespace

std::string summary_text(const Session& session) {
    return lesson_text(session.recording()) + findings_text(session) + differences_text(session) +
           verdict_text(session);
}

namespace {

/// Formats the involved work-items: "work-item 3", "work-items 3 and 4, and by 30 more".
std::string items_text(const Finding& finding, const NdRange& range) {
    const bool is_pair = finding.pair.size() == 2;
    const auto name = [&range](std::uint64_t item) { return item_id(range, WorkItem(item)); };
    const std::string first = finding.work_items.empty() ? "?" : name(finding.work_items[0]);
    const std::string named = is_pair
                                  ? "work-items " + name(finding.pair[0]) + " and " + name(finding.pair[1])
                                  : "work-item " + first;
    const std::uint64_t count = is_pair ? 2 : 1;
    const bool has_more = finding.work_item_count > count;
    return named + (has_more ? ", and by " + grouped(finding.work_item_count - count) + " more" : "");
}

/// Formats the number of occurrences: "12 times, 3 of them between groups, first by ".
std::string count_text(const Finding& finding) {
    if (finding.count == 1) {
        return "once, by ";
    }
    const bool is_mixed = finding.count_between != 0 && finding.count_between != finding.count;
    return grouped(finding.count) + " times, " +
           (is_mixed ? grouped(finding.count_between) + " of them between groups, " : "") + "first by ";
}

} // namespace

std::string finding_text(const Finding& finding, const NdRange& range) {
    std::string text = std::string(severity_words(finding.severity)) + ": " + finding_words(finding.kind) +
                       ", " + finding.file + ":" + std::to_string(finding.line);
    if (finding.other_line != 0) {
        text += " with line " + std::to_string(finding.other_line);
    }
    if (finding.ordered_by_atomics) {
        text += ", ordered only by atomics";
    }
    if (!finding.place.object.empty()) {
        text += ", " + finding.place.object + " at byte " + std::to_string(finding.place.offset);
    } else if (lies_nowhere(finding)) {
        text += ", an address outside every object of the launch";
    }
    return visible_line(text) + ", " + count_text(finding) + items_text(finding, range) + ". " +
           visible_line(english(finding_remedy(finding))) + "\n";
}

} // namespace lockstep
