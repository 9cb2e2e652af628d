#include "core/run/event_count.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Size in bytes that the log of a launch with an endless loop should not exceed.
constexpr std::uint64_t most_endless_bytes = std::uint64_t{32} << 20;
/// The budget of the first run. Few loops have more iterations.
constexpr std::uint64_t first_turns = std::uint64_t{1} << 16;
constexpr std::uint64_t turn_steps = 16; ///< factor between the budgets that are tried
/// Smallest iteration budget with which the log of an endless loop is shortened.
constexpr std::uint64_t fewest_turns = 256;

} // namespace

EventCount::EventCount(const Launch& launch, const Limits& limits, InstrumentedKernel& kernel, LaunchLog& log,
                       ObjectTable& table, LaunchBuffers& buffers)
    : launch_(launch),
      limits_(limits),
      kernel_(kernel),
      log_(log),
      table_(table),
      buffers_(buffers),
      turns_(std::min(limits.turn_budget, first_turns)) {}

void EventCount::run(const std::function<void()>& on_start) {
    kernel_.run({0, group_count(launch_.range)}, on_start);
    log_.take_counts();
}

void EventCount::complete() {
    cut_endless_loops(count_long_loops());
}

/// Counts again with a larger budget while a loop exceeds it, up to the whole budget. In all work-items, this takes minutes
/// for an endless loop. So once the log is too large in any case, one group tells first whether the loop is endless.
/// Returns the budget that the counts are for.
std::uint64_t EventCount::count_long_loops() {
    const std::uint64_t whole = limits_.turn_budget;
    while (turns_ < whole && a_loop_ran_out()) {
        const std::uint64_t counted = turns_;
        const bool is_hopeless = bytes() > limits_.log_bytes && !limits_.groups_may_wait;
        if (is_hopeless && never_ends(longest_group())) {
            return counted;
        }
        start_again(is_hopeless ? whole : std::min(whole, counted * turn_steps));
        run();
    }
    set_turns(whole); // groups that wait for each other may need more iterations in the next run
    return whole;
}

/// Reduces the iteration budget until the log of an endless loop is small; the loop's iterations are similar, so a few are
/// enough. This also shortens the logs of other long loops. `counted_turns`: the budget that the counts are for.
void EventCount::cut_endless_loops(std::uint64_t counted_turns) {
    if (bytes() <= most_endless_bytes || !a_loop_ran_out()) {
        return;
    }
    for (std::uint64_t turns = limits_.turn_budget / turn_steps;
         turns >= fewest_turns && bytes() > most_endless_bytes; turns /= turn_steps) {
        if (turns >= counted_turns) {
            continue;
        }
        set_turns(turns);
        buffers_.restore_all();
        run();
    }
}

/// Runs one group with the whole budget.
bool EventCount::never_ends(std::uint64_t group) {
    start_again(limits_.turn_budget);
    kernel_.run({group, group + 1});
    return a_loop_ran_out();
}

std::uint64_t EventCount::longest_group() {
    const std::uint64_t items = items_per_group(launch_.range);
    std::uint64_t longest = 0;
    std::uint64_t most = 0;
    for (std::uint64_t group = 0; group < group_count(launch_.range); ++group) {
        const std::uint64_t words = log_.counted_words({group * items, (group + 1) * items});
        longest = words > most ? group : longest;
        most = std::max(most, words);
    }
    return longest;
}

/// Returns the size of the log according to the counts of the last run.
std::uint64_t EventCount::bytes() {
    return log_.counted_words({0, item_count(launch_.range)}) * sizeof(std::uint64_t);
}

bool EventCount::a_loop_ran_out() {
    table_.to_host();
    return table_.has_endless_loop();
}

void EventCount::set_turns(std::uint64_t turns) {
    turns_ = turns;
    kernel_.set_turns(turns);
}

/// Prepares a run that reports as if there had been none before. The table was read back since the last run.
void EventCount::start_again(std::uint64_t turns) {
    set_turns(turns);
    buffers_.restore_all();
    table_.forget_reports();
}

} // namespace lockstep
