// Why a choice of a question is right or wrong.
#include "app/words/model_words.h"
#include "app/words/short_texts.h"
#include "app/words/trace/narration_words.h"
#include "app/words/trace/question_words.h"
#include "app/words/translatable.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

using enum Misconception;
using Kind = QuestionKind;

Phrase in_words(const char* sentence, std::vector<Phrase> arguments = {}) {
    return {question_context, sentence, std::move(arguments)};
}

struct WrongRow {
    Misconception misconception;
    const char* sentence;
    std::optional<QuestionKind> kind = {}; ///< the kind that the sentence is for; empty: all others
};

// Sentences for one kind come before the sentence for all others.
constexpr WrongRow wrong_rows[] = {
    {all_lanes, QT_TRANSLATE_NOOP("Questions", "Some of these lanes access another bank."),
     Kind::shares_bank},
    {all_lanes, QT_TRANSLATE_NOOP("Questions", "Some lanes are masked off in this step.")},
    {first_lanes,
     QT_TRANSLATE_NOOP("Questions", "The number is right, but the active lanes are not the first "
                                    "lanes of the warp.")},
    {next_lanes,
     QT_TRANSLATE_NOOP("Questions", "The addresses select the bank, not the positions of the lanes."),
     Kind::shares_bank},
    {next_lanes,
     QT_TRANSLATE_NOOP("Questions", "The number is right, but the active lanes are not adjacent.")},
    {other_lanes, QT_TRANSLATE_NOOP("Questions", "These lanes are masked off in this step.")},
    {half_warp,
     QT_TRANSLATE_NOOP("Questions", "The addresses select the bank. A distance of 16 lanes alone "
                                    "does not cause a conflict."),
     Kind::shares_bank},
    {half_warp,
     QT_TRANSLATE_NOOP("Questions", "The conditions decide which lanes are active. A warp does not "
                                    "execute a step in halves.")},
    {shifted_lane, QT_TRANSLATE_NOOP("Questions", "Lanes are counted from 0, not from 1.")},
    {same_word,
     QT_TRANSLATE_NOOP("Questions", "Other words are in this bank too. Lanes that access them share "
                                    "the bank.")},
    {twice_apart,
     QT_TRANSLATE_NOOP("Questions", "All of these lanes access the bank, but they are not the only ones."),
     Kind::shares_bank},
    {twice_apart, QT_TRANSLATE_NOOP("Questions", "All of these lanes are active, but they are not the only "
                                                 "ones.")},
    {half_banks,
     QT_TRANSLATE_NOOP("Questions", "Some of these lanes access another bank. The words of a bank "
                                    "are further apart.")},
    {earlier, QT_TRANSLATE_NOOP("Questions", "This is the answer for an earlier execution of this code.")},
    {later, QT_TRANSLATE_NOOP("Questions", "This is the answer for a later execution of this code.")},
    {one_more, QT_TRANSLATE_NOOP("Questions", "Off by one: this is one too many for the true side."),
     Kind::split},
    {one_less, QT_TRANSLATE_NOOP("Questions", "Off by one: this is one too few for the true side."),
     Kind::split},
    {one_more, QT_TRANSLATE_NOOP("Questions", "Off by one: the right number is smaller.")},
    {one_less, QT_TRANSLATE_NOOP("Questions", "Off by one: the right number is larger.")},
    {half, QT_TRANSLATE_NOOP("Questions", "This is only half of the right number.")},
    {twice, QT_TRANSLATE_NOOP("Questions", "This is twice the right number.")},
    {one_for_all,
     QT_TRANSLATE_NOOP("Questions", "The access touches every line that contains a requested byte, "
                                    "not only one line."),
     Kind::lines},
    {one_for_all,
     QT_TRANSLATE_NOOP("Questions", "Atomic operations in the same bank are executed one after the "
                                    "other."),
     Kind::conflict_degree},
    {one_for_all,
     QT_TRANSLATE_NOOP("Questions", "The access moves every sector that contains a requested byte, "
                                    "not only one sector.")},
    {one_each, QT_TRANSLATE_NOOP("Questions", "Lanes that access the same line share it."), Kind::lines},
    {one_each,
     QT_TRANSLATE_NOOP("Questions", "One pass serves all lanes whose words are in different banks."),
     Kind::conflict_degree},
    {one_each, QT_TRANSLATE_NOOP("Questions", "Lanes that access the same sector share it.")},
    {only_bytes,
     QT_TRANSLATE_NOOP("Questions", "The requested bytes would fit into this many lines, but they "
                                    "are spread over more."),
     Kind::lines},
    {only_bytes,
     QT_TRANSLATE_NOOP("Questions", "The requested bytes would fit into this many sectors, but they "
                                    "are spread over more.")},
    {lanes_apart, QT_TRANSLATE_NOOP("Questions", "Lanes that access the same bytes share the transfer.")},
    {sectors_as_lines,
     QT_TRANSLATE_NOOP("Questions", "This is the number of sectors. A line contains several "
                                    "sectors.")},
    {lines_as_sectors,
     QT_TRANSLATE_NOOP("Questions", "This is the number of lines. A line contains several sectors.")},
    {broadcast_as_conflict,
     QT_TRANSLATE_NOOP("Questions", "One pass serves all lanes that access the same word. This is not a bank "
                                    "conflict.")},
    {half_warps,
     QT_TRANSLATE_NOOP("Questions", "One pass serves lanes of the whole warp, not only of one half.")},
    {stride_as_degree, QT_TRANSLATE_NOOP("Questions", "This is the stride. The number of passes depends on "
                                                      "the number of words in one bank, not on the stride.")},
    {no_conflict, QT_TRANSLATE_NOOP("Questions", "Other lanes access this bank too."), Kind::shares_bank},
    {no_conflict, QT_TRANSLATE_NOOP("Questions", "Different words in the same bank need separate passes.")},
    {all_true, QT_TRANSLATE_NOOP("Questions", "The condition is false for at least one active lane.")},
    {all_false, QT_TRANSLATE_NOOP("Questions", "The condition is true for at least one active lane.")},
    {swapped_sides, QT_TRANSLATE_NOOP("Questions", "True and false are swapped.")},
    {even_split,
     QT_TRANSLATE_NOOP(
         "Questions",
         "Each lane evaluates the condition with its own values. The warp does not have to split in half.")},
    {all_warps, QT_TRANSLATE_NOOP("Questions", "A warp without an active lane does not execute the step.")},
    {packed_lanes,
     QT_TRANSLATE_NOOP("Questions", "Active lanes stay in their warps. They are not packed into "
                                    "fewer warps.")},
    {own_element, QT_TRANSLATE_NOOP("Questions", "This is the number of the lane itself. See the expression "
                                                 "for the index.")},
    {read_before, QT_TRANSLATE_NOOP("Questions", "The lane has read this before.")},
    {neighbour_reads, QT_TRANSLATE_NOOP("Questions", "This is the answer for the next lane.")},
    {swapped_indices, QT_TRANSLATE_NOOP("Questions", "Rows and columns are swapped.")},
    {no_race, QT_TRANSLATE_NOOP("Questions", "In this run, these accesses do not race.")},
    {none_missing,
     QT_TRANSLATE_NOOP("Questions", "In this run, some accesses race. A barrier would separate them.")},
    {no_difference, QT_TRANSLATE_NOOP("Questions", "The runs need different numbers of warp steps.")},
};

