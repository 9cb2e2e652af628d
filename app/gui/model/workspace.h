#pragma once

#include "app/gui/model/cure_search.h"
#include "app/gui/model/desk.h"
#include "app/gui/model/jobs.h"
#include "app/gui/model/model_maker.h"
#include "app/gui/model/playback.h"
#include "app/gui/model/selection.h"

#include <QObject>
#include <QString>
#include <array>
#include <optional>
#include <utility>

namespace lockstep::gui {

/// What the user works on: the shown run, the location in it, and all work off the window's thread. Outlives
/// the widgets, and does not depend on them.
class Workspace : public QObject {
    Q_OBJECT
public:
    explicit Workspace(Recorder recorder, QObject* parent = nullptr);
    ~Workspace() override; ///< waits until all texts are saved

    [[nodiscard]] Selection& selection() { return selection_; }
    [[nodiscard]] Playback& playback() { return playback_; }
    [[nodiscard]] Desk& desk() { return desk_; }
    [[nodiscard]] RunJob& runs() { return runs_; }
    [[nodiscard]] LaunchJob& launches() { return launches_; }
    [[nodiscard]] SweepJob& sweeps() { return sweeps_; }
    [[nodiscard]] ModelMaker& maker() { return maker_; }
    [[nodiscard]] TurnJob& turns() { return turns_; }
    [[nodiscard]] CureJob& cures() { return cures_; }
    [[nodiscard]] RecordingJob& saver() { return saver_; }
    [[nodiscard]] CopyJob& copies() { return copies_; }
    [[nodiscard]] TextJob& kernel_texts() { return kernel_texts_; }
    [[nodiscard]] TextJob& launch_texts() { return launch_texts_; }

    /// The timer for alternating timing in sweeps and comparisons; without it, there is no such timing.
    void set_timer(const RunTimer& timer);
    /// Without a describer, no launch can be read.
    void set_describer(Describer describer) { launches_.set_work(read_with(std::move(describer))); }
    /// The file that the shown run was read from; empty: it was run here.
    [[nodiscard]] const QString& opened_file() const { return opened_file_; }
    void set_opened_file(const QString& path) { opened_file_ = path; }
    /// The request for the shown run of the user's own kernel; empty: something else is shown.
    [[nodiscard]] const std::optional<RunSpec>& own_run() const { return own_run_; }
    void set_own_run(std::optional<RunSpec> run) { own_run_ = std::move(run); }

    /// Something that can be cancelled is running.
    [[nodiscard]] bool is_busy() const;
    void cancel();

signals:
    void busy_changed(); ///< is_busy() may have changed

private:
    void connect_cursor();
    void connect_turns();
    void connect_busy();

    Desk desk_;
    Selection selection_;
    Playback playback_;
    const Recorder recorder_;
    RunJob runs_;
    LaunchJob launches_;
    SweepJob sweeps_;
    ModelMaker maker_;
    TurnJob turns_;
    CureJob cures_;
    RecordingJob saver_;
    CopyJob copies_;
    TextJob kernel_texts_; ///< programs, and launches that Lockstep keeps
    TextJob launch_texts_; ///< launches that the user saves
    /// The jobs that the user waits for and can cancel.
    const std::array<AnyJob*, 7> jobs_{&runs_, &launches_, &sweeps_, &maker_, &turns_, &cures_, &saver_};
    QString opened_file_;
    std::optional<RunSpec> own_run_;
};

} // namespace lockstep::gui
