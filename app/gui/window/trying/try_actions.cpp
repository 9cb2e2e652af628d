#include "app/gui/window/trying/try_actions.h"

#include "app/gui/compare/compare_page.h"
#include "app/gui/panels/forms/form_pages.h"
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/panels/forms/launch_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/panels/source/source_rows.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/tryit/try_page.h"
#include "app/gui/window/actions/launch_actions.h"
#include "app/gui/window/centre.h"
#include "app/gui/workspace/finding_place.h"
#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"

#include <QDir>
#include <QFileInfo>
#include <utility>

namespace lockstep::gui {
namespace {

/// Returns the path of a new file for a copy of an experiment's kernel: "transpose-tiled-1.cl".
QString path_of_copy(const std::string& experiment) {
    const QString name = QString::fromStdString(experiment).replace(QLatin1Char('/'), QLatin1Char('-'));
    const QDir folder(QString::fromStdString((user_data_dir() / "kernels").string()));
    for (int number = 1;; ++number) {
        const QString path = folder.filePath(QStringLiteral("%1-%2").arg(name).arg(number));
        if (!QFileInfo::exists(path + QLatin1String(".cl")) &&
            !QFileInfo::exists(path + QLatin1String(".sim"))) {
            return path + QLatin1String(".cl");
        }
    }
}

} // namespace

TryActions::TryActions(Workspace& workspace, const ActionSet& actions, Centre& centre,
                       LaunchActions& launches, FormPages& pages, SourcePanel& source,
                       HardwarePanel& hardware, Notices notices)
    : workspace_(workspace),
      actions_(actions),
      centre_(centre),
      page_(centre.try_page()),
      launches_(launches),
      pages_(pages),
      source_(source),
      notices_(notices) {
    connect(&page_, &TryPage::apply_wanted, this, &TryActions::apply);
    connect(&page_, &TryPage::run_wanted, this, &TryActions::run);
    connect(&page_, &TryPage::hardware_wanted, &hardware,
            [&hardware](const HardwareModel& model) { hardware.change_to({.model = model}); });
    connect(&page_, &TryPage::failed, &notices.area, &MessageArea::show_error);
    connect_jobs();
}

void TryActions::connect_jobs() {
    EditJob& edits = workspace_.edits();
    edits.on_finished(this, [this](const EditDone& done) { show(done); });
    connect(&edits, &AnyJob::failed, this, [this, &edits](const Error& error) {
        done_.reset();
        runs_at_once_ = false;
        edits.current().is_of_group() ? notices_.area.show_error(error)
                                      : page_.show_refusal(error_text(error));
    });
    const auto forget = [this] { before_.reset(); };
    connect(&workspace_.runs(), &AnyJob::failed, this, forget);
    connect(&workspace_.runs(), &AnyJob::cancelled, this, forget);
    connect(&workspace_.selection(), &Selection::view_changed, this, &TryActions::compare);
}

/// Whether the shown run is one of the open kernel file.
bool TryActions::is_own() const {
    return workspace_.own_run().has_value() && launches_.is_open() && pages_.launch().has_form();
}

/// Returns the source of the shown launch; empty if it is not at hand.
std::optional<TryActions::BuiltSource> TryActions::source_of_run() const {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr) {
        return std::nullopt;
    }
    if (is_own()) {
        KernelSource source = pages_.launch().form().program;
        source.text = source_.text().toStdString();
        return BuiltSource{std::move(source), pages_.launch().launch().options};
    }
    const Recording& recording = view->session->recording();
    const Result<const Experiment*> experiment = find_experiment(recording.what);
    const auto values = experiment ? complete(**experiment, recording.parameters) : experiment.error();
    const auto source = values ? kernel_source(**experiment) : values.error();
    const auto launches = source ? (*experiment)->launches(*values, *source) : source.error();
    if (!launches || view->launch >= launches->size()) {
        return std::nullopt;
    }
    const Launch& launch = (*launches)[view->launch];
    return BuiltSource{launch.source, launch.options};
}

QString TryActions::no_source() {
    return tr("The source of this recording is not open. Open its kernel file, and run it.");
}