std::vector<Phrase> lane_counts(const QuestionChoice& choice) {
    std::string counts;
    for (const std::uint64_t lanes : choice.numbers) {
        counts += (counts.empty() ? "" : ", ") + id_text(lanes);
    }
    return {counts};
}

Phrase of_order(const QuestionChoice& choice) {
    return in_words(QT_TRANSLATE_NOOP("Questions", "In this order, the numbers of active lanes are %1."),
                    lane_counts(choice));
}

/// Returns the reason for a resource that is not the limit.
Phrase of_other_limit(const QuestionChoice& choice) {
    if (choice.numbers.size() < 2) {
        return in_words(QT_TRANSLATE_NOOP("Questions", "This kernel does not need this resource."));
    }
    return Phrase::counted(
        question_context,
        QT_TRANSLATE_N_NOOP(
            "Questions", "This resource alone would allow %1 groups, which is more than the actual limit."),
        QT_TRANSLATE_NOOP("Questions",
                          "This resource alone would allow one group, which is more than the actual limit."),
        {Phrase(choice.numbers[1])});
}

Phrase of_other_run(const Question& question, const QuestionChoice& choice) {
    if (question.answer().numbers.empty()) {
        return in_words(QT_TRANSLATE_NOOP("Questions", "All runs need the same number of warp steps."));
    }
    return Phrase::counted(
        question_context,
        QT_TRANSLATE_N_NOOP("Questions", "This run needs %1 warp steps, more than the best "
                                         "one."),
        QT_TRANSLATE_NOOP("Questions", "This run needs one warp step, more than the best one."),
        {Phrase(choice.numbers.front())});
}

Phrase why_wrong(const Question& question, const QuestionChoice& choice) {
    switch (choice.misconception) {
    case wrong_order:
        return of_order(choice);
    case other_limit:
        return of_other_limit(choice);
    case other_run:
        return of_other_run(question, choice);
    default:
        break;
    }
    const auto* const row = std::ranges::find_if(wrong_rows, [&](const WrongRow& candidate) {
        return candidate.misconception == choice.misconception &&
               candidate.kind.value_or(question.kind) == question.kind;
    });
    return row == std::end(wrong_rows) ? Phrase() : in_words(row->sentence);
}

Phrase active_lanes(const Question& question) {
    return Phrase::counted(
        question_context,
        QT_TRANSLATE_N_NOOP("Questions", "In this step, %1 of %2 lanes of the warp are active."),
        QT_TRANSLATE_NOOP("Questions", "In this step, 1 of %2 lanes of the warp is active."),
        {Phrase(question.answer().lanes.size()), Phrase(question.numbers.back())});
}

