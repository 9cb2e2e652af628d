#pragma once

#include "app/gui/window/notices.h"
#include "app/gui/workspace/workspace.h"

#include <QMessageBox>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <functional>

namespace lockstep::gui {

class SourcePanel;

/// Keeps the unsaved edits of the user's kernels: as copies on disk while they are edited, and in their files if
/// the user wants that when the window is closed.
class UnsavedEdits : public QObject {
    Q_OBJECT
public:
    /// Handles edits that are made in `source`. `program_path` is a function that returns the path of the
    /// shown program.
    UnsavedEdits(Workspace& workspace, SourcePanel& source, Notices notices,
                 std::function<QString()> program_path);

    /// Returns whether the shown program was edited since it was saved.
    [[nodiscard]] bool has_shown() const;
    /// Writes copies of all unsaved edits.
    void keep_copies();
    /// Takes over unsaved edits of a process that crashed. After the first run, a message says so. The edits
    /// are shown when their kernel is opened. Returns the files.
    QStringList take_lost();
    /// Returns false if there are unsaved edits. Then asks what to do with them, and closes the window when they
    /// are saved, or if the user discards them.
    [[nodiscard]] bool may_close(QWidget& window);

private:
    [[nodiscard]] UnsavedTexts all() const;
    [[nodiscard]] bool save_all();

    Workspace& workspace_;
    OwnKernel& kernel_;
    SourcePanel& source_;
    const Notices notices_;
    const std::function<QString()> program_path_;
    QPointer<QMessageBox> closing_;
    bool discards_edits_ = false;
};

} // namespace lockstep::gui
