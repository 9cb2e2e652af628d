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

/// The kinds of statements about a step. statement_forms() contains the names of the numbers of each kind.
enum class StatementKind : std::uint8_t {
    // Statements about what happens at memory accesses.
    reads_global,
    reads_constant,
    reads_local,
    reads_image,
    writes_global,
    writes_local,
    writes_image,
    updates_global, ///< an atomic operation changes global memory
    updates_local,
    // Statements about what happens at decisions (branches and loops).
    is_true, ///< the condition is true in all active lanes
    is_false,
    splits,
    loop_continues,      ///< all active lanes continue the loop
    loop_continues_with, ///< like loop_continues; the loop variable is equal in all active lanes
    loop_ends,
    loop_splits,
    loop_stopped, ///< a lane has reached the iteration limit of the loop
    same_case,
    splits_by_case,
    // Statements about what happens when lanes or warps are synchronised.
    barrier,           ///< all warps of the group have arrived
    barrier_of_one,    ///< the only warp of the group has arrived
    barrier_divergent, ///< some work-items do not reach the barrier
    sub_group_barrier,
    copies_done,
    copy_started,
    fence,
    exchanges,
    // Statements about what a warp does that has no step in this tick.
    waits_at_barrier,
    waits_for_copies,
    not_in_step,
    finished,
    never_acts,
    // Statements about the start of a group, before its first step, and its end, after the last one.
    group_starts,
    group_of_one_starts,
    group_ends,
    group_has_no_steps,
    // Statements about the cost of memory accesses.
    sectors_fewest,
    sectors_shared, ///< all lanes access the same address
    sectors_apart,  ///< the distance between adjacent lanes is constant, with gaps
    sectors_misaligned,
    sectors_scattered,
    requests_fewest, ///< an access with several requests moves only the minimum number of sectors
    requests_many,
    banks_free,
    banks_broadcast,    ///< all lanes read the same word, which costs no extra pass
    banks_shared_word,  ///< all lanes write the same word, which costs no extra pass
    banks_shared_words, ///< lanes access several words, some of them shared; one pass serves all lanes
    banks_wide,         ///< the access takes several passes because of its size, but has no conflicts
    banks_conflict,
    banks_conflict_alone, ///< a single lane accesses several words in the same bank
    atomics_meet,
    atomics_meet_in_banks,
    atomics_apart,
    texels,
    // Statements about the consequences of decisions.
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
    // Statements about the cost of synchronising lanes or warps.
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
    // Statements about the reason why a warp has no step in this tick.
    opens_at_step,
    continues_at_step,
    ended_at_step,
};

/// A line in a file of the program; lines start at 1.
struct SourceLine {
    std::uint32_t file = 0;
    std::uint32_t line = 0;
    friend bool operator==(const SourceLine&, const SourceLine&) = default;
};

/// A fact about a step, without text: app/words/narration_words contains the sentence.
struct Statement {
    StatementKind kind{};
    /// The numbers of the statement, in the order that the StatementForm of its kind defines.
    std::vector<std::uint64_t> numbers = {};
    /// Source excerpts, such as expressions, in the order that the StatementForm of its kind defines.
    std::vector<std::string> names = {};
    std::optional<SourceLine> line = {}; ///< line at which the warp continues or waits
    /// Lanes that access the same bank or address, in ascending order.
    std::vector<Lane> lanes = {};
    friend bool operator==(const Statement&, const Statement&) = default;
};

/// The description of a step: what happens in it, and the consequences.
struct Narration {
    Statement what;
    std::optional<Statement> why = {};
};

/// The name of a statement kind, and the names of its numbers, for reports and tests.
struct StatementForm {
    StatementKind kind{};
    const char* name = "";                ///< name of the kind in reports and tests: "banks-conflict"
    std::array<const char*, 4> numbers{}; ///< name of each number; null after the last one
    std::array<const char*, 2> names{};
    bool has_line = false;
    bool has_lanes = false;

    [[nodiscard]] std::size_t number_count() const;
    [[nodiscard]] std::size_t name_count() const;
};

/// Returns the forms of all kinds, in the order of StatementKind.
[[nodiscard]] std::span<const StatementForm> statement_forms();
[[nodiscard]] const StatementForm& form_of(StatementKind kind);

} // namespace lockstep
