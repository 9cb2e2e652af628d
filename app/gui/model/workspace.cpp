#include "app/gui/model/workspace.h"

#include "app/gui/model/track.h"

#include <algorithm>

namespace lockstep::gui {

Workspace::Workspace(Recorder recorder, QObject* parent)
    : QObject(parent),
      recorder_(std::move(recorder)),
      runs_(run_with(recorder_)),
      sweeps_(sweep_with(recorder_)),
      cures_(find_cure_with(recorder_)),
      saver_(save_recording, patient_threads()),
      copies_([](const KernelCopy& wanted, const ProgressSink&) { return copy_kernel(wanted); }),
      kernel_texts_([](const TextToSave& wanted, const ProgressSink&) { return save_text(wanted); }),
      launch_texts_([](const TextToSave& wanted, const ProgressSink&) { return save_text(wanted); }) {
    connect_cursor();
    connect_turns();
    for (const AnyJob* job : jobs_) {
        connect(job, &AnyJob::started, this, &Workspace::busy_changed);
        connect(job, &AnyJob::stopped, this, &Workspace::busy_changed);
    }
}

Workspace::~Workspace() {
    kernel_texts_.do_now();
    launch_texts_.do_now();
}

/// Playback owns time; the cursor follows it.
void Workspace::connect_cursor() {
    connect(&playback_, &Playback::tick_changed, &selection_, &Selection::set_tick);
    connect(&selection_, &Selection::view_changed, this,
            [this] { playback_.set_track(make_track(*selection_.view()), selection_.cursor().tick); });
}

/// Compared runs are timed while nothing else runs here.
void Workspace::connect_turns() {
    const std::array<AnyJob*, 3> others{&runs_, &sweeps_, &cures_};
    turns_.set_may_begin([others] { return std::ranges::none_of(others, &AnyJob::is_running); });
    for (const AnyJob* job : others) {
        connect(job, &AnyJob::started, &turns_, [this] { turns_.make_way(); });
        // Queued, because a listener may start the next run.
        connect(
            job, &AnyJob::stopped, &turns_, [this] { turns_.look(); }, Qt::QueuedConnection);
    }
}

void Workspace::set_timer(const RunTimer& timer) {
    sweeps_.set_work(sweep_with(recorder_, timer));
    turns_.set_work(time_with(timer));
}

bool Workspace::is_busy() const {
    return std::ranges::any_of(jobs_, &AnyJob::is_running);
}

void Workspace::cancel() {
    for (AnyJob* job : jobs_) {
        job->cancel();
    }
}

} // namespace lockstep::gui
