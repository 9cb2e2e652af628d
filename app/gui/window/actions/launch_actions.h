#pragma once

#include "app/gui/model/workspace.h"
#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/dialogs/files_question.h"
#include "app/gui/window/notices.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace lockstep::gui {

class FormPages;
class SourcePanel;

/// The user's own kernel: its launch in the form, its editable source, and both saved in their files.
///
///     open -> read -> form and source are shown -> ready -> run
///                       | changed      | edited: read again, errors shown at their lines
///                       +-- run -------+        the launch is saved next to the kernel
class LaunchActions : public QObject {
    Q_OBJECT
public:
    LaunchActions(Workspace& workspace, const ActionSet& actions, FormPages& pages, SourcePanel& source,
                  Notices notices);

    /// Reads a launch or kernel file, and notifies when it can be run. `asked`: its kernel, parameters, options.
    void open(const QString& path, const RunSpec& asked = {});
    /// Form and source are used for something else. Unsaved edits return when the kernel is opened again.
    void leave();
    [[nodiscard]] bool is_open() const { return !kernel_.path.isEmpty(); }
    /// Why the form cannot be run; empty if it can.
    [[nodiscard]] QString complaint();
    /// The run for the current form and source; saves a changed launch.
    [[nodiscard]] RunSpec run();
    /// The run that was recorded, independent of later changes to its files.
    [[nodiscard]] RunSpec as_run(RunSpec run, const Recording& recording) const;
    [[nodiscard]] RunSpec shown() const { return spec(); } ///< like run(), but saves nothing
    void ask_which_kernel(const QStringList& names);
    /// A run was refused because of files outside its folder: asks, and runs if the user agrees.
    void ask_for_files(const Error& outside);
    [[nodiscard]] QString program_path() const; ///< empty: unknown
    /// False if edits would be lost, and the user wants to return to them.
    [[nodiscard]] bool may_close(QWidget& window);

signals:
    void ready();

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
    [[nodiscard]] bool is_edited() const;
    void enable_saving();

    Workspace& workspace_;
    OwnKernel& kernel_;
    const ActionSet& actions_;
    FormPages& pages_;
    SourcePanel& source_;
    const Notices notices_;
    FilesQuestion files_;
    QTimer pause_; ///< runs while the user types
};

} // namespace lockstep::gui
