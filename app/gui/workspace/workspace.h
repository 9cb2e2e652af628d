#pragma once

#include "app/gui/workspace/cure_search.h"
#include "app/gui/workspace/desk.h"
#include "app/gui/workspace/device/chosen_device.h"
#include "app/gui/workspace/jobs.h"
#include "app/gui/workspace/lesson/handout_job.h"
#include "app/gui/workspace/lesson/lesson_job.h"
#include "app/gui/workspace/model_maker.h"
#include "app/gui/workspace/playback.h"
#include "app/gui/workspace/race/race_job.h"
#include "app/gui/workspace/selection.h"
#include "app/gui/workspace/trial/edit_job.h"

#include <QObject>
#include <QString>
#include <array>
#include <optional>
#include <utility>

namespace lockstep::gui {

/// The jobs of the window, one of each kind.
struct WorkspaceJobs {
    RunJob runs;
    LaunchJob launches;
    SweepJob sweeps;
    ModelMaker maker;
    TurnJob turns;
    CureJob cures;
    RecordingJob saver;
    CopyJob copies;
    EditJob edits;
    TextJob kernel_texts; ///< saves program and launch files that Lockstep manages itself
    TextJob launch_texts; ///< saves launch files of the user
    DevicesJob devices;
    MachineJob machines;
    LessonJob lessons;
    HandoutJob handouts;
    RaceJob races;
    /// The jobs for which the user waits and which the user can cancel.
    std::array<AnyJob*, 11> cancellable{&runs,  &launches, &sweeps,  &maker,    &turns, &cures,
                                        &saver, &machines, &lessons, &handouts, &races};
};

/// The state of the program: the shown run, the position in it, and all work in other threads. It outlives
/// the widgets and does not depend on them.
class Workspace : public QObject {
    Q_OBJECT
public:
    explicit Workspace(Recorder recorder, QObject* parent = nullptr);
    ~Workspace() override; ///< waits until all texts are saved

    [[nodiscard]] Selection& selection() { return selection_; }
    [[nodiscard]] Playback& playback() { return playback_; }
    [[nodiscard]] Desk& desk() { return desk_; }
    [[nodiscard]] RunJob& runs() { return jobs_.runs; }
    [[nodiscard]] LaunchJob& launches() { return jobs_.launches; }
    [[nodiscard]] SweepJob& sweeps() { return jobs_.sweeps; }
    [[nodiscard]] ModelMaker& maker() { return jobs_.maker; }
    [[nodiscard]] TurnJob& turns() { return jobs_.turns; }
    [[nodiscard]] CureJob& cures() { return jobs_.cures; }
    [[nodiscard]] RecordingJob& saver() { return jobs_.saver; }
    [[nodiscard]] CopyJob& copies() { return jobs_.copies; }
    [[nodiscard]] EditJob& edits() { return jobs_.edits; }
    [[nodiscard]] TextJob& kernel_texts() { return jobs_.kernel_texts; }
    [[nodiscard]] TextJob& launch_texts() { return jobs_.launch_texts; }
    [[nodiscard]] LessonJob& lessons() { return jobs_.lessons; }
    [[nodiscard]] HandoutJob& handouts() { return jobs_.handouts; }
    [[nodiscard]] RaceJob& races() { return jobs_.races; }
    /// Returns the function that records runs.
    [[nodiscard]] const Recorder& recorder() const { return recorder_; }

    /// Sets the function that times runs alternately in sweeps and comparisons. Without it, runs are not
    /// timed alternately.
    void set_timer(const RunTimer& timer);
    /// Sets the function that reads launch files. Without it, no launch can be read.
    void set_describer(Describer describer) {
        jobs_.launches.set_work(read_with(describer_on(device_, std::move(describer))));
    }
    /// Sets the functions that change layouts in sources, and that add group sizes to kernels. Without them, no source
    /// can be changed.
    void set_editor(ArrayEditor editor, GroupRequirer requirer) {
        jobs_.edits.set_work(edit_with(std::move(editor), std::move(requirer)));
    }
    /// Looks for OpenCL devices. Without a function that does, it is unknown whether there are any.
    [[nodiscard]] DevicesJob& devices() { return jobs_.devices; }
    /// Lists the devices of other computers. Without a function that does, requests wait.
    [[nodiscard]] MachineJob& machines() { return jobs_.machines; }
    /// Returns the device on which runs are recorded.
    [[nodiscard]] ChosenDevice& device() { return *device_; }
    /// Returns the file from which the shown run was read; empty if it was run here.
    [[nodiscard]] const QString& opened_file() const { return opened_file_; }
    void set_opened_file(const QString& path) { opened_file_ = path; }
    /// Returns the request of the shown run if it is the user's own kernel; empty if something else is shown.
    [[nodiscard]] const std::optional<RunSpec>& own_run() const { return own_run_; }
    void set_own_run(std::optional<RunSpec> run) { own_run_ = std::move(run); }

    [[nodiscard]] EditRecovery& recovery() { return recovery_; }

    /// Returns true if something that can be cancelled is running.
    [[nodiscard]] bool is_busy() const;
    void cancel();

signals:
    void busy_changed(); ///< emitted when is_busy() may have changed

private:
    void connect_cursor();
    void connect_turns();

    Desk desk_;
    Selection selection_;
    Playback playback_;
    const std::shared_ptr<ChosenDevice> device_ = std::make_shared<ChosenDevice>(); ///< before the recorder
    const Recorder recorder_;
    WorkspaceJobs jobs_;
    QString opened_file_;
    std::optional<RunSpec> own_run_;
    EditRecovery recovery_;
};

} // namespace lockstep::gui
