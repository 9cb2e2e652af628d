#pragma once

#include "app/gui/model/workspace.h"
#include "app/gui/window/action_set.h"
#include "app/gui/window/files_question.h"
#include "app/gui/window/notices.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace lockstep::gui {

class FormPages;
class SourcePanel;

/// A kernel of one's own: its launch in the form, its source to be edited, and both kept in their files.
///
///     open -> read -> form and source are shown -> ready -> run
///                       | changed      | edited: read again, errors stand at their lines
///                       +-- run -------+        the launch is kept beside the kernel
class LaunchActions : public QObject {
    Q_OBJECT
public:
    LaunchActions(Workspace& workspace, const ActionSet& actions, FormPages& pages, SourcePanel& source,
                  Notices notices);

    /// Reads a launch file or a kernel file, and tells when it can be run. `asked`: a run with its kernel, parameters and
    /// build options.
    void open(const QString& path, const RunSpec& asked = {});
    /// Something else takes form and source. What was edited and not saved is there when it is opened again.
    void leave();
    [[nodiscard]] bool is_open() const { return !kernel_.path.isEmpty(); }
    /// Why the form cannot be run; empty where it can.
    [[nodiscard]] QString complaint();
    /// What is to be run, as form and source say it now; a launch that was changed is kept.
    [[nodiscard]] RunSpec run();
    /// What such a run has run, whatever becomes of its files.
    [[nodiscard]] RunSpec as_run(RunSpec run, const Recording& recording) const;
    /// As run(), and nothing is kept.
    [[nodiscard]] RunSpec shown() const { return spec(); }
    void ask_which_kernel(const QStringList& names);
    /// A run was refused because of files outside its folder: asks, and runs if the person agrees.
    void ask_for_files(const Error& outside);
    [[nodiscard]] QString program_path() const; ///< empty: nobody knows it
    /// False if edits would be lost, and the person wants to go back to them.
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
    QTimer pause_; ///< runs while somebody types
};

} // namespace lockstep::gui
