#include "app/words/trace/question_words.h"

#include "app/words/model_words.h"
#include "app/words/short_texts.h"
#include "app/words/translatable.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace lockstep {
namespace {

using enum QuestionKind;

struct Row {
    QuestionKind kind;
    const char* name;
    const char* sentence;
    /// Sentence for a step in a loop with a variable. Null: `sentence`.
    const char* in_loop = nullptr;
};

// Placeholders are numbered in the order of the arguments: numbers, names, line, loop variable, value.
constexpr Row rows[] = {
    {lanes_next, QT_TRANSLATE_NOOP("Questions", "Active lanes"),
     QT_TRANSLATE_NOOP("Questions", "Group %2, step %1, line %6: which lanes of warp %3 execute %5?"),
     QT_TRANSLATE_NOOP("Questions",
                       "Group %2, step %1, line %6, %7 = %8: which lanes of warp %3 execute %5?")},
    {warps_in_round, QT_TRANSLATE_NOOP("Questions", "Active warps"),
     QT_TRANSLATE_NOOP("Questions", "Group %2, step %1, line %6: how many of the %3 warps execute %5?"),
     QT_TRANSLATE_NOOP("Questions",
                       "Group %2, step %1, line %6, %7 = %8: how many of the %3 warps execute %5?")},
    {sectors, QT_TRANSLATE_NOOP("Questions", "Sectors"),
     QT_TRANSLATE_NOOP("Questions",
                       "Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many %5-byte "
                       "sectors does it move?"),
     QT_TRANSLATE_NOOP("Questions",
                       "Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How "
                       "many %5-byte sectors does it move?")},
    {lines, QT_TRANSLATE_NOOP("Questions", "Lines of memory"),
     QT_TRANSLATE_NOOP("Questions",
                       "Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many %5-byte "
                       "lines of memory does it touch?"),
     QT_TRANSLATE_NOOP("Questions",
                       "Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How "
                       "many %5-byte lines of memory does it touch?")},
    {conflict_degree, QT_TRANSLATE_NOOP("Questions", "Passes"),
     QT_TRANSLATE_NOOP("Questions",
                       "Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many passes "
                       "do the %5 banks need?"),
     QT_TRANSLATE_NOOP("Questions",
                       "Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How "
                       "many passes do the %5 banks need?")},
    {shares_bank, QT_TRANSLATE_NOOP("Questions", "Lanes in one bank"),
     QT_TRANSLATE_NOOP("Questions", "Group %2, step %1, line %7: warp %3 accesses %6. There are %5 banks. "
                                    "Which other lanes share a bank with lane %4?"),
     QT_TRANSLATE_NOOP("Questions", "Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6. There are %5 "
                                    "banks. Which other lanes share a bank with lane %4?")},
    {lanes_taking, QT_TRANSLATE_NOOP("Questions", "Lanes with a true condition"),
     QT_TRANSLATE_NOOP(
         "Questions",
         "Group %2, step %1, line %6: for how many lanes of warp %3 is %5 true (active lanes: %4)?"),
     QT_TRANSLATE_NOOP("Questions",
                       "Group %2, step %1, line %6, %7 = %8: for how many lanes of warp %3 is %5 true "
                       "(active lanes: %4)?")},
    {split, QT_TRANSLATE_NOOP("Questions", "Divergence"),
     QT_TRANSLATE_NOOP("Questions",
                       "Group %2, step %1, line %6: how does %5 split warp %3 (active lanes: %4)?"),
     QT_TRANSLATE_NOOP("Questions",
                       "Group %2, step %1, line %6, %7 = %8: how does %5 split warp %3 (active lanes: %4)?")},
    {missing_barrier, QT_TRANSLATE_NOOP("Questions", "Missing barrier"),
     QT_TRANSLATE_NOOP("Questions",
                       "Between which accesses to local memory is a barrier missing in this run?")},
    {occupancy_limit, QT_TRANSLATE_NOOP("Questions", "Occupancy limit"),
     QT_TRANSLATE_NOOP("Questions",
                       "Hardware: %4. Group size: %1, registers per work-item: %2, bytes of local "
                       "memory: %3. What limits the resident groups?")},
    {next_read, QT_TRANSLATE_NOOP("Questions", "Next element"),
     QT_TRANSLATE_NOOP("Questions",
                       "Group %2, step %1, line %6: which element does lane %4 of warp %3 read with %5?"),
     QT_TRANSLATE_NOOP(
         "Questions",
         "Group %2, step %1, line %6, %7 = %8: which element does lane %4 of warp %3 read with %5?")},
    {which_variant, QT_TRANSLATE_NOOP("Questions", "Fewest warp steps"),
     QT_TRANSLATE_NOOP("Questions", "Which run needs the fewest warp steps?")},
    {order_rounds, QT_TRANSLATE_NOOP("Questions", "Order of rounds"),
     QT_TRANSLATE_NOOP("Questions", "Group %1, line %3: order the rounds by the number of lanes that execute "
                                    "%2, most lanes first. (Choices: round numbers.)"),
     QT_TRANSLATE_NOOP("Questions", "Group %1, line %3: order the rounds by the number of lanes that execute "
                                    "%2, most lanes first. (Choices: values of %4.)")},
};

const Row& row_of(QuestionKind kind) {
    return rows[static_cast<std::size_t>(kind)];
}

/// Whether a number of a question is a count, so that its digits are grouped.
bool is_count(std::string_view number) {
    constexpr std::array counts = {"warps", "active", "lanes", "bytes", "banks", "items", "registers"};
    return std::ranges::find(counts, number) != counts.end();
}

constexpr std::size_t most_letters = 36; ///< maximum length of source code in a sentence

Phrase in_words(const char* sentence, std::vector<Phrase> arguments = {}) {
    return {question_context, sentence, std::move(arguments)};
}

/// Returns the parts of a list, such as {"0–7", "12"}.
std::vector<std::string> ranges_of(const std::vector<Lane>& lanes) {
    std::vector<std::string> ranges;
    for (std::size_t i = 0; i < lanes.size();) {
        std::size_t end = i + 1;
        while (end < lanes.size() && lanes[end].value() == lanes[end - 1].value() + 1) {
            ++end;
        }
        ranges.push_back(id_text(lanes[i].value()));
        if (end - i > 2) {
            ranges.back() += "\u2013" + id_text(lanes[end - 1].value());
        } else if (end - i == 2) {
            ranges.push_back(id_text(lanes[end - 1].value()));
        }
        i = end;
    }
    return ranges;
}

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() ? "" : ", ") + part;
    }
    return text;
}

