#pragma once

#include "core/base/ids.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lockstep {

/// What can be stated about a step. Each kind has a row in statement_forms() that names its numbers.
enum class StatementKind : std::uint8_t {
    // what happens: memory
    reads_global,
    reads_constant,
    reads_local,
    reads_image,
    writes_global,
    writes_local,
    writes_image,
    updates_global, ///< an atomic
    updates_local,
    // what happens: decisions
    is_true, ///< the active lanes agree
    is_false,
    splits,
    loop_continues,      ///< the active lanes agree
    loop_continues_with, ///< and the loop variable has one value
    loop_ends,
    loop_splits,
    loop_stopped, ///< it has used up its turns
    same_case,
    splits_by_case,
    // what happens: lanes and warps together
    barrier,           ///< all warps of the group are there
    barrier_of_one,    ///< the group is one warp
    barrier_divergent, ///< some work-items do not come
    sub_group_barrier,
    copies_done,
    copy_started,
    fence,
    exchanges,
    // what happens: the warp has no step
    waits_at_barrier,
    waits_for_copies,
    not_in_step,
    finished,
    never_acts,
    // what happens: before the first step and after the last
    group_starts,
    group_of_one_starts,
    group_ends,
    group_has_no_steps,
    // why it matters: memory
    sectors_fewest,
    sectors_shared, ///< one address
    sectors_apart,  ///< neighbouring lanes are equally far apart, and leave gaps
    sectors_misaligned,
    sectors_scattered,
    requests_fewest, ///< of an access that takes several requests
    requests_many,
    banks_free,
    banks_broadcast,    ///< all read one word
    banks_shared_word,  ///< all write one word
    banks_shared_words, ///< some words are shared
    banks_wide,         ///< elements wider than a bank, without conflict
    banks_conflict,
    banks_conflict_alone, ///< of one lane with itself
    atomics_meet,
    atomics_meet_in_banks,
    atomics_apart,
    texels,
    // why it matters: decisions
    stays_together,
    stays_together_masked,
    one_side_waits,
    one_side_finished,
    sides_take_turns,
    sides_take_turns_to_the_end,
    sides_cost_nothing,
    cases_take_turns,
    cases_take_turns_to_the_end,
    nothing_follows,
    loop_budget,
    // why it matters: lanes and warps together
    fewest_steps,
    equal_steps,
    waits_for_no_warp,
    must_be_reached,
    waits_for_its_lanes,
    copy_is_pending,
    orders_memory,
    receives_one_value,
    receives_values,
    receives_result,
    receives_results_before,
    receives_nothing,
    // why it matters: the warp has no step
    opens_at_step,
    continues_at_step,
    ended_at_step,
};

/// A line of one of the program's files, from 1.
struct SourceLine {
    std::uint32_t file = 0;
    std::uint32_t line = 0;
    friend bool operator==(const SourceLine&, const SourceLine&) = default;
};

/// One thing that a person can be told, without words: app/words/narration_words makes the sentence.
struct Statement {
    StatementKind kind{};
    std::vector<std::uint64_t> numbers = {}; ///< as the kind's form names them
    std::vector<std::string> names = {};     ///< source code; as the kind's form names them
    std::optional<SourceLine> line = {};     ///< where the warp continues, or waits
    std::vector<Lane> lanes = {};            ///< that meet, ascending
    friend bool operator==(const Statement&, const Statement&) = default;
};

/// What happens, and what follows from it.
struct Narration {
    Statement what;
    std::optional<Statement> why = {};
};

/// The shape of a kind's statements.
struct StatementForm {
    StatementKind kind{};
    const char* name = "";                ///< in reports and tests: "banks-conflict"
    std::array<const char*, 4> numbers{}; ///< null behind the last
    std::array<const char*, 2> names{};
    bool has_line = false;
    bool has_lanes = false;

    [[nodiscard]] std::size_t number_count() const;
    [[nodiscard]] std::size_t name_count() const;
};

/// All forms, in the order of the kinds.
[[nodiscard]] std::span<const StatementForm> statement_forms();
[[nodiscard]] const StatementForm& form_of(StatementKind kind);

} // namespace lockstep
