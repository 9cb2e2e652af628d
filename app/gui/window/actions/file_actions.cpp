#include "app/gui/window/actions/file_actions.h"

#include "app/gui/panels/forms/form_pages.h"
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/panels/forms/launch_panel.h"
#include "app/gui/panels/forms/parameters_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/window/file_folders.h"
#include "app/lessons/lesson_bundle.h"
#include "app/words/errors/cuda_words.h"

#include <initializer_list>

namespace lockstep::gui {

bool is_file_to_open(const QString& path) {
    return path.endsWith(QLatin1String(".lks")) || path.endsWith(QLatin1String(".sim")) ||
           path.endsWith(QLatin1String(".cl")) || path.endsWith(QLatin1String(bundle_extension)) ||
           path.endsWith(QLatin1String(".lkp")) ||
           is_cuda_file(path.toStdString()); // opening these says what to do
}

FileActions::FileActions(Workspace& workspace, Settings& settings, const ActionSet& actions, Notices notices,
                         QWidget& window)
    : workspace_(workspace), settings_(settings), notices_(notices), window_(window) {
    actions.on(Command::open, [this] { ask_what_to_open(); });
    actions.on(Command::save, [this] { ask_where_to_save(); });
    actions.on(Command::quit, [&window] { window.close(); });
    RecordingJob& saver = workspace.saver();
    connect(&saver, &AnyJob::finished, this,
            [this, &saver] { notices_.line.say(tr("Saved %1").arg(saver.current().path)); });
    connect(&saver, &AnyJob::stopped, this, &FileActions::close_if_wanted);
    connect(&saver, &AnyJob::failed, this, [this](const Error& error) {
        // keeps the window open, because the recording exists nowhere else
        workspace_.desk().window.closes_when_saved = false;
        notices_.area.show_error(error);
    });
}

void FileActions::ask_for(const RunForm& form) {
    for (Form* each : std::initializer_list<Form*>{&form.parameters, &form.pages.launch(), &form.hardware}) {
        each->set_file_chooser([this](const QString& title, const QString& filter) {
            return choose_file_to_open(settings_, &window_, title, filter);
        });
    }
}

void FileActions::ask_what_to_open() {
    const QString path =
        choose_file_to_open(settings_, &window_, tr("Open a kernel, a launch file, a recording or a lesson"),
                            tr("Kernels, launch files, recordings and lessons (*.cl *.sim *.lks "
                               "*.lockstep-lesson);;All files (*)"));
    if (!path.isEmpty()) {
        emit open_wanted(path);
    }
}

void FileActions::ask_where_to_save() {
    if (workspace_.selection().view() == nullptr) {
        return;
    }
    if (workspace_.saver().is_running()) {
        say_is_saving();
        return;
    }
    const QString path = choose_file_to_write(settings_, &window_, tr("Save the recording"),
                                              QStringLiteral("recording.lks"), tr("Recordings (*.lks)"));
    if (!path.isEmpty()) {
        save(path);
    }
}

void FileActions::save(const QString& path) {
    const GroupView* view = workspace_.selection().view();
    if (view != nullptr && workspace_.saver().is_running()) {
        say_is_saving();
    } else if (view != nullptr) {
        workspace_.saver().start({view->session->shared_recording(), path});
    }
}

void FileActions::say_is_saving() {
    notices_.area.show_note(tr("%1 is still being saved. Wait until saving has finished, or cancel it, "
                               "before you save this recording.")
                                .arg(workspace_.saver().current().path));
}

bool FileActions::may_close() {
    workspace_.desk().window.closes_when_saved = workspace_.saver().is_running();
    if (workspace_.desk().window.closes_when_saved) {
        notices_.area.show_note(tr("%1 is being saved. The window closes when saving has finished. Cancel "
                                   "saving to close the window immediately.")
                                    .arg(workspace_.saver().current().path));
    }
    return !workspace_.desk().window.closes_when_saved;
}

void FileActions::close_if_wanted() {
    if (workspace_.desk().window.closes_when_saved) {
        window_.close();
    }
}

} // namespace lockstep::gui
