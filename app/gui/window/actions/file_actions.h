#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/window/run_form.h"
#include "app/gui/workspace/settings.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>

namespace lockstep::gui {

/// Returns whether the file extension is that of a recording, a launch file, a kernel file or a
/// lesson bundle.
[[nodiscard]] bool is_file_to_open(const QString& path);

/// The commands that open and save recordings, and Quit.
class FileActions : public QObject {
    Q_OBJECT
public:
    FileActions(Workspace& workspace, Settings& settings, const ActionSet& actions, Notices notices,
                QWidget& window);

    /// Lets the forms ask for files, with dialogs that start in the folder that was used last.
    void ask_for(const RunForm& form);
    /// Saves the shown recording in another thread. Shows an error if another recording is being saved.
    void save(const QString& path);
    /// Returns false while a recording is being saved. The window then closes when saving has succeeded or
    /// was cancelled.
    [[nodiscard]] bool may_close();

signals:
    void open_wanted(const QString& path);

private:
    void ask_what_to_open();
    void ask_where_to_save();
    void say_is_saving();
    void close_if_wanted();

    Workspace& workspace_;
    Settings& settings_;
    const Notices notices_;
    QWidget& window_;
};

} // namespace lockstep::gui
