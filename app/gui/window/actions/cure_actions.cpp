#include "app/gui/window/actions/cure_actions.h"

#include "app/gui/compare/compare_page.h"
#include "app/gui/panels/findings/cure_panel.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/start/device_notice.h"
#include "app/gui/workspace/experiment_names.h"
#include "app/words/cause_words.h"

#include <QPushButton>
#include <algorithm>

namespace lockstep::gui {
namespace {

/// Returns the counted costs that the run does not have, which a cure must not introduce.
std::vector<AdviceKind> other_costs(const std::vector<ListedAdvice>& found) {
    std::vector<AdviceKind> others;
    for (const CauseWords& row : all_causes()) {
        const bool has = std::ranges::any_of(
            found, [&row](const ListedAdvice& listed) { return listed.advice.kind == row.kind; });
        if (row.from == NumberFrom::log && !has) {
            others.push_back(row.kind);
        }
    }
    return others;
}

} // namespace

CureActions::CureActions(Workspace& workspace, const ActionSet& actions, Centre& centre, CurePanel& card,
                         Notices notices)
    : workspace_(workspace),
      action_(actions[Command::show_cure]),
      centre_(centre),
      card_(card),
      notices_(notices) {
    actions.on(Command::show_cure, [this] { look_for_cure(); });
    connect(&card, &CurePanel::changed, this, &CureActions::enable);
    enable();
    AdviceSearch& advice = centre.findings_page().list().advice();
    connect(&workspace.selection(), &Selection::view_changed, this, &CureActions::show_view);
    connect(&advice, &AdviceSearch::finished, this, &CureActions::show_found);
    connect(&card, &CurePanel::advice_wanted, this, [this] { centre_.show_page(centre_.findings_page()); });
    connect(&card, &CurePanel::cure_wanted, this, &CureActions::look_for_cure);
    connect(&card, &CurePanel::costs_wanted, this, &CureActions::count);
    connect(&card, &CurePanel::site_wanted, this, &CureActions::site_wanted);
    connect(&accounts_, &AccountSearch::finished, this, &CureActions::show_cause);
    connect(&accounts_, &AccountSearch::failed, &notices_.area, &MessageArea::show_error);
    CureJob& cures = workspace.cures();
    cures.on_step(
        this, [this](const QString& id) { show_search(tr("Running %1…").arg(experiment_title(id)), true); });
    cures.on_finished(this, [this, &cures](const std::shared_ptr<const Session>& cure) {
        if (cures.current().session != session_) {
            return; // the shown run has changed in the meantime
        }
        if (cure != nullptr) {
            show_cure(cure);
        } else {
            show_search(tr("No faster variant of this experiment avoids this cost."), false);
        }
    });
    connect(&cures, &AnyJob::failed, &notices_.area, &MessageArea::show_error);
    connect(&cures, &AnyJob::stopped, this, [this] {
        card_.button().setEnabled(true);
        enable();
    });
}

void CureActions::enable() {
    action_.setEnabled(card_.offers_cure());
}

void CureActions::show_search(const QString& sentence, bool is_running) {
    card_.show_search(sentence, is_running);
    enable();
}

/// Searches for the cause if the session is another one. Another launch or group of the same session changes
/// nothing.
void CureActions::show_view() {
    const std::shared_ptr<const Session> session = workspace_.selection().view()->session;
    if (session == session_) {
        return;
    }
    session_ = session;
    accounts_.cancel();
    if (workspace_.cures().current().session != session) {
        workspace_.cures().cancel();
    }
    if (!card_.show_faults(*session_)) {
        card_.show_looking();
    }
    centre_.findings_page().list().look_for_advice();
}

void CureActions::show_found() {
    if (!card_.show_faults(*session_)) {
        count();
    }
}

/// Finds out where the time goes, and shows it.
void CureActions::count() {
    card_.show_counting();
    accounts_.start(session_);
}

void CureActions::show_cause() {
    card_.show_cause(*session_, main_cause(*session_, centre_.findings_page().list().advice().found()),
                     !possible_cures(session_->recording().what).empty());
}

void CureActions::look_for_cure() {
    const std::vector<ListedAdvice>& found = centre_.findings_page().list().advice().found();
    const auto cause = main_cause(*session_, found);
    if (!cause || workspace_.runs().is_running()) {
        return;
    }
    if (workspace_.desk().start.lacks_device) {
        show_search(no_device_sentence(), false);
        return;
    }
    const bool was_here = workspace_.opened_file().isEmpty();
    workspace_.cures().start({.session = session_,
                              .cost = cause->advice.kind,
                              .counted = other_costs(found),
                              .device = was_here ? session_->trace(0).device.name : std::string()});
}

/// Selects exactly two runs for comparison: the slow run first, then the faster variant.
void CureActions::show_cure(const std::shared_ptr<const Session>& cure) {
    ComparePage& page = centre_.compare_page();
    emit cure_found(cure);
    const RunSummary now = summarise(make_group_view(session_, 0, Group(0)));
    const RunSummary then = summarise(make_group_view(cure, 0, Group(0)));
    page.compare({now.key, then.key});
    show_search(tr("%1 is shown next to this run.").arg(then.title), false);
    centre_.show_page(page);
}

} // namespace lockstep::gui