Phrase active_warps(const Question& question) {
    return Phrase::counted(
        question_context,
        QT_TRANSLATE_N_NOOP("Questions", "In this step, %1 of %2 warps have an active lane."),
        QT_TRANSLATE_NOOP("Questions", "In this step, 1 of %2 warps has an active lane."),
        {Phrase(question.answer().numbers.front()), Phrase(question.numbers[2])});
}

Phrase touched_lines(const Question& question) {
    return Phrase::counted(
        question_context,
        QT_TRANSLATE_N_NOOP("Questions", "The requested bytes are in %1 different lines of %2 bytes."),
        QT_TRANSLATE_NOOP("Questions", "All requested bytes are in the same line of %2 bytes."),
        {Phrase(question.answer().numbers.front()), Phrase(question.numbers.back())});
}

Phrase shared_bank(const Question& question) {
    const std::vector<Phrase> arguments = {id_text(question.numbers[3]), Phrase(question.numbers[4])};
    return question.answer().lanes.empty()
               ? in_words(
                     QT_TRANSLATE_NOOP("Questions", "No other active lane accesses the bank of lane %1."),
                     arguments)
               : in_words(QT_TRANSLATE_NOOP("Questions",
                                            "Their words and the word of lane %1 are equal modulo "
                                            "%2, the number of banks."),
                          arguments);
}

Phrase missing(const Question& question) {
    return question.answer().numbers.empty()
               ? in_words(QT_TRANSLATE_NOOP("Questions",
                                            "In this run, barriers order all accesses that would "
                                            "otherwise race."))
               : in_words(QT_TRANSLATE_NOOP("Questions",
                                            "Different work-items access the same bytes here, and "
                                            "no barrier orders the accesses."));
}

Phrase limit(const Question& question) {
    const auto& numbers = question.answer().numbers;
    const Phrase limiter(model_context, limiter_words(static_cast<Limiter>(numbers.front())));
    return Phrase::counted(
        question_context,
        QT_TRANSLATE_N_NOOP("Questions",
                            "The limit (%2) allows %1 groups on a multiprocessor, the fewest of all."),
        QT_TRANSLATE_NOOP("Questions",
                          "The limit (%2) allows one group on a multiprocessor, the fewest of all."),
        {Phrase(numbers.back()), limiter});
}

Phrase read_element(const Question& question) {
    const std::vector<Phrase> arguments = {id_text(question.numbers[3]),
                                           id_text(question.answer().numbers.front())};
    return question.answer().names.empty()
               ? in_words(QT_TRANSLATE_NOOP("Questions", "Lane %1 receives the value of lane %2."), arguments)
               : in_words(QT_TRANSLATE_NOOP("Questions", "The index of lane %1 is %2 in this step."),
                          arguments);
}

Phrase best_run(const Question& question) {
    const auto& numbers = question.answer().numbers;
    if (numbers.empty()) {
        return in_words(QT_TRANSLATE_NOOP("Questions", "All runs need the same number of warp steps."));
    }
    return Phrase::counted(
        question_context,
        QT_TRANSLATE_N_NOOP("Questions", "This run needs %1 warp steps, fewer than all others."),
        QT_TRANSLATE_NOOP("Questions", "This run needs one warp step, fewer than all others."),
        {Phrase(numbers.front())});
}

Phrase why_right(const Question& question) {
    if (question.because) {
        return narration_phrase(*question.because);
    }
    switch (question.kind) {
    case Kind::lanes_next:
        return active_lanes(question);
    case Kind::warps_in_round:
        return active_warps(question);
    case Kind::lines:
        return touched_lines(question);
    case Kind::shares_bank:
        return shared_bank(question);
    case Kind::missing_barrier:
        return missing(question);
    case Kind::occupancy_limit:
        return limit(question);
    case Kind::next_read:
        return read_element(question);
    case Kind::which_variant:
        return best_run(question);
    case Kind::order_rounds:
        return of_order(question.answer());
    case Kind::sectors:
    case Kind::conflict_degree:
    case Kind::lanes_taking:
    case Kind::split:
        break; // these always have a statement about the step
    }
    return {};
}

} // namespace

Phrase lane_reason_text(const LaneReason& reason) {
    constexpr std::size_t longest_code = 32;
    const std::vector<Phrase> arguments = {
        id_text(reason.lane.value()), short_code(reason.left, longest_code), std::to_string(reason.value),
        short_code(reason.condition, longest_code)};
    return reason.is_true
               ? in_words(QT_TRANSLATE_NOOP("Questions", "For lane %1, %2 is %3, so %4 is true."), arguments)
               : in_words(QT_TRANSLATE_NOOP("Questions", "For lane %1, %2 is %3, so %4 is false."),
                          arguments);
}

Phrase reason_text(const Question& question, std::size_t choice) {
    return choice == question.right ? why_right(question) : why_wrong(question, question.choices[choice]);
}

} // namespace lockstep
