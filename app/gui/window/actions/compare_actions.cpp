#include "app/gui/window/actions/compare_actions.h"

#include "app/gui/compare/compare_page.h"
#include "app/gui/compare/explanation.h"
#include "app/gui/panels/compare_buttons.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/window/actions/run_actions.h"
#include "app/gui/workspace/experiment_names.h"
#include "app/words/match_words.h"
#include "core/experiments/catalogue.h"
#include "core/experiments/matched_values.h"

#include <QMenu>
#include <QStringList>
#include <algorithm>

namespace lockstep::gui {

CompareActions::CompareActions(Workspace& workspace, const ActionSet& actions, ComparePage& page,
                               HardwarePanel& hardware, RunActions& runs, Notices notices)
    : workspace_(workspace), page_(page), runs_(runs), notices_(notices) {
    connect(&page, &ComparePage::all_variants_wanted, &actions[Command::run_all], &QAction::trigger);
    connect(&page, &ComparePage::recording_wanted, &actions[Command::open], &QAction::trigger);
    connect(&page, &ComparePage::preset_wanted, &hardware, &HardwarePanel::choose_preset);
    actions.on(Command::next_link, [&page] { page.stages().next_link(); });
    connect_turns(workspace);
    connect_matches(workspace);
}

void CompareActions::connect_turns(Workspace& workspace) {
    TurnJob* turns = &workspace.turns();
    connect(&page_, &ComparePage::times_wanted, turns,
            [turns](const TurnRequest& runs) { turns->start(runs); });
    turns->on_step(&page_, [this](const Progress& at) { page_.show_timing_progress(at.done, at.total); });
    turns->on_finished(&page_, [this](const TimesInTurn& times) { page_.take_times(times); });
    connect(turns, &AnyJob::stopped, &page_, &ComparePage::end_timing_progress);
}

void CompareActions::connect_matches(Workspace& workspace) {
    connect(&page_, &ComparePage::match_wanted, this, &CompareActions::match);
    connect(&runs_, &RunActions::variant_recorded, this,
            [this](const std::shared_ptr<const Session>& session) {
                // Deferred, so that the page is notified first.
                QMetaObject::invokeMethod(
                    this, [this, session] { take_match(session); }, Qt::QueuedConnection);
            });
    RunJob* runs = &workspace.runs();
    connect(runs, &AnyJob::failed, this, [this, runs](const Error& error) {
        if (!matches_.empty() && runs->current().behind) {
            matches_.clear();
            notices_.area.show_error(error);
        }
    });
    connect(runs, &AnyJob::cancelled, this, [this] { matches_.clear(); });
}

/// Runs the compared experiments with the inputs of the first one.
void CompareActions::match() {
    const std::vector<StagedRun> staged = page_.staged();
    QStringList sentences;
    matches_.clear();
    for (const StagedRun& each : staged) {
        if (differ_in_inputs(staged.front().run, each.run)) {
            add_match(staged.front(), each, sentences);
        } else {
            matches_.push_back({std::nullopt, each.run.key});
        }
    }
    run_matches(sentences);
}

void CompareActions::run_matches(const QStringList& sentences) {
    std::vector<RunSpec> wanted;
    for (const Matched& each : matches_) {
        if (each.run) {
            wanted.push_back(*each.run);
        }
    }
    notices_.area.show_note(sentences.join(QLatin1Char(' ')));
    runs_.run_behind(std::move(wanted));
}

/// Returns the id of the shown experiment; empty if there is none.
QString CompareActions::shown_experiment() const {
    const GroupView* view = workspace_.selection().view();
    const std::string what = view != nullptr ? view->session->recording().what : std::string();
    return find_experiment(what) ? QString::fromStdString(what) : QString();
}

void CompareActions::offer_in(ExperimentsPanel& list) {
    CompareButtons& buttons = list.comparisons();
    connect(&buttons, &CompareButtons::wanted, this, &CompareActions::compare_shown_with);
    const auto offer = [this, &buttons] {
        const QString shown = shown_experiment();
        buttons.offer(shown, tr("Compare with %1").arg(experiment_title(shown)));
    };
    connect(&workspace_.selection(), &Selection::view_changed, &buttons, offer);
    offer();
}

void CompareActions::add_entry(QMenu& menu, const QString& id) {
    const QString shown = shown_experiment();
    if (id.isEmpty() || id == shown || shown.isEmpty()) {
        return;
    }
    auto* entry = new QAction(tr("Compare with %1").arg(experiment_title(shown)), &menu);
    connect(entry, &QAction::triggered, this, [this, id] { compare_shown_with(id); });
    QAction* first = menu.actions().value(0);
    menu.insertAction(first, entry);
    menu.insertSeparator(first);
}

void CompareActions::compare_shown_with(const QString& id) {
    const GroupView* view = workspace_.selection().view();
    const auto experiment = find_experiment(id.toStdString());
    if (view == nullptr || !experiment) {
        return;
    }
    const StagedRun shown{summarise(*view), view->session};
    StagedRun other;
    other.run.id = id;
    for (const ParameterInfo& parameter : (*experiment)->parameters) {
        if (parameter.kind() != ParameterKind::numbers) { // those inputs are generated
            other.run.parameters[parameter.name] = parameter.default_value;
        }
    }
    QStringList sentences;
    matches_ = {{std::nullopt, shown.run.key}};
    add_match(shown, other, sentences);
    emit comparison_wanted();
    run_matches(sentences);
}

void CompareActions::add_match(const StagedRun& first, const StagedRun& other, QStringList& sentences) {
    const auto experiment = find_experiment(other.run.id.toStdString());
    const MatchedValues matched = match_values(**experiment, other.run.parameters, first.run.parameters);
    for (const Phrase& sentence : matched_sentences(experiment_title(other.run.id).toStdString(),
                                                    experiment_title(first.run.id).toStdString(), matched)) {
        sentences << worded(sentence);
    }
    RunSpec run{.what = (*experiment)->id, .parameters = matched.values};
    if (first.session != nullptr) {
        run.hardware = {.model = first.session->hardware()};
    }
    run.options.device = first.run.device.toStdString();
    matches_.push_back({std::move(run), {}});
}

/// Compares the runs when the last one has been recorded.
void CompareActions::take_match(const std::shared_ptr<const Session>& session) {
    const Recording& recording = session->recording();
    const auto match = std::ranges::find_if(matches_, [&recording](const Matched& each) {
        return each.run && each.run->what == recording.what && each.run->parameters == recording.parameters;
    });
    if (match == matches_.end()) {
        return;
    }
    match->key = summarise(make_group_view(session, 0, Group(0))).key;
    match->run.reset();
    if (std::ranges::any_of(matches_, [](const Matched& each) { return each.run.has_value(); })) {
        return;
    }
    std::vector<QString> keys;
    for (const Matched& each : matches_) {
        keys.push_back(each.key);
    }
    matches_.clear();
    page_.compare(std::move(keys));
}

} // namespace lockstep::gui