void TryActions::apply() {
    const auto choice = page_.applicable();
    std::optional<BuiltSource> built = choice ? source_of_run() : std::nullopt;
    if (!built) {
        runs_at_once_ = false;
        page_.show_refusal(no_source());
        return;
    }
    workspace_.edits().start(
        edit_wanted(*page_.search().tried(), *choice, std::move(built->source), std::move(built->options)));
}

void TryActions::require_group(std::size_t launch) {
    workspace_.playback().pause();
    workspace_.selection().set_launch(launch);
    std::optional<BuiltSource> built = source_of_run();
    if (!built) {
        notices_.line.say(no_source());
        return;
    }
    workspace_.edits().start(group_wanted(workspace_.selection().view()->trace(), std::move(built->source),
                                          std::move(built->options)));
}

void TryActions::show(const EditDone& done) {
    done_ = done;
    if (done.wanted.is_of_group()) {
        run_changed();
        return;
    }
    const QString file = QString::fromStdString(done.wanted.source.file);
    page_.show_edit(QString::fromStdString(done.wanted.source.text), QString::fromStdString(done.edit.text),
                    is_own() ? tr("in the editor; %1 changes only when you save it").arg(file)
                             : tr("in a copy of %1; the experiment does not change").arg(file));
    if (std::exchange(runs_at_once_, false)) {
        run_changed();
    }
}

/// Runs the changed source. If the layout was not applied yet, it is applied first.
void TryActions::run() {
    if (!page_.edit().empty()) {
        run_changed();
        return;
    }
    runs_at_once_ = true;
    apply();
}

void TryActions::run_changed() {
    const GroupView* view = workspace_.selection().view();
    if (!done_ || view == nullptr) {
        return;
    }
    before_ = {summarise(make_group_view(view->session, 0, Group(0))).key, view->session};
    is_own() ? run_own() : run_copy();
}

/// Writes the copy of the experiment. When it is written, it is opened, which also runs it.
void TryActions::run_copy() {
    const GroupView& view = *workspace_.selection().view();
    const Recording& recording = view.session->recording();
    const Result<const Experiment*> experiment = find_experiment(recording.what);
    const auto values = experiment ? complete(**experiment, recording.parameters) : experiment.error();
    if (!values) {
        notices_.area.show_error(values.error());
        return;
    }
    KernelCopy copy{.experiment = **experiment,
                    .values = *values,
                    .launch = view.launch,
                    .path = path_of_copy(recording.what),
                    .text = done_->edit.text};
    if (done_->edit.argument) {
        copy.local_size = {*done_->edit.argument, done_->wanted.array_bytes};
    }
    QDir().mkpath(QFileInfo(copy.path).path());
    workspace_.copies().start(std::move(copy));
}

/// Changes the user's own kernel in the editor, and runs it.
void TryActions::run_own() {
    change_text(source_.editor(), QString::fromStdString(done_->edit.text));
    if (done_->edit.argument) {
        SimFile launch = pages_.launch().launch();
        if (*done_->edit.argument < launch.arguments.size()) {
            launch.arguments[*done_->edit.argument].size = done_->wanted.array_bytes;
            pages_.launch().change_to(launch);
        }
    }
    actions_[Command::run].trigger();
}

/// Compares the run of the changed kernel with the run before.
void TryActions::compare() {
    const GroupView& view = *workspace_.selection().view();
    if (!before_ || before_->session->shared_recording() == view.session->shared_recording()) {
        return;
    }
    const Before before = *std::exchange(before_, std::nullopt);
    const QString key = summarise(make_group_view(view.session, 0, Group(0))).key;
    centre_.compare_page().compare({before.key, key});
    centre_.show_page(centre_.compare_page());
}

void TryActions::show_array_of(std::size_t launch, Site site) {
    workspace_.playback().pause();
    Selection& selection = workspace_.selection();
    selection.set_launch(launch);
    if (const auto place = place_of(selection.view()->session, launch, site)) {
        selection.set_group(place->group);
        workspace_.playback().seek(place->tick);
        selection.set_lane(place->warp, place->lane);
    }
    centre_.show_page(page_);
    page_.show_array_of(site);
}

} // namespace lockstep::gui
