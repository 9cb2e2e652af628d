#pragma once

#include "app/gui/model/workspace.h"
#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"

#include <QObject>

namespace lockstep::gui {

/// Whether the path names a recording, a launch file or a kernel file, by its ending.
[[nodiscard]] bool is_file_to_open(const QString& path);

/// Opening and saving recordings, and leaving.
class FileActions : public QObject {
    Q_OBJECT
public:
    FileActions(Workspace& workspace, const ActionSet& actions, Notices notices, QWidget& window);

    /// Saves the shown recording, off the window's thread. Reports an error if another is being saved.
    void save(const QString& path);
    /// False while a recording is being saved: the window closes when that has succeeded, or was cancelled.
    [[nodiscard]] bool may_close();

signals:
    void open_wanted(const QString& path);

private:
    void ask_what_to_open();
    void ask_where_to_save();
    void say_is_saving();
    void close_if_wanted();

    Workspace& workspace_;
    const Notices notices_;
    QWidget& window_;
};

} // namespace lockstep::gui
