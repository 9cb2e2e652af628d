#pragma once

#include "app/gui/workspace/jobs.h"
#include "app/gui/workspace/run_summary.h"
#include "core/base/memory.h"

#include <optional>
#include <span>
#include <vector>

namespace lockstep::gui {

/// A run that can be compared, and its session.
struct StagedRun {
    RunSummary run; ///< with the colour index and the title that it has in the comparison
    std::shared_ptr<const Session> session;
    /// Request with which the run can be timed again; empty if it was not run here or not timed.
    std::optional<RunSpec> to_time = {};
};

/// Whether a run is shown in the window or was recorded in the background.
enum class RunIs : std::uint8_t { shown, behind };

/// The runs that can be compared, the selected ("ticked") runs, and their alternately measured times. Until
/// the user ticks runs, the shown run is compared with the previously shown one. The first run of the user's
/// own kernel after an experiment or another file has no run to be compared with; later ones are compared with
/// the run before the edit.
class ComparedRuns {
public:
    /// `memory_budget`: bytes that the logs of runs that are not compared may take, besides those of the newest
    /// few.
    explicit ComparedRuns(std::uint64_t memory_budget = default_memory_budget())
        : memory_budget_(memory_budget) {}

    /// Adds a run, or replaces the run with the same key.
    void add(StagedRun run, RunIs is = RunIs::shown);
    /// Selects or deselects a run. The run that was ticked last becomes the last one in the comparison.
    void tick(const QString& key, bool is_ticked);
    /// Compares exactly the runs with these keys.
    void compare(std::vector<QString> keys);
    /// Compares the shown run with the run that will be shown next.
    void compare_shown_with_next();
    [[nodiscard]] bool is_ticked(const QString& key) const;
    /// Returns all runs, oldest first.
    [[nodiscard]] std::span<const StagedRun> all() const { return runs_; }
    /// Returns the compared runs in the order in which they were ticked, with their titles in the comparison
    /// and with alternately measured times if all of them have such times.
    [[nodiscard]] std::vector<StagedRun> ticked() const;

    /// Returns the ticked runs if they can be timed together (on the device of the first run) and have not
    /// been timed together yet. Returns each set of runs only once: if timing fails, the runs keep their
    /// original times.
    [[nodiscard]] std::optional<TurnRequest> times_to_ask_for();
    /// Stores alternately measured times. Older times are dropped, because they were not measured in
    /// alternation with these.
    void take_times(const TimesInTurn& times) { times_ = times; }

private:
    [[nodiscard]] const StagedRun* find(const QString& key) const;
    [[nodiscard]] TurnRequest runs_in_turn() const;
    /// Returns the key of the ticked run that shares its time with this run: the first one of the same
    /// recording.
    [[nodiscard]] const QString& timed_as(const QString& key) const;
    void give_times(std::vector<RunSummary>& runs) const;
    void show(const RunSummary& run);
    [[nodiscard]] bool begins_own(const RunSummary& run) const;
    void drop_oldest();
    void drop_old_sessions();

    std::uint64_t memory_budget_;
    std::vector<StagedRun> runs_;
    std::vector<QString> ticked_; ///< keys of the ticked runs
    bool is_chosen_ = false;      ///< whether the user selected the ticked runs
    QString shown_;               ///< key of the shown run
    TimesInTurn times_;
    std::vector<QString> asked_; ///< keys of the runs that times_to_ask_for() returned last
};

} // namespace lockstep::gui
