#pragma once

#include "app/gui/model/jobs.h"
#include "app/gui/model/run_summary.h"

#include <optional>
#include <span>
#include <vector>

namespace lockstep::gui {

/// A run that can be shown, with the session that it was made from.
struct StagedRun {
    RunSummary run; ///< with position and title as in a comparison
    std::shared_ptr<const Session> session;
    std::optional<RunSpec> to_time = {}; ///< empty: it was not run here, or not timed
};

/// Whether a run is shown in the window or was made in the background.
enum class RunIs : std::uint8_t { shown, behind };

/// The runs that can be compared, which of them are ticked, and their alternately measured times. Until the
/// user ticks runs, the shown run is compared with the previously shown one.
class ComparedRuns {
public:
    /// Adds a run, or replaces the one with its key.
    void add(StagedRun run, RunIs is = RunIs::shown);
    /// The run that was ticked last is the last one in the comparison.
    void tick(const QString& key, bool is_ticked);
    /// Compares exactly these.
    void compare(std::vector<QString> keys);
    /// The shown run and the one that will be shown next.
    void compare_shown_with_next();
    [[nodiscard]] bool is_ticked(const QString& key) const;
    /// Oldest first.
    [[nodiscard]] std::span<const StagedRun> all() const { return runs_; }
    /// The compared runs, in the order of ticking: titled by position, with alternately measured times if all
    /// have them.
    [[nodiscard]] std::vector<StagedRun> ticked() const;

    /// The ticked runs that can be timed together (on the device of the first of them), unless they already
    /// were. Returned once for each set of runs: if timing fails, they keep their original times.
    [[nodiscard]] std::optional<TurnRequest> times_to_ask_for();
    /// Drops older times, because they were not measured in alternation with these.
    void take_times(const TimesInTurn& times) { times_ = times; }

private:
    [[nodiscard]] const StagedRun* find(const QString& key) const;
    [[nodiscard]] TurnRequest runs_in_turn() const;
    /// The ticked run that shares its time with this one: the first of the same recording.
    [[nodiscard]] const QString& timed_as(const QString& key) const;
    void give_times(std::vector<RunSummary>& runs) const;
    void show(const RunSummary& run);
    void drop_oldest();
    void drop_old_sessions();

    std::vector<StagedRun> runs_;
    std::vector<QString> ticked_; ///< keys
    bool is_chosen_ = false;      ///< the user selected the ticked ones
    QString shown_;               ///< key
    TimesInTurn times_;
    std::vector<QString> asked_; ///< keys that times_to_ask_for() returned last
};

} // namespace lockstep::gui
