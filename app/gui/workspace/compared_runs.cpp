#include "app/gui/workspace/compared_runs.h"

#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr std::size_t most_runs = 40;
/// Number of sessions that are kept although they are not compared, however large they are.
constexpr std::size_t sure_sessions = 8;
/// Maximum number of such sessions: more than the largest family of experiments has.
constexpr std::size_t most_sessions = 24;

/// Returns the size of a session's logs, which take most of its memory.
std::uint64_t log_bytes(const Session& session) {
    std::uint64_t bytes = 0;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const Trace& trace = session.trace(launch);
        bytes += sizeof(Event) * (trace.events.size() + trace.values.size());
    }
    return bytes;
}

} // namespace

const StagedRun* ComparedRuns::find(const QString& key) const {
    const auto run =
        std::ranges::find_if(runs_, [&key](const StagedRun& each) { return each.run.key == key; });
    return run == runs_.end() ? nullptr : &*run;
}

void ComparedRuns::add(StagedRun run, RunIs is) {
    if (!run.to_time) {
        times_.erase(run.run.key); // a run from a file has its own times, even if its key is known
    }
    if (is == RunIs::shown) {
        show(run.run);
    }
    const auto known =
        std::ranges::find_if(runs_, [&run](const StagedRun& each) { return each.run.key == run.run.key; });
    if (known != runs_.end()) {
        *known = std::move(run);
    } else {
        runs_.push_back(std::move(run));
        drop_oldest();
    }
    drop_old_sessions();
}

/// Returns whether this is a run of the user's own kernel after something else: an experiment or another file.
/// Such a run is not compared with it.
bool ComparedRuns::begins_own(const RunSummary& run) const {
    const StagedRun* before = find(shown_);
    return run.is_own && (before == nullptr || before->run.id != run.id || before->run.file != run.file);
}

/// Makes a run the shown one. A wrong run of an experiment is compared only if the user selects it.
void ComparedRuns::show(const RunSummary& run) {
    if ((run.has_error && !run.is_own) || run.key == shown_) {
        return;
    }
    if (begins_own(run)) {
        shown_.clear();
        is_chosen_ = false;
    }
    const bool is_compared = is_ticked(shown_) && is_ticked(run.key); // if so, keep their order
    if (!is_chosen_ && !is_compared) {
        ticked_ = shown_.isEmpty() ? std::vector{run.key} : std::vector{shown_, run.key};
    } else if (ticked_.size() < 2 && !is_ticked(run.key)) {
        ticked_.push_back(run.key); // a single run is not a comparison
    }
    shown_ = run.key;
}

void ComparedRuns::compare(std::vector<QString> keys) {
    ticked_ = std::move(keys);
    is_chosen_ = true;
}

void ComparedRuns::compare_shown_with_next() {
    is_chosen_ = false;
}

void ComparedRuns::drop_oldest() {
    if (runs_.size() > most_runs) {
        std::erase(ticked_, runs_.front().run.key);
        runs_.erase(runs_.begin());
    }
}

/// Drops old sessions, because each contains a whole recording: keeps the newest sessions, as many as fit in the
/// memory budget, and those of ticked runs. Of all others, only the metrics remain.
void ComparedRuns::drop_old_sessions() {
    std::size_t kept = 0;
    std::uint64_t bytes = 0;
    for (auto each = runs_.rbegin(); each != runs_.rend(); ++each) {
        if (each->session == nullptr) {
            continue;
        }
        ++kept;
        bytes += log_bytes(*each->session);
        const bool is_kept = kept <= sure_sessions || (kept <= most_sessions && bytes <= memory_budget_);
        if (!is_kept && !is_ticked(each->run.key)) {
            each->session.reset();
        }
    }
}

void ComparedRuns::tick(const QString& key, bool is_ticked) {
    is_chosen_ = true;
    std::erase(ticked_, key);
    if (is_ticked) {
        ticked_.push_back(key);
    }
}

bool ComparedRuns::is_ticked(const QString& key) const {
    return std::ranges::find(ticked_, key) != ticked_.end();
}

std::vector<StagedRun> ComparedRuns::ticked() const {
    std::vector<StagedRun> chosen;
    std::vector<RunSummary> summaries;
    for (const QString& key : ticked_) {
        if (const StagedRun* run = find(key); run != nullptr) {
            chosen.push_back(*run);
            summaries.push_back(run->run);
        }
    }
    give_times(summaries);
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        chosen[i].run = summaries[i];
    }
    return chosen;
}

/// Applies the alternately measured times to all runs or to none, because they cannot be compared with
/// separately measured times.
void ComparedRuns::give_times(std::vector<RunSummary>& runs) const {
    const bool has_all = std::ranges::all_of(
        runs, [this](const RunSummary& run) { return times_.contains(timed_as(run.key)); });
    for (RunSummary& run : runs) {
        if (has_all) {
            run.figures.timing = times_.at(timed_as(run.key));
            run.timed_in_turn = true;
        }
    }
}

const QString& ComparedRuns::timed_as(const QString& key) const {
    const StagedRun* run = find(key);
    for (const QString& ticked : ticked_) {
        const StagedRun* each = find(ticked);
        if (run != nullptr && each != nullptr && run->session != nullptr && each->session != nullptr &&
            run->session->shared_recording() == each->session->shared_recording()) {
            return ticked;
        }
    }
    return key;
}

TurnRequest ComparedRuns::runs_in_turn() const {
    TurnRequest request;
    QString device;
    for (const QString& key : ticked_) {
        const StagedRun* each = find(key);
        if (each != nullptr && each->to_time && timed_as(key) == key &&
            (request.runs.empty() || each->run.device == device)) {
            device = each->run.device;
            request.runs.push_back({key, *each->to_time});
        }
    }
    return request;
}

std::optional<TurnRequest> ComparedRuns::times_to_ask_for() {
    TurnRequest request = runs_in_turn();
    std::vector<QString> keys;
    for (const RunInTurn& each : request.runs) {
        keys.push_back(each.key);
    }
    const bool has_all =
        std::ranges::all_of(keys, [this](const QString& key) { return times_.contains(key); });
    if (keys.size() < 2 || has_all || keys == asked_) {
        return std::nullopt;
    }
    asked_ = std::move(keys);
    return request;
}

} // namespace lockstep::gui
