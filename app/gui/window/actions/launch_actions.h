#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/actions/unsaved_edits.h"
#include "app/gui/window/dialogs/files_question.h"
#include "app/gui/window/notices.h"
#include "app/gui/workspace/workspace.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace lockstep::gui {

class FormPages;
class SourcePanel;

/// Manages the user's own kernel: its launch in the form, its editable source, and the files of both.
///
///     open -> read -> form and source are shown -> ready -> run
///                       | changed      | edited: read again, errors shown at their lines
///                       +-- run -------+        the launch is saved next to the kernel
class LaunchActions : public QObject {
    Q_OBJECT
public:
    LaunchActions(Workspace& workspace, const ActionSet& actions, FormPages& pages, SourcePanel& source,
                  Notices notices);

    /// Reads a launch or kernel file, and notifies when it can be run. `asked` contains the requested kernel,
    /// parameters and options.
    void open(const QString& path, const RunSpec& asked = {});
    /// Releases the form and the source for another use. Unsaved edits return when the kernel is opened
    /// again.
    void leave();
    [[nodiscard]] bool is_open() const { return !kernel_.path.isEmpty(); }
    /// Says why the form cannot be run; empty if it can.
    [[nodiscard]] QString complaint();
    /// Returns the run described by the form and the source. Saves the launch if it was changed.
    [[nodiscard]] RunSpec run();
    /// Returns the run that was recorded, independent of later changes to its files.
    [[nodiscard]] RunSpec as_run(RunSpec run, const Recording& recording) const;
    [[nodiscard]] RunSpec shown() const { return spec(); } ///< like run(), but does not save the launch
    /// Returns the run that a sweep varies: the launch as entered and the source as edited.
    [[nodiscard]] RunSpec run_to_sweep() const;
    void ask_which_kernel(const QStringList& names);
    /// Call after a run was refused because it needs files outside its folder. Asks the user, and runs again
    /// if the user agrees.
    void ask_for_files(const Error& outside);
    [[nodiscard]] QString program_path() const; ///< path of the program file; empty if unknown
    [[nodiscard]] UnsavedEdits& edits() { return edits_; }

signals:
    void ready();
    void described(); ///< emitted when the kernel was read, so that its parameters and macros are known

private:
    void connect_reader();
    void connect_texts();
    void read(bool is_opened);
    void show_form(const LaunchForm& form);
    void show_failure(const Error& error, const QString& program);
    void edit();
    void keep_launch();
    void save_program();
    [[nodiscard]] RunSpec spec() const;
    void enable_saving();

    Workspace& workspace_;
    OwnKernel& kernel_;
    const ActionSet& actions_;
    FormPages& pages_;
    SourcePanel& source_;
    const Notices notices_;
    FilesQuestion files_;
    UnsavedEdits edits_;
    QTimer pause_; ///< waits for a pause in typing
};

} // namespace lockstep::gui
