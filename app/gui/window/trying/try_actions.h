#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <QString>
#include <memory>
#include <optional>

namespace lockstep::gui {

class Centre;
class FormPages;
class HardwarePanel;
class LaunchActions;
class SourcePanel;
class TryPage;

/// Applies a layout of the page "Try it" to the source, runs it, and compares both runs:
///
///     apply -> edit -> its lines are shown -> run -> a copy of an experiment is opened, or the user's own kernel
///                                                    changes in the editor -> runs -> before and after are compared
///
/// "Run it" applies a layout that was not applied before.
/// A required group size is applied and run at once, because its only changed line is that of the kernel.
class TryActions : public QObject {
    Q_OBJECT
public:
    TryActions(Workspace& workspace, const ActionSet& actions, Centre& centre, LaunchActions& launches,
               FormPages& pages, SourcePanel& source, HardwarePanel& hardware, Notices notices);

    /// Shows the layouts of the array that a site of a launch accesses.
    void show_array_of(std::size_t launch, Site site);
    /// Adds the group size of a launch to its kernel, runs it, and compares both runs.
    void require_group(std::size_t launch);

private:
    void connect_jobs();
    void apply();
    void show(const EditDone& done);
    void run();
    void run_changed();
    void run_copy();
    void run_own();
    void compare();
    [[nodiscard]] bool is_own() const;
    /// A source, and the options with which it is built.
    struct BuiltSource {
        KernelSource source;
        std::string options;
    };
    [[nodiscard]] std::optional<BuiltSource> source_of_run() const;
    [[nodiscard]] static QString no_source();

    /// The run before the change, until the changed kernel was run.
    struct Before {
        QString key;
        std::shared_ptr<const Session> session;
    };

    Workspace& workspace_;
    const ActionSet& actions_;
    Centre& centre_;
    TryPage& page_;
    LaunchActions& launches_;
    FormPages& pages_;
    SourcePanel& source_;
    const Notices notices_;
    std::optional<EditDone> done_; ///< the edit whose lines are shown
    std::optional<Before> before_;
    bool runs_at_once_ = false; ///< whether to run the source as soon as the layout was applied
};

} // namespace lockstep::gui
