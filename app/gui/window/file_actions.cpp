#include "app/gui/window/file_actions.h"

#include "app/gui/panels/message_area.h"
#include "app/gui/panels/status_line.h"

#include <QFileDialog>

namespace lockstep::gui {

FileActions::FileActions(Workspace& workspace, const ActionSet& actions, Notices notices, QWidget& window)
    : workspace_(workspace), notices_(notices), window_(window) {
    actions.on(Command::open, [this] { ask_what_to_open(); });
    actions.on(Command::save, [this] { ask_where_to_save(); });
    actions.on(Command::quit, [&window] { window.close(); });
    connect(&workspace.saver(), &RecordingSaver::saved, this, [this](const QString& path) {
        notices_.line.say(tr("Saved %1").arg(path));
        close_if_wanted();
    });
    connect(&workspace.saver(), &RecordingSaver::cancelled, this, &FileActions::close_if_wanted);
    connect(&workspace.saver(), &RecordingSaver::failed, this, [this](const Error& error) {
        closes_when_saved_ = false; // the recording is nowhere else
        notices_.area.show_error(error);
    });
}

void FileActions::ask_what_to_open() {
    const QString path = QFileDialog::getOpenFileName(
        &window_, tr("Open a kernel, a launch or a recording"), QString(),
        tr("Kernels, launches and recordings (*.cl *.sim *.lks);;All files (*)"));
    if (!path.isEmpty()) {
        emit open_wanted(path);
    }
}

void FileActions::ask_where_to_save() {
    if (workspace_.selection().view() == nullptr) {
        return;
    }
    if (workspace_.saver().is_saving()) {
        say_is_saving();
        return;
    }
    const QString path = QFileDialog::getSaveFileName(
        &window_, tr("Save the recording"), QStringLiteral("recording.lks"), tr("Recordings (*.lks)"));
    if (!path.isEmpty()) {
        save(path);
    }
}

void FileActions::save(const QString& path) {
    const GroupView* view = workspace_.selection().view();
    if (view != nullptr && !workspace_.saver().start(view->session->shared_recording(), path)) {
        say_is_saving();
    }
}

void FileActions::say_is_saving() {
    notices_.area.show_note(tr("%1 is still being saved. Before you save this recording, wait until that has "
                               "finished, or cancel it.")
                                .arg(workspace_.saver().path()));
}

bool FileActions::may_close() {
    closes_when_saved_ = workspace_.saver().is_saving();
    if (closes_when_saved_) {
        notices_.area.show_note(
            tr("%1 is being saved. The window closes when that has finished. Cancel closes it immediately.")
                .arg(workspace_.saver().path()));
    }
    return !closes_when_saved_;
}

void FileActions::close_if_wanted() {
    if (closes_when_saved_) {
        window_.close();
    }
}

} // namespace lockstep::gui
