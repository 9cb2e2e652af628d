#include "app/gui/workspace/workspace.h"

#include "app/gui/workspace/track.h"
#include "core/base/data_dir.h"

#include <algorithm>
#include <filesystem>

namespace lockstep::gui {
namespace {

Result<TextSaved> save_one(const TextToSave& wanted, const ProgressSink& /*progress*/) {
    return save_text(wanted);
}

/// Returns the folder of copies of unsaved edits; empty if the user has no data folder.
QString recovery_folder() {
    const std::filesystem::path data = user_data_dir();
    return data.empty() ? QString() : QString::fromStdString(data / "recovery");
}

} // namespace

Workspace::Workspace(Recorder recorder, QObject* parent)
    : QObject(parent),
      recorder_(recorder_on(device_, std::move(recorder))),
      jobs_{.runs = RunJob(run_with(recorder_)),
            .launches = LaunchJob(),
            .sweeps = SweepJob(sweep_with(recorder_)),
            .maker = ModelMaker(),
            .turns = TurnJob(),
            .cures = CureJob(find_cure_with(recorder_)),
            .saver = RecordingJob(save_recording, patient_threads()),
            .copies =
                CopyJob([](const KernelCopy& wanted, const ProgressSink&) { return copy_kernel(wanted); }),
            .edits = EditJob(),
            .kernel_texts = TextJob(save_one),
            .launch_texts = TextJob(save_one),
            .devices = DevicesJob(),
            .machines = MachineJob(),
            .lessons = LessonJob(do_lesson),
            .handouts = HandoutJob(do_handout_page),
            .races = RaceJob(do_race, patient_threads())},
      recovery_(recovery_folder()) {
    connect_cursor();
    connect_turns();
    for (const AnyJob* job : jobs_.cancellable) {
        connect(job, &AnyJob::started, this, &Workspace::busy_changed);
        connect(job, &AnyJob::stopped, this, &Workspace::busy_changed);
    }
}

Workspace::~Workspace() {
    jobs_.kernel_texts.do_now();
    jobs_.launch_texts.do_now();
}

/// Makes the cursor follow playback, which owns the current tick.
void Workspace::connect_cursor() {
    connect(&playback_, &Playback::tick_changed, &selection_, &Selection::set_tick);
    connect(&selection_, &Selection::view_changed, this,
            [this] { playback_.set_track(make_track(*selection_.view()), selection_.cursor().tick); });
}

/// Lets compared runs be timed only while no other work is running here.
void Workspace::connect_turns() {
    const std::array<AnyJob*, 3> others{&jobs_.runs, &jobs_.sweeps, &jobs_.cures};
    jobs_.turns.set_may_begin([others] { return std::ranges::none_of(others, &AnyJob::is_running); });
    for (const AnyJob* job : others) {
        connect(job, &AnyJob::started, &jobs_.turns, [this] { jobs_.turns.make_way(); });
        // Queued, because a listener may start the next run.
        connect(
            job, &AnyJob::stopped, &jobs_.turns, [this] { jobs_.turns.look(); }, Qt::QueuedConnection);
    }
}

void Workspace::set_timer(const RunTimer& timer) {
    const RunTimer there = timer_on(device_, timer);
    jobs_.sweeps.set_work(sweep_with(recorder_, there));
    jobs_.turns.set_work(time_with(there));
}

bool Workspace::is_busy() const {
    return std::ranges::any_of(jobs_.cancellable, &AnyJob::is_running);
}

void Workspace::cancel() {
    for (AnyJob* job : jobs_.cancellable) {
        job->cancel();
    }
}

} // namespace lockstep::gui
