#include "core/narration/statement.h"

#include <algorithm>

namespace lockstep {
namespace {

using enum StatementKind;

// All numbers are counts, except for "warp", "group", "bank", "lane" and "step", which are identifiers (a
// step starts at 1).
constexpr StatementForm forms[] = {
    {reads_global, "reads-global", {"warp", "active", "lanes"}, {"text"}},
    {reads_constant, "reads-constant", {"warp", "active", "lanes"}, {"text"}},
    {reads_local, "reads-local", {"warp", "active", "lanes"}, {"text"}},
    {reads_image, "reads-image", {"warp", "active", "lanes"}, {"text"}},
    {writes_global, "writes-global", {"warp", "active", "lanes"}, {"text"}},
    {writes_local, "writes-local", {"warp", "active", "lanes"}, {"text"}},
    {writes_image, "writes-image", {"warp", "active", "lanes"}, {"text"}},
    {updates_global, "updates-global", {"warp", "active", "lanes"}, {"text"}},
    {updates_local, "updates-local", {"warp", "active", "lanes"}, {"text"}},
    {is_true, "is-true", {"warp", "active"}, {"text"}},
    {is_false, "is-false", {"warp", "active"}, {"text"}},
    {splits, "splits", {"warp", "true", "false", "active"}, {"text"}},
    {loop_continues, "loop-continues", {"warp", "active"}},
    {loop_continues_with, "loop-continues-with", {"warp", "active"}, {"variable", "value"}},
    {loop_ends, "loop-ends", {"warp", "active"}},
    {loop_splits, "loop-splits", {"warp", "continue", "leave", "active"}},
    {loop_stopped, "loop-stopped", {"warp"}},
    {same_case, "same-case", {"warp", "active"}, {"text"}},
    {splits_by_case, "splits-by-case", {"warp", "active", "cases"}, {"text"}},
    {barrier, "barrier", {"warps"}},
    {barrier_of_one, "barrier-of-one"},
    {barrier_divergent, "barrier-divergent", {"arrived", "items"}},
    {sub_group_barrier, "sub-group-barrier", {"warp", "active", "lanes"}},
    {copies_done, "copies-done"},
    {copy_started, "copy-started", {}, {"text"}},
    {fence, "fence", {"warp", "active", "lanes"}},
    {exchanges, "exchanges", {"warp", "active", "lanes"}, {"text"}},
    {waits_at_barrier, "waits-at-barrier", {"warp", "arrived", "warps"}, {}, true},
    {waits_for_copies, "waits-for-copies", {"warp", "arrived", "warps"}, {}, true},
    {not_in_step, "not-in-step", {"warp"}},
    {finished, "finished", {"warp"}},
    {never_acts, "never-acts", {"warp"}},
    {group_starts, "group-starts", {"group", "items", "warps", "lanes"}},
    {group_of_one_starts, "group-of-one-starts", {"group", "items"}},
    {group_ends, "group-ends", {"group", "steps"}},
    {group_has_no_steps, "group-has-no-steps", {"group"}},
    {sectors_fewest, "sectors-fewest", {"sectors"}},
    {sectors_shared, "sectors-shared", {"active"}},
    {sectors_apart, "sectors-apart", {"bytes", "sectors", "fewest"}},
    {sectors_misaligned, "sectors-misaligned", {"sectors", "fewest"}},
    {sectors_scattered, "sectors-scattered", {"sectors", "fewest"}},
    {requests_fewest, "requests-fewest", {"requests", "sectors"}},
    {requests_many, "requests-many", {"requests", "sectors", "fewest"}},
    {banks_free, "banks-free", {"active"}},
    {banks_broadcast, "banks-broadcast", {"active"}},
    {banks_shared_word, "banks-shared-word", {"active"}},
    {banks_shared_words, "banks-shared-words", {"active", "words"}},
    {banks_wide, "banks-wide", {"passes"}},
    {banks_conflict, "banks-conflict", {"bank", "words", "passes", "fewest"}, {}, false, true},
    {banks_conflict_alone, "banks-conflict-alone", {"bank", "words", "passes", "fewest"}},
    {atomics_meet, "atomics-meet", {"meet", "active"}},
    {atomics_meet_in_banks, "atomics-meet-in-banks", {"meet", "active", "passes", "fewest"}},
    {atomics_apart, "atomics-apart", {"active"}},
    {texels, "texels", {"texels"}},
    {stays_together, "stays-together"},
    {stays_together_masked, "stays-together-masked", {"masked", "lanes"}},
    {one_side_waits, "one-side-waits", {"steps", "idle", "lanes"}, {}, true},
    {one_side_finished, "one-side-finished", {"steps", "finished", "active"}},
    {sides_take_turns, "sides-take-turns", {"steps"}, {}, true},
    {sides_take_turns_to_the_end, "sides-take-turns-to-the-end", {"steps"}},
    {sides_cost_nothing, "sides-cost-nothing", {}, {}, true},
    {cases_take_turns, "cases-take-turns", {"steps"}, {}, true},
    {cases_take_turns_to_the_end, "cases-take-turns-to-the-end", {"steps"}},
    {nothing_follows, "nothing-follows"},
    {loop_budget, "loop-budget"},
    {fewest_steps, "fewest-steps", {"warp", "steps"}},
    {equal_steps, "equal-steps"},
    {waits_for_no_warp, "waits-for-no-warp"},
    {must_be_reached, "must-be-reached"},
    {waits_for_its_lanes, "waits-for-its-lanes"},
    {copy_is_pending, "copy-is-pending"},
    {orders_memory, "orders-memory"},
    {receives_one_value, "receives-one-value", {"lane", "active"}},
    {receives_values, "receives-values", {"receive", "active"}},
    {receives_result, "receives-result", {"lanes"}},
    {receives_results_before, "receives-results-before", {"lanes"}},
    {receives_nothing, "receives-nothing"},
    {opens_at_step, "opens-at-step", {"step"}},
    {continues_at_step, "continues-at-step", {"step"}, {}, true},
    {ended_at_step, "ended-at-step", {"step"}},
};

template <std::size_t most>
std::size_t filled(const std::array<const char*, most>& list) {
    return static_cast<std::size_t>(std::ranges::find(list, nullptr) - list.begin());
}

} // namespace

std::size_t StatementForm::number_count() const {
    return filled(numbers);
}

std::size_t StatementForm::name_count() const {
    return filled(names);
}

std::span<const StatementForm> statement_forms() {
    return forms;
}

const StatementForm& form_of(StatementKind kind) {
    return forms[static_cast<std::size_t>(kind)];
}

} // namespace lockstep