constexpr std::size_t longest_list = 8; ///< largest number of lanes and ranges that are listed one by one

bool has_one_stride(const std::vector<Lane>& lanes) {
    for (std::size_t i = 2; i < lanes.size(); ++i) {
        if (lanes[i].value() - lanes[i - 1].value() != lanes[1].value() - lanes[0].value()) {
            return false;
        }
    }
    return lanes.size() > 1;
}

Phrase lanes_choice(const Question& question, const std::vector<Lane>& lanes) {
    if (lanes.empty()) {
        return in_words(QT_TRANSLATE_NOOP("Questions", "No other lane"));
    }
    if (lanes.size() == 1) {
        return in_words(QT_TRANSLATE_NOOP("Questions", "Only lane %1"), {id_text(lanes.front().value())});
    }
    if (question.kind == lanes_next && lanes.size() == question.numbers.back()) {
        return in_words(QT_TRANSLATE_NOOP("Questions", "All %1 lanes"), {Phrase(lanes.size())});
    }
    return lanes_text(lanes);
}

Phrase barrier_choice(const QuestionChoice& choice) {
    if (choice.numbers.empty()) {
        return in_words(QT_TRANSLATE_NOOP("Questions", "No barrier is missing"));
    }
    const std::string first = id_text(choice.numbers[0]);
    if (choice.numbers[0] == choice.numbers[1]) {
        return in_words(QT_TRANSLATE_NOOP("Questions", "Line %1, by different work-items"), {first});
    }
    return in_words(QT_TRANSLATE_NOOP("Questions", "Lines %1 and %2"), {first, id_text(choice.numbers[1])});
}

Phrase read_choice(const QuestionChoice& choice) {
    const std::string number = id_text(choice.numbers.front());
    return choice.names.empty() ? in_words(QT_TRANSLATE_NOOP("Questions", "Lane %1"), {number})
                                : Phrase(choice.names.front() + "[" + number + "]");
}

} // namespace

Phrase lanes_text(const std::vector<Lane>& lanes) {
    const std::vector<std::string> ranges = ranges_of(lanes);
    if (ranges.size() > longest_list && has_one_stride(lanes)) {
        return in_words(QT_TRANSLATE_NOOP("Questions", "%1 to %2 in steps of %3"),
                        {id_text(lanes.front().value()), id_text(lanes.back().value()),
                         id_text(lanes[1].value() - lanes[0].value())});
    }
    return joined(ranges);
}

Phrase question_kind_name(QuestionKind kind) {
    return in_words(row_of(kind).name);
}

Phrase question_text(const Question& question) {
    const QuestionForm& form = form_of(question.kind);
    std::vector<Phrase> arguments;
    for (std::size_t i = 0; i < question.numbers.size(); ++i) {
        arguments.push_back(is_count(form.numbers.at(i)) ? Phrase(question.numbers[i])
                                                         : Phrase(id_text(question.numbers[i])));
    }
    for (const std::string& name : question.names) {
        arguments.emplace_back(short_code(name, most_letters));
    }
    if (question.line) {
        arguments.emplace_back(id_text(question.line->line));
    }
    const Row& row = row_of(question.kind);
    if (question.kind == next_read && question.answer().names.empty()) {
        return in_words(QT_TRANSLATE_NOOP("Questions",
                                          "Group %2, step %1, line %6: from which lane does lane %4 of "
                                          "warp %3 receive a value with %5?"),
                        std::move(arguments));
    }
    if (question.variable.empty() || row.in_loop == nullptr) {
        return in_words(row.sentence, std::move(arguments));
    }
    arguments.emplace_back(question.variable);
    arguments.emplace_back(question.value);
    return in_words(row.in_loop, std::move(arguments));
}

Phrase choice_text(const Question& question, std::size_t choice) {
    const QuestionChoice& chosen = question.choices[choice];
    switch (question.kind) {
    case lanes_next:
    case shares_bank:
        return lanes_choice(question, chosen.lanes);
    case split:
        return in_words(QT_TRANSLATE_NOOP("Questions", "True: %1, false: %2"),
                        {Phrase(chosen.numbers[0]), Phrase(chosen.numbers[1])});
    case missing_barrier:
        return barrier_choice(chosen);
    case occupancy_limit:
        return {model_context, limiter_words(static_cast<Limiter>(chosen.numbers.front()))};
    case next_read:
        return read_choice(chosen);
    case which_variant:
        return chosen.numbers.empty() ? in_words(QT_TRANSLATE_NOOP("Questions", "There is no difference"))
                                      : Phrase(chosen.names.front());
    case order_rounds:
        return joined(chosen.names);
    case warps_in_round:
    case sectors:
    case lines:
    case conflict_degree:
    case lanes_taking:
        break;
    }
    return Phrase(chosen.numbers.front());
}

} // namespace lockstep
