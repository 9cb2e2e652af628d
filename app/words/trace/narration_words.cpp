#include "app/words/trace/narration_words.h"

#include "app/words/short_texts.h"
#include "app/words/translatable.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace lockstep {
namespace {

using enum StatementKind;

struct Row {
    StatementKind kind;
    const char* sentence;
    int count = -1; ///< index of the number that selects the plural form; -1: there is only one form
    const char* one = nullptr; ///< sentence for the case that this number is 1
};

// Placeholders are numbered in the order of the arguments: numbers, names, line, lanes.
constexpr Row rows[] = {
    {reads_global,
     QT_TRANSLATE_NOOP("Narration", "Warp %1 reads %4 from global memory with %2 of %3 lanes active.")},
    {reads_constant,
     QT_TRANSLATE_NOOP("Narration", "Warp %1 reads %4 from constant memory with %2 of %3 lanes active.")},
    {reads_local,
     QT_TRANSLATE_NOOP("Narration", "Warp %1 reads %4 from local memory with %2 of %3 lanes active.")},
    {reads_image, QT_TRANSLATE_NOOP("Narration", "Warp %1 reads an image (%4) with %2 of %3 lanes active.")},
    {writes_global,
     QT_TRANSLATE_NOOP("Narration", "Warp %1 writes %4 to global memory with %2 of %3 lanes active.")},
    {writes_local,
     QT_TRANSLATE_NOOP("Narration", "Warp %1 writes %4 to local memory with %2 of %3 lanes active.")},
    {writes_image,
     QT_TRANSLATE_NOOP("Narration", "Warp %1 writes an image (%4) with %2 of %3 lanes active.")},
    {updates_global,
     QT_TRANSLATE_NOOP("Narration", "Warp %1 executes %4 on global memory with %2 of %3 lanes active.")},
    {updates_local,
     QT_TRANSLATE_NOOP("Narration", "Warp %1 executes %4 on local memory with %2 of %3 lanes active.")},
    {is_true, QT_TRANSLATE_N_NOOP("Narration", "%3 is true for all %2 active lanes of warp %1."), 1,
     QT_TRANSLATE_NOOP("Narration", "%3 is true for the only active lane of warp %1.")},
    {is_false, QT_TRANSLATE_N_NOOP("Narration", "%3 is false for all %2 active lanes of warp %1."), 1,
     QT_TRANSLATE_NOOP("Narration", "%3 is false for the only active lane of warp %1.")},
    {splits,
     QT_TRANSLATE_NOOP("Narration", "In warp %1, %5 is true for %2 of %4 active lanes and false for %3.")},
    {loop_continues,
     QT_TRANSLATE_N_NOOP("Narration", "All %2 active lanes of warp %1 start the next loop iteration."), 1,
     QT_TRANSLATE_NOOP("Narration", "The only active lane of warp %1 starts the next loop iteration.")},
    {loop_continues_with,
     QT_TRANSLATE_N_NOOP("Narration",
                         "With %3 = %4, all %2 active lanes of warp %1 start the next loop iteration."),
     1,
     QT_TRANSLATE_NOOP("Narration",
                       "With %3 = %4, the only active lane of warp %1 starts the next loop iteration.")},
    {loop_ends, QT_TRANSLATE_N_NOOP("Narration", "All %2 active lanes of warp %1 leave the loop."), 1,
     QT_TRANSLATE_NOOP("Narration", "The only active lane of warp %1 leaves the loop.")},
    {loop_splits,
     QT_TRANSLATE_NOOP("Narration",
                       "In warp %1, the loop continues for %2 of %4 active lanes and ends for %3.")},
    {loop_stopped,
     QT_TRANSLATE_NOOP("Narration",
                       "A lane of warp %1 has reached the iteration limit and leaves the loop.")},
    {same_case,
     QT_TRANSLATE_N_NOOP("Narration", "All %2 active lanes of warp %1 enter the same case of switch (%3)."),
     1, QT_TRANSLATE_NOOP("Narration", "The only active lane of warp %1 enters a case of switch (%3).")},
    {splits_by_case,
     QT_TRANSLATE_NOOP("Narration",
                       "The %2 active lanes of warp %1 enter %3 different cases of switch (%4).")},
    {barrier, QT_TRANSLATE_NOOP("Narration", "All %1 warps of the group have arrived at the barrier.")},
    {barrier_of_one,
     QT_TRANSLATE_NOOP("Narration", "The only warp of the group has arrived at the barrier.")},
    {barrier_divergent,
     QT_TRANSLATE_N_NOOP("Narration", "Only %1 of %2 work-items of the group arrive at this barrier."), 0,
     QT_TRANSLATE_NOOP("Narration", "Only 1 of %2 work-items of the group arrives at this barrier.")},
    {sub_group_barrier,
     QT_TRANSLATE_NOOP("Narration", "Warp %1 passes a sub-group barrier with %2 of %3 lanes active.")},
    {copies_done, QT_TRANSLATE_NOOP("Narration", "The asynchronous copies of the group are complete.")},
    {copy_started, QT_TRANSLATE_NOOP("Narration", "The group starts an asynchronous copy (%1).")},
    {fence, QT_TRANSLATE_NOOP("Narration", "Warp %1 executes a memory fence with %2 of %3 lanes active.")},
    {exchanges, QT_TRANSLATE_NOOP("Narration",
                                  "Warp %1 exchanges values between lanes (%4) with %2 of %3 lanes active.")},
    {waits_at_barrier,
     QT_TRANSLATE_N_NOOP("Narration",
                         "Warp %1 waits at the barrier at line %4. So far, %2 of %3 warps have arrived."),
     1,
     QT_TRANSLATE_NOOP("Narration",
                       "Warp %1 waits at the barrier at line %4. It is the first of %3 warps to arrive.")},
    {waits_for_copies,
     QT_TRANSLATE_N_NOOP(
         "Narration",
         "Warp %1 waits for asynchronous copies at line %4. So far, %2 of %3 warps have arrived."),
     1,
     QT_TRANSLATE_NOOP(
         "Narration",
         "Warp %1 waits for asynchronous copies at line %4. It is the first of %3 warps to arrive.")},
    {not_in_step, QT_TRANSLATE_NOOP("Narration", "Warp %1 has no active lane in this step.")},
    {finished, QT_TRANSLATE_NOOP("Narration", "Warp %1 has finished.")},
    {never_acts, QT_TRANSLATE_NOOP("Narration", "Warp %1 has no steps in this kernel.")},
    {group_starts,
     QT_TRANSLATE_NOOP("Narration", "Group %1 starts with %2 work-items in %3 warps of at most %4 lanes.")},
    {group_of_one_starts, QT_TRANSLATE_N_NOOP("Narration", "Group %1 starts with %2 work-items in one warp."),
     1, QT_TRANSLATE_NOOP("Narration", "Group %1 starts with one work-item in one warp.")},
    {group_ends, QT_TRANSLATE_N_NOOP("Narration", "Group %1 has finished after %2 steps."), 1,
     QT_TRANSLATE_NOOP("Narration", "Group %1 has finished after one step.")},
    {group_has_no_steps,
     QT_TRANSLATE_NOOP("Narration",
                       "Group %1 has no steps, because its work-items access no memory and take no branch.")},
    {sectors_fewest,
     QT_TRANSLATE_N_NOOP("Narration",
                         "The access is fully coalesced: %1 sectors, the minimum for this data."),
     0, QT_TRANSLATE_NOOP("Narration", "The access needs only one sector.")},
    {sectors_shared,
     QT_TRANSLATE_NOOP("Narration",
                       "All %1 active lanes access the same address, so one sector serves them all.")},
    {sectors_apart,
     QT_TRANSLATE_NOOP(
         "Narration", "The stride between lanes is %1 bytes, so the access moves %2 sectors instead of %3.")},
    {sectors_misaligned,
     QT_TRANSLATE_NOOP(
         "Narration",
         "The data does not start at a sector boundary, so the access moves %1 sectors instead of %2.")},
    {sectors_scattered,
     QT_TRANSLATE_NOOP(
         "Narration",
         "The lanes use only parts of the sectors, so the access moves %1 sectors instead of %2.")},
    {requests_fewest,
     QT_TRANSLATE_NOOP(
         "Narration",
         "The access takes %1 requests, which move %2 sectors in total, the minimum for this data.")},
    {requests_many,
     QT_TRANSLATE_NOOP("Narration",
                       "The access takes %1 requests, which move %2 sectors in total instead of %3.")},
    {banks_free,
     QT_TRANSLATE_N_NOOP("Narration", "All words are in different banks, so one pass serves all lanes."), 0,
     QT_TRANSLATE_NOOP("Narration", "Only one lane is active. It needs one pass, without a bank conflict.")},
    {banks_broadcast,
     QT_TRANSLATE_NOOP(
         "Narration",
         "All %1 active lanes read the same word. This is a broadcast in one pass, not a bank conflict.")},
    {banks_shared_word,
     QT_TRANSLATE_NOOP(
         "Narration",
         "All %1 active lanes write the same word. This takes one pass and is not a bank conflict.")},
    {banks_shared_words,
     QT_TRANSLATE_NOOP("Narration", "The %1 active lanes share %2 words in different banks, so one pass "
                                    "serves them without a bank conflict.")},
    {banks_wide,
     QT_TRANSLATE_NOOP("Narration",
                       "The access takes %1 passes, the minimum for its size. There is no bank conflict.")},
    {banks_conflict,
     QT_TRANSLATE_NOOP("Narration",
                       "Bank conflict: %3 passes instead of %4. Lanes %5 access %2 words of bank %1.")},
    {banks_conflict_alone,
     QT_TRANSLATE_NOOP("Narration",
                       "Bank conflict: %3 passes instead of %4. One lane accesses %2 words of bank %1.")},
    {atomics_meet,
     QT_TRANSLATE_NOOP("Narration",
                       "Up to %1 of %2 active lanes update the same address, one after the other.")},
    {atomics_meet_in_banks,
     QT_TRANSLATE_NOOP("Narration", "Up to %1 of %2 lanes update the same word. Accesses to one bank are "
                                    "serialised: %3 passes instead of %4.")},
    {atomics_apart,
     QT_TRANSLATE_N_NOOP("Narration",
                         "All %1 active lanes update different addresses, so no lane waits for another."),
     0, QT_TRANSLATE_NOOP("Narration", "Only one lane is active, so it waits for no other lane.")},
    {texels, QT_TRANSLATE_N_NOOP("Narration", "The access touches %1 different texels."), 0,
     QT_TRANSLATE_NOOP("Narration", "The access touches one texel.")},
    {stays_together,
     QT_TRANSLATE_NOOP("Narration", "All lanes take the same path, so the warp does not diverge.")},
    {stays_together_masked,
     QT_TRANSLATE_N_NOOP("Narration",
                         "All active lanes take the same path. The other %1 of %2 lanes stay masked off."),
     0,
     QT_TRANSLATE_NOOP("Narration", "All active lanes take the same path. The other lane stays masked off.")},
    {one_side_waits,
     QT_TRANSLATE_N_NOOP(
         "Narration",
         "The next %1 steps run with %2 of %3 lanes idle. Then both sides reconverge at line %4."),
     0,
     QT_TRANSLATE_NOOP(
         "Narration", "The next step runs with %2 of %3 lanes idle. Then both sides reconverge at line %4.")},
    {one_side_finished,
     QT_TRANSLATE_N_NOOP("Narration",
                         "The kernel ends for %2 of %3 lanes. The warp runs its last %1 steps without them."),
     0,
     QT_TRANSLATE_NOOP("Narration",
                       "The kernel ends for %2 of %3 lanes. The warp runs its last step without them.")},
    {sides_take_turns,
     QT_TRANSLATE_NOOP(
         "Narration",
         "The two sides run one after the other, %1 steps in total, and reconverge at line %2.")},
    {sides_take_turns_to_the_end,
     QT_TRANSLATE_NOOP(
         "Narration", "The two sides run one after the other, %1 steps in total, to the end of the kernel.")},
    {sides_cost_nothing,
     QT_TRANSLATE_NOOP("Narration",
                       "All lanes reconverge at line %1, so the divergence costs no extra step.")},
    {cases_take_turns,
     QT_TRANSLATE_N_NOOP("Narration",
                         "The cases run one after the other, %1 steps in total, and reconverge at line %2."),
     0, QT_TRANSLATE_NOOP("Narration", "Only one step runs before all cases reconverge at line %2.")},
    {cases_take_turns_to_the_end,
     QT_TRANSLATE_N_NOOP("Narration",
                         "The cases run one after the other, %1 steps in total, to the end of the kernel."),
     0, QT_TRANSLATE_NOOP("Narration", "Only one more step runs before the kernel ends.")},
    {nothing_follows, QT_TRANSLATE_NOOP("Narration", "This is the last step of these lanes.")},
    {loop_budget,
     QT_TRANSLATE_NOOP("Narration", "The loop may be endless. Lockstep stops it so that the run ends.")},
    {fewest_steps,
     QT_TRANSLATE_N_NOOP(
         "Narration",
         "Warp %1 takes the fewest steps to reach this point. The warp with the most steps takes %2 more."),
     1,
     QT_TRANSLATE_NOOP(
         "Narration",
         "Warp %1 takes the fewest steps to reach this point. The warp with the most steps takes one more.")},
    {equal_steps,
     QT_TRANSLATE_NOOP("Narration", "All warps take the same number of steps to reach this point.")},
    {waits_for_no_warp, QT_TRANSLATE_NOOP("Narration", "The group has no other warp to wait for.")},
    {must_be_reached, QT_TRANSLATE_NOOP("Narration", "All work-items of the group must arrive at a barrier. "
                                                     "Otherwise, a GPU can hang or compute wrong results.")},
    {waits_for_its_lanes,
     QT_TRANSLATE_NOOP("Narration", "The lanes of the sub-group wait for each other, not for other warps.")},
    {copy_is_pending, QT_TRANSLATE_NOOP("Narration", "The data is available only after wait_group_events.")},
    {orders_memory,
     QT_TRANSLATE_NOOP(
         "Narration",
         "A fence orders the memory accesses of each work-item. It does not wait for other work-items.")},
    {receives_one_value, QT_TRANSLATE_NOOP("Narration", "All %2 active lanes receive the value of lane %1.")},
    {receives_values,
     QT_TRANSLATE_N_NOOP("Narration",
                         "%1 of %2 active lanes receive a value from another lane, without using memory."),
     0,
     QT_TRANSLATE_NOOP("Narration",
                       "1 of %2 active lanes receives a value from another lane, without using memory.")},
    {receives_result,
     QT_TRANSLATE_NOOP("Narration", "All active lanes receive the same result, computed from %1 lanes.")},
    {receives_results_before,
     QT_TRANSLATE_NOOP("Narration",
                       "Each active lane receives its own result, computed from up to %1 lanes.")},
    {receives_nothing, QT_TRANSLATE_NOOP("Narration", "No lane receives a value from another lane.")},
    {opens_at_step, QT_TRANSLATE_NOOP("Narration", "The last warp arrives in step %1.")},
    {continues_at_step,
     QT_TRANSLATE_NOOP("Narration", "The warp skips this step and continues in step %1 at line %2.")},
    {ended_at_step, QT_TRANSLATE_NOOP("Narration", "The last step of this warp was step %1.")},
};

const Row& row_of(StatementKind kind) {
    return *std::ranges::find(rows, kind, &Row::kind);
}

/// Whether a number in a sentence identifies something, so that it is printed without digit grouping.
bool is_name(std::string_view number) {
    constexpr std::array names = {"warp", "group", "bank", "step", "lane"};
    return std::ranges::find(names, number) != names.end();
}

constexpr std::size_t most_letters = 36; ///< maximum length of source code in a sentence

} // namespace

Phrase narration_phrase(const Statement& statement) {
    const StatementForm& form = form_of(statement.kind);
    std::vector<Phrase> arguments;
    for (std::size_t i = 0; i < statement.numbers.size(); ++i) {
        arguments.push_back(is_name(form.numbers.at(i)) ? Phrase(id_text(statement.numbers[i]))
                                                        : Phrase(statement.numbers[i]));
    }
    for (const std::string& name : statement.names) {
        arguments.emplace_back(short_code(name, most_letters / statement.names.size()));
    }
    if (statement.line) {
        arguments.emplace_back(id_text(statement.line->line));
    }
    if (!statement.lanes.empty()) {
        arguments.emplace_back(lane_list(statement.lanes));
    }
    const Row& row = row_of(statement.kind);
    return row.one == nullptr ? Phrase(narration_context, row.sentence, std::move(arguments))
                              : Phrase::counted(narration_context, row.sentence, row.one,
                                                std::move(arguments), static_cast<std::size_t>(row.count));
}

} // namespace lockstep
