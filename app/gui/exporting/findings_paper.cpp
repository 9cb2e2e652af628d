#include "app/gui/exporting/run_papers.h"
#include "app/gui/panels/findings/advice_text.h"
#include "app/gui/panels/findings/finding_text.h"
#include "app/gui/scenes/findings/evidence_scene.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/workspace/finding_place.h"
#include "app/gui/workspace/run_summary.h"
#include "app/words/advice_words.h"
#include "app/words/trace/check_words.h"
#include "core/session/run_figures.h"

#include <QCoreApplication>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr double picture_height = 360;
/// Maximum number of findings on paper. The limit is needed because a kernel can have errors everywhere; it
/// is the same as in the window.
constexpr std::size_t most_findings = 50;

void add_finding(Paper& paper, const Session& session, std::size_t launch, const Finding& finding) {
    const FindingText text = finding_text(finding, session.trace(launch).range);
    paper.add_heading(text.title);
    paper.add_text(text.sentence);
    paper.add_text(QStringList{text.severity, text.lines, text.count}.join(QStringLiteral(" · ")),
                   FontRole::secondary, Role::text2);
    const auto steps = [&session, launch](Group group) { return session.steps(launch, group); };
    const Evidence evidence = evidence_of(session.trace(launch), finding, steps);
    paper.add_picture(evidence_scene(session, launch, finding, evidence, paper_width));
    paper.add_text(text.remedy, FontRole::body_strong);
}

} // namespace

FindingsPaper::FindingsPaper(std::shared_ptr<const Session> session) : session_(std::move(session)) {}

void FindingsPaper::add_head() {
    const RunSummary run = summarise(make_group_view(session_, 0, Group(0)));
    paper_.add_title(tr("Findings: %1").arg(run.title),
                     QStringList{run.elements, device_text(run.device, run.is_cpu), run.hardware}.join(
                         QStringLiteral(" · ")));
    const FindingsVerdict verdict = findings_verdict(*session_);
    paper_.add_text(verdict.kind == FindingsVerdict::Kind::none ? tr("No faults were found.")
                                                                : verdict_text(verdict),
                    FontRole::body_strong);
}

void FindingsPaper::add_findings() {
    std::size_t all = 0;
    for (std::size_t launch = 0; launch < session_->launch_count(); ++launch) {
        for (const Finding& finding : session_->analysis(launch).findings) {
            if (++all <= most_findings) {
                add_finding(paper_, *session_, launch, finding);
            }
        }
    }
    if (all > most_findings) {
        paper_.add_text(
            tr("%Ln more finding(s) are not listed.", nullptr, static_cast<int>(all - most_findings)));
    }
}

/// Collects the advice of all launches. Returns false if the advice of a launch is not computed yet, and adds
/// the missing part to `missing`.
bool FindingsPaper::find_advice(std::vector<PartKey>& missing) {
    std::vector<ListedAdvice> found;
    for (std::size_t launch = 0; launch < session_->launch_count(); ++launch) {
        const auto made = session_->at_hand(AdviceOf{launch});
        if (!made) {
            missing.emplace_back(AdviceOf{launch});
            return false;
        }
        for (const Advice& advice : **made) {
            found.push_back({launch, advice});
        }
    }
    advice_ = std::move(found);
    return true;
}

/// Adds a piece of advice, with the picture to which it refers, at its most expensive access. Advice about
/// the launch as a whole gets no picture, because its sentence is sufficient and each picture of the model
/// would fill a page. Returns false if the picture needs parts that are missing.
bool FindingsPaper::add_advice(const ListedAdvice& listed, std::vector<PartKey>& missing) {
    const auto& [launch, advice] = listed;
    const Picture& picture = *picture_named(QString::fromLatin1(view_of(*session_, launch, advice)));
    GroupView view = make_group_view(session_, launch, Group(0));
    view.only_at_hand = true;
    const auto place = advice.site ? place_of(view, *advice.site) : std::nullopt;
    missing = place ? missing_parts(picture, view, *place) : std::vector<PartKey>();
    if (!missing.empty()) {
        return false;
    }
    const AdviceText text = advice_text(*session_, launch, advice);
    paper_.add_heading(QCoreApplication::translate(advice_context, advice_title(advice.kind)));
    paper_.add_text(text.sentence);
    paper_.add_text(text.place, FontRole::secondary, Role::text2);
    if (place) {
        paper_.add_picture(ShownPicture{&picture, view, *place, {paper_width, picture_height}, {}});
    }
    return true;
}

void FindingsPaper::add_checks() {
    paper_.add_heading(tr("Checks performed"));
    for (const Check& check : checks_of_run(*session_)) {
        paper_.add_text(worded(check_sentence(check)), FontRole::secondary);
    }
}

std::vector<PartKey> FindingsPaper::go_on() {
    std::vector<PartKey> missing;
    if (!std::exchange(has_begun_, true)) {
        add_head();
        add_findings();
    }
    knows_advice_ = knows_advice_ || find_advice(missing);
    if (!knows_advice_) {
        return missing;
    }
    while (next_advice_ < advice_.size()) {
        if (!add_advice(advice_[next_advice_], missing)) {
            return missing;
        }
        ++next_advice_;
    }
    if (!std::exchange(is_finished_, true)) {
        add_checks();
    }
    return {};
}

Paper FindingsPaper::finished() {
    for (std::vector<PartKey> missing = go_on(); !missing.empty(); missing = go_on()) {
        for (const PartKey& part : missing) {
            if (!session_->make_any(part, {})) {
                return paper_;
            }
        }
    }
    return paper_;
}

Paper findings_paper(const std::shared_ptr<const Session>& session) {
    return FindingsPaper(session).finished();
}

} // namespace lockstep::gui
