#include "app/gui/window/run_notices.h"

#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/views/picture_notice.h"
#include "app/gui/views/picture_veil.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"
#include "app/gui/workspace/experiment_names.h"

#include <QFileInfo>

namespace lockstep::gui {
RunNotices::RunNotices(Workspace& workspace, Centre& centre, StatusLine& status, Wanted wanted,
                       const ShownPanels& panels, QWidget& window)
    : workspace_(workspace), status_(status), wanted_(wanted), window_(window) {
    for (SceneView* view : centre.views()) {
        notices_.push_back(new PictureNotice(*view));
        notices_.back()->setObjectName("run_notice");
        veils_.push_back(new PictureVeil(*view->viewport()));
    }
    for (QWidget* panel : panels) {
        veils_.push_back(new PictureVeil(*panel));
    }
    connect(&workspace.selection(), &Selection::view_changed, this, &RunNotices::update);
    connect(&wanted.source, &SourcePanel::edited, this, [this] { end(Outcome::none); });
    connect_runs();
}

void RunNotices::connect_runs() {
    RunJob& runs = workspace_.runs();
    connect(&runs, &AnyJob::started, this, [this] { end(Outcome::none); });
    connect(&runs, &AnyJob::failed, this, [this] { end(Outcome::failed); });
    connect(&runs, &AnyJob::cancelled, this, [this] { end(Outcome::cancelled); });
    connect(&runs, &AnyJob::stopped, this, &RunNotices::update);
    workspace_.launches().on_finished(
        this, [this](const LaunchRead& read) { read.form ? update() : end(Outcome::failed); });
    for (const auto signal : {&AnyJob::started, &AnyJob::finished}) {
        connect(&workspace_.kernel_texts(), signal, this, &RunNotices::update);
    }
    connect(&workspace_.kernel_texts(), &AnyJob::failed, this, &RunNotices::update);
    if (runs.is_running()) { // the run was started by a previous window
        update();
    }
}

/// Remembers how a run ended, except for runs in the background.
void RunNotices::end(Outcome outcome) {
    outcome_ = workspace_.runs().current().behind ? outcome_ : outcome;
    update();
}

void RunNotices::update() {
    const bool has_view = workspace_.selection().view() != nullptr;
    const Subject subject = has_view ? this->subject() : Subject();
    const bool is_recording = this->is_recording();
    // a run of another experiment is usually so short that grey views would only flicker
    const bool is_old = subject.old == Old::edited || (subject.old != Old::no && !is_recording);
    const QString sentence = is_recording ? recording_sentence()
                             : is_old     ? sentence_for_views(subject)
                                          : QString();
    for (PictureNotice* notice : notices_) {
        notice->say(sentence, has_view ? PictureNotice::Over::edge : PictureNotice::Over::all);
    }
    for (PictureVeil* veil : veils_) {
        veil->setVisible(is_old);
    }
    status_.set_old(is_old ? sentence_for_status(subject) : QString());
    if (has_view) {
        window_.setWindowTitle((is_unsaved()             ? tr("%1 (edited) – Lockstep")
                                : subject.old == Old::no ? tr("%1 – Lockstep")
                                                         : tr("%1 (not run) – Lockstep"))
                                   .arg(subject.title));
    }
}

/// Whether the user's own kernel can be saved: the text in the editor differs from the file.
bool RunNotices::is_unsaved() const {
    const OwnKernel& kernel = workspace_.desk().kernel;
    return !kernel.path.isEmpty() && wanted_.source.is_editable() && wanted_.source.text() != kernel.saved;
}

/// True while a run is recorded that will replace the shown one.
bool RunNotices::is_recording() const {
    const RunJob& runs = workspace_.runs();
    const RunRequest& request = runs.current();
    return runs.is_running() && !request.behind && request.before == nullptr &&
           request.run.kind != RunKind::recording;
}

RunNotices::Subject RunNotices::subject() const {
    const QString shown = QString::fromStdString(workspace_.selection().view()->session->recording().what);
    const QString& path = workspace_.desk().kernel.path;
    if (!path.isEmpty() && wanted_.source.is_editable()) {
        const std::optional<RunSpec>& run = workspace_.own_run();
        if (!run || QString::fromStdString(run->what) != path) {
            return {QFileInfo(path).fileName(), Old::other};
        }
        return {shown_title(), wanted_.source.is_text_of_run() ? Old::no : Old::edited};
    }
    const QString wanted = wanted_.experiments.selected();
    return wanted.isEmpty() || wanted == shown ? Subject{shown_title()}
                                               : Subject{run_title(wanted), Old::other};
}

QString RunNotices::shown_title() const {
    return run_title(QString::fromStdString(workspace_.selection().view()->session->recording().what));
}

QString RunNotices::recording_sentence() const {
    const QString what = QString::fromStdString(workspace_.runs().current().run.what);
    return workspace_.selection().view() == nullptr
               ? tr("Recording %1…").arg(what)
               : tr("Recording %1… The views still show the previous run.").arg(what);
}

QString RunNotices::sentence_for_views(const Subject& subject) const {
    if (subject.old == Old::edited) {
        switch (outcome_) {
        case Outcome::failed:
            return tr("The edited kernel could not be run. The views show the run before the edit.");
        case Outcome::cancelled:
            return tr("The run of the edited kernel was cancelled. The views show the run before the edit.");
        case Outcome::none:
            return tr("The views show the run before the edit. To update them, run the kernel (F5).");
        }
    }
    switch (outcome_) {
    case Outcome::failed:
        return tr("%1 could not be run. The views still show %2.").arg(subject.title, shown_title());
    case Outcome::cancelled:
        return tr("The run of %1 was cancelled. The views still show %2.").arg(subject.title, shown_title());
    case Outcome::none:
        break;
    }
    return tr("%1 has not been run yet. The views still show %2.").arg(subject.title, shown_title());
}

QString RunNotices::sentence_for_status(const Subject& subject) const {
    return subject.old == Old::edited ? tr("Showing the run before the edit")
                                      : tr("Showing an older run: %1").arg(shown_title());
}

} // namespace lockstep::gui
