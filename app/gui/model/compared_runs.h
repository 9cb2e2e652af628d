#pragma once

#include "app/gui/model/jobs.h"
#include "app/gui/model/run_summary.h"

#include <optional>
#include <span>
#include <vector>

namespace lockstep::gui {

/// A run that can be shown with the session that it was made from.
struct StagedRun {
    RunSummary run; ///< as it is compared: its place and title
    std::shared_ptr<const Session> session;
    std::optional<RunSpec> to_time = {}; ///< none: it was not run here, or not without findings
};

/// Whether a run is what the window shows, or was made behind what it shows.
enum class RunIs : std::uint8_t { shown, behind };

/// The runs that can be compared, which of them are ticked, and what is known of their times in turn. Until
/// somebody says which, the shown run is compared with the one shown before.
class ComparedRuns {
public:
    /// Adds a run, or replaces the one with its key.
    void add(StagedRun run, RunIs is = RunIs::shown);
    /// The last that was ticked is the last that is compared.
    void tick(const QString& key, bool is_ticked);
    /// Exactly these.
    void compare(std::vector<QString> keys);
    /// The shown run and the one that will be shown next.
    void compare_shown_with_next();
    [[nodiscard]] bool is_ticked(const QString& key) const;
    /// Oldest first.
    [[nodiscard]] std::span<const StagedRun> all() const { return runs_; }
    /// What is compared, in the order of ticking: titled by its place, with times taken in turn where all
    /// have such.
    [[nodiscard]] std::vector<StagedRun> ticked() const;

    /// Those of the ticked runs that can be timed together (of the device of the first of them), where they
    /// have not been. Told once for each set of runs: where timing fails, the times that they came with stay.
    [[nodiscard]] std::optional<TurnRequest> times_to_ask_for();
    /// Older times were not taken in turn with these: they go.
    void take_times(const TimesInTurn& times) { times_ = times; }

private:
    [[nodiscard]] const StagedRun* find(const QString& key) const;
    [[nodiscard]] TurnRequest runs_in_turn() const;
    /// The ticked run whose time is this one's: the first of the same recording.
    [[nodiscard]] const QString& timed_as(const QString& key) const;
    void give_times(std::vector<RunSummary>& runs) const;
    void show(const RunSummary& run);
    void drop_oldest();
    void drop_old_sessions();

    std::vector<StagedRun> runs_;
    std::vector<QString> ticked_; ///< keys
    bool is_chosen_ = false;      ///< somebody said which are ticked
    QString shown_;               ///< key
    TimesInTurn times_;
    std::vector<QString> asked_; ///< keys of the last times_to_ask_for()
};

} // namespace lockstep::gui
