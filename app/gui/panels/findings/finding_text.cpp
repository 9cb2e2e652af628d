#include "app/gui/panels/findings/finding_text.h"

#include "app/gui/theme/core_words.h"
#include "app/words/names.h"
#include "app/words/trace/finding_words.h"
#include "core/experiments/catalogue.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct FindingWords {
    Q_DECLARE_TR_FUNCTIONS(FindingWords)
};

std::optional<FindingKind> expected_of(const Session& session) {
    const Result<const Experiment*> found = find_experiment(session.recording().what);
    return found ? found.value()->expected_finding : std::nullopt;
}

} // namespace

FindingText finding_text(const Finding& finding, const NdRange& range) {
    return {
        worded(finding_title(finding)),           worded({name_context, severity_words(finding.severity)}),
        worded(finding_sentence(finding, range)), worded(finding_lines(finding)),
        worded(finding_items(finding, range)),    worded(finding_times(finding)),
        worded(finding_remedy(finding))};
}

FindingsVerdict findings_verdict(const Session& session) {
    FindingsVerdict verdict;
    verdict.expected = expected_of(session);
    bool is_there = false;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        for (const Finding& finding : session.analysis(launch).findings) {
            (finding.severity == Severity::error ? verdict.errors : verdict.notes) += 1;
            is_there = is_there || finding.kind == verdict.expected;
        }
    }
    using Kind = FindingsVerdict::Kind;
    verdict.kind = verdict.expected      ? (is_there ? Kind::expected : Kind::expected_missing)
                   : verdict.errors != 0 ? Kind::errors
                   : verdict.notes != 0  ? Kind::notes
                                         : Kind::none;
    return verdict;
}

QString verdict_text(const FindingsVerdict& verdict) {
    const QString expected =
        verdict.expected ? worded({name_context, finding_words(*verdict.expected)}) : QString();
    switch (verdict.kind) {
    case FindingsVerdict::Kind::expected:
        return FindingWords::tr("\"%1\" was found. This is the fault that the experiment demonstrates.")
            .arg(expected);
    case FindingsVerdict::Kind::expected_missing:
        return FindingWords::tr("The experiment demonstrates \"%1\", which was not found in this run. "
                                "Try other parameters.")
            .arg(expected);
    case FindingsVerdict::Kind::errors:
        return FindingWords::tr("%Ln error(s) found.", nullptr, static_cast<int>(verdict.errors));
    case FindingsVerdict::Kind::notes:
        return FindingWords::tr("%Ln note(s), no errors.", nullptr, static_cast<int>(verdict.notes));
    case FindingsVerdict::Kind::none:
        break;
    }
    return FindingWords::tr("No findings.");
}

} // namespace lockstep::gui
