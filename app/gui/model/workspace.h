#pragma once

#include "app/gui/model/cure_search.h"
#include "app/gui/model/launch_reader.h"
#include "app/gui/model/model_maker.h"
#include "app/gui/model/playback.h"
#include "app/gui/model/recording_saver.h"
#include "app/gui/model/run_controller.h"
#include "app/gui/model/selection.h"
#include "app/gui/model/sweep_controller.h"
#include "app/gui/model/turn_timer.h"

#include <QObject>
#include <QString>
#include <optional>
#include <utility>

namespace lockstep::gui {

/// What a person works on: the run that is shown, where in it, and all that runs off the window's thread.
/// Outlives the widgets, and knows none of them.
class Workspace : public QObject {
    Q_OBJECT
public:
    explicit Workspace(const Recorder& recorder, QObject* parent = nullptr);

    [[nodiscard]] Selection& selection() { return selection_; }
    [[nodiscard]] Playback& playback() { return playback_; }
    [[nodiscard]] RunController& runs() { return runs_; }
    [[nodiscard]] LaunchReader& launches() { return launches_; }
    [[nodiscard]] SweepController& sweeps() { return sweeps_; }
    [[nodiscard]] ModelMaker& maker() { return maker_; }
    [[nodiscard]] TurnTimer& turns() { return turns_; }
    [[nodiscard]] CureSearch& cures() { return cures_; }
    [[nodiscard]] RecordingSaver& saver() { return saver_; }

    /// What times runs in turn, for sweeps and for compared runs; without one nothing does.
    void set_timer(const RunTimer& timer);
    /// The file that the shown run was read from; empty: it was run here.
    [[nodiscard]] const QString& opened_file() const { return opened_file_; }
    void set_opened_file(const QString& path) { opened_file_ = path; }
    /// The shown run of one's own kernel, as it was asked for; none: something else is shown.
    [[nodiscard]] const std::optional<RunSpec>& own_run() const { return own_run_; }
    void set_own_run(std::optional<RunSpec> run) { own_run_ = std::move(run); }

    /// Something runs that can be cancelled.
    [[nodiscard]] bool is_busy() const;
    void cancel();

signals:
    void busy_changed(); ///< is_busy() may be another

private:
    void connect_cursor();
    void connect_turns();
    void connect_busy();

    Selection selection_;
    Playback playback_;
    RunController runs_;
    LaunchReader launches_;
    SweepController sweeps_;
    ModelMaker maker_;
    TurnTimer turns_;
    CureSearch cures_;
    RecordingSaver saver_;
    QString opened_file_;
    std::optional<RunSpec> own_run_;
};

} // namespace lockstep::gui
