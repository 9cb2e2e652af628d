#include "app/gui/exporting/run_papers.h"
#include "app/gui/model/finding_place.h"
#include "app/gui/model/run_summary.h"
#include "app/gui/panels/advice_text.h"
#include "app/gui/panels/check_text.h"
#include "app/gui/panels/finding_text.h"
#include "app/gui/scenes/findings/evidence_scene.h"
#include "app/gui/scenes/pictures.h"
#include "app/words/advice_words.h"
#include "core/session/run_checks.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct FindingsPaper {
    Q_DECLARE_TR_FUNCTIONS(FindingsPaper)
};

constexpr double picture_height = 360;

void add_finding(Paper& paper, const Session& session, std::size_t launch, const Finding& finding) {
    const FindingText text = finding_text(finding);
    paper.add_heading(text.title);
    paper.add_text(text.sentence);
    paper.add_text(QStringList{text.severity, text.lines, text.count}.join(QStringLiteral(" · ")),
                   FontRole::secondary, Role::text2);
    const auto steps = [&session, launch](Group group) { return session.steps(launch, group); };
    const Evidence evidence = evidence_of(session.trace(launch), finding, steps);
    paper.add_picture(evidence_scene(session, launch, finding, evidence, paper_width));
    paper.add_text(text.remedy, FontRole::body_strong);
}

/// The view that the advice speaks of, where it costs most.
void add_advice(Paper& paper, const std::shared_ptr<const Session>& session, std::size_t launch,
                const Advice& advice) {
    const AdviceText text = advice_text(*session, launch, advice);
    paper.add_heading(QCoreApplication::translate(advice_context, advice_title(advice.kind)));
    paper.add_text(text.sentence);
    paper.add_text(text.place, FontRole::secondary, Role::text2);
    const Picture& picture = *picture_named(QString::fromLatin1(view_of(*session, launch, advice)));
    const GroupView view = make_group_view(session, launch, Group(0));
    const auto place = advice.site ? place_of(view, *advice.site) : std::nullopt;
    if (place) {
        paper.add_picture(whole_scene(picture, view, *place, {paper_width, picture_height}, {}));
    }
}

} // namespace

Paper findings_paper(const std::shared_ptr<const Session>& session) {
    Paper paper;
    const RunSummary run = summarise(make_group_view(session, 0, Group(0)));
    paper.add_title(FindingsPaper::tr("Findings: %1").arg(run.title),
                    QStringList{run.elements, device_text(run.device, run.is_cpu), run.hardware}.join(
                        QStringLiteral(" · ")));
    const FindingsVerdict verdict = findings_verdict(*session);
    paper.add_text(verdict.kind == FindingsVerdict::Kind::none ? FindingsPaper::tr("No fault was found.")
                                                               : verdict_text(verdict),
                   FontRole::body_strong);
    for (std::size_t launch = 0; launch < session->launch_count(); ++launch) {
        for (const Finding& finding : session->analysis(launch).findings) {
            add_finding(paper, *session, launch, finding);
        }
    }
    for (std::size_t launch = 0; launch < session->launch_count(); ++launch) {
        for (const Advice& advice : *session->part(AdviceOf{launch})) {
            add_advice(paper, session, launch, advice);
        }
    }
    paper.add_heading(FindingsPaper::tr("What was checked"));
    for (const Check& check : checks_of_run(*session)) {
        paper.add_text(check_text(check), FontRole::secondary);
    }
    return paper;
}

} // namespace lockstep::gui
