#include "app/gui/model/workspace.h"

#include "app/gui/model/track.h"

namespace lockstep::gui {

Workspace::Workspace(const Recorder& recorder, QObject* parent)
    : QObject(parent), runs_(recorder), sweeps_(recorder), cures_(recorder) {
    connect_cursor();
    connect_turns();
    connect_busy();
}

/// Playback owns time; the cursor stands where it is.
void Workspace::connect_cursor() {
    connect(&playback_, &Playback::tick_changed, &selection_, &Selection::set_tick);
    connect(&selection_, &Selection::view_changed, this,
            [this] { playback_.set_track(make_track(*selection_.view()), selection_.cursor().tick); });
}

/// Compared runs are timed while nothing else runs here.
void Workspace::connect_turns() {
    turns_.set_is_free([this] { return !runs_.running() && !sweeps_.running() && !cures_.running(); });
    connect(&runs_, &RunController::started, &turns_, &TurnTimer::make_way);
    connect(&sweeps_, &SweepController::started, &turns_, &TurnTimer::make_way);
    connect(&cures_, &CureSearch::started, &turns_, &TurnTimer::make_way);
    // Queued: who hears of the end may begin the next run.
    connect(&runs_, &RunController::stopped, &turns_, &TurnTimer::look, Qt::QueuedConnection);
    connect(&sweeps_, &SweepController::stopped, &turns_, &TurnTimer::look, Qt::QueuedConnection);
    connect(&cures_, &CureSearch::stopped, &turns_, &TurnTimer::look, Qt::QueuedConnection);
}

void Workspace::connect_busy() {
    connect(&runs_, &RunController::started, this, &Workspace::busy_changed);
    connect(&runs_, &RunController::stopped, this, &Workspace::busy_changed);
    connect(&launches_, &LaunchReader::started, this, &Workspace::busy_changed);
    connect(&launches_, &LaunchReader::stopped, this, &Workspace::busy_changed);
    connect(&sweeps_, &SweepController::started, this, &Workspace::busy_changed);
    connect(&sweeps_, &SweepController::stopped, this, &Workspace::busy_changed);
    connect(&maker_, &ModelMaker::started, this, &Workspace::busy_changed);
    connect(&maker_, &ModelMaker::stopped, this, &Workspace::busy_changed);
    connect(&turns_, &TurnTimer::started, this, &Workspace::busy_changed);
    connect(&turns_, &TurnTimer::stopped, this, &Workspace::busy_changed);
    connect(&cures_, &CureSearch::started, this, &Workspace::busy_changed);
    connect(&cures_, &CureSearch::stopped, this, &Workspace::busy_changed);
    connect(&saver_, &RecordingSaver::started, this, &Workspace::busy_changed);
    connect(&saver_, &RecordingSaver::stopped, this, &Workspace::busy_changed);
}

void Workspace::set_timer(const RunTimer& timer) {
    sweeps_.set_timer(timer);
    turns_.set_timer(timer);
}

bool Workspace::is_busy() const {
    return runs_.running() || launches_.is_reading() || sweeps_.running() || maker_.is_making() ||
           turns_.running() || cures_.running() || saver_.is_saving();
}

void Workspace::cancel() {
    runs_.cancel();
    launches_.cancel();
    sweeps_.cancel();
    maker_.cancel();
    turns_.cancel();
    cures_.cancel();
    saver_.cancel();
}

} // namespace lockstep::gui
