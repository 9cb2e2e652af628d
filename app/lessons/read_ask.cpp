#include "app/lessons/lesson_parts.h"
#include "app/lessons/lesson_text.h"
#include "app/words/errors/lesson_words.h"
#include "core/base/nearest.h"
#include "core/questions/question.h"

#include <algorithm>
#include <charconv>

namespace lockstep {
namespace {

constexpr std::string_view reason_sign = "::";

using Runs = std::vector<std::string>;

struct Detail {
    const char* name;
    std::optional<std::uint64_t> AskDetails::*member;
};
constexpr Detail details[] = {{"step", &AskDetails::step},
                              {"warp", &AskDetails::warp},
                              {"lane", &AskDetails::lane},
                              {"group", &AskDetails::group},
                              {"line", &AskDetails::line}};
constexpr const char* known_details = "step=N, warp=N, lane=N, group=N, line=N, as=lanes";

std::optional<std::uint64_t> index_in(std::string_view text) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional<std::uint64_t>(number)
                                                                    : std::nullopt;
}

bool set_detail(GeneratedAsk& ask, const std::string& word) {
    if (word == "as=lanes") {
        ask.by_lanes = true;
        return true;
    }
    const std::size_t sign = word.find('=');
    const auto* const detail = std::ranges::find(details, word.substr(0, sign), &Detail::name);
    const auto number = sign == std::string::npos ? std::nullopt : index_in(word.substr(sign + 1));
    if (detail == std::end(details) || !number) {
        return false;
    }
    ask.at.*detail->member = number;
    return true;
}

std::optional<LessonBlock> generated_ask(const std::string& kind, LessonSource rest, const LessonSpot& spot,
                                         LessonReaderState& state) {
    GeneratedAsk ask{.kind = kind, .at = {}, .spot = spot};
    while (!rest.empty()) {
        const auto [word, after] = split_at(rest, " ");
        if (!set_detail(ask, word.text())) {
            state.flaws.add(word.spot(), lesson_flaw::unknown_detail, word.text(), known_details);
            return std::nullopt;
        }
        rest = after;
    }
    return ask;
}

/// Adds a flaw if the number of lines below a question is not allowed.
bool check_count(const std::vector<LessonSource>& items, std::size_t least, std::size_t most,
                 const LessonSpot& spot, LessonFlaws& flaws) {
    const bool is_allowed = items.size() >= least && items.size() <= most;
    if (!is_allowed) {
        flaws.add(spot, lesson_flaw::item_count, std::to_string(items.size()),
                  std::to_string(least) + ".." + std::to_string(most));
    }
    return is_allowed;
}

/// The mark "[x]", "[ ]" or "[?EXPRESSION]" at the begin of an answer, and the text after it.
struct MarkedItem {
    bool is_right = false;
    LessonSource condition; ///< the expression; empty if there is none
    LessonSource rest;
};

/// Returns the position of the "]" that closes the "[" at the begin of a text. npos if there is none. Square
/// brackets in quoted texts do not count.
std::size_t closing_bracket(const std::string& text) {
    std::size_t depth = 0;
    bool is_quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        is_quoted = text[at] == '"' && text[at - 1] != '\\' ? !is_quoted : is_quoted;
        depth += !is_quoted && text[at] == '[' ? 1 : 0;
        if (!is_quoted && text[at] == ']' && --depth == 0) {
            return at;
        }
    }
    return std::string::npos;
}

std::optional<MarkedItem> marked_item(const LessonSource& item, const char* form, bool may_be_condition,
                                      LessonFlaws& flaws) {
    const std::size_t end = item.text().starts_with('[') ? closing_bracket(item.text()) : std::string::npos;
    if (end != std::string::npos) {
        const std::string mark = item.text().substr(1, end - 1);
        if (mark == "x" || mark == " ") {
            return MarkedItem{mark == "x", {}, item.part(end + 1)};
        }
        if (may_be_condition && mark.starts_with('?')) {
            return MarkedItem{false, item.part(2, end), item.part(end + 1)};
        }
    }
    flaws.add(item.spot(), lesson_flaw::bad_item, form);
    return std::nullopt;
}

/// Splits "text :: reason". Both must be there.
std::optional<std::pair<LessonSource, LessonSource>> with_reason(const LessonSource& source, const char* form,
                                                                 LessonFlaws& flaws) {
    auto parts = split_at(source, reason_sign);
    if (parts.first.empty()) {
        flaws.add(source.spot(), lesson_flaw::bad_item, form);
        return std::nullopt;
    }
    if (parts.second.empty()) {
        flaws.add(source.spot(), lesson_flaw::no_reason);
        return std::nullopt;
    }
    return parts;
}

std::optional<LessonChoice> choice_in(const LessonSource& item, const Runs& runs, LessonFlaws& flaws) {
    constexpr const char* form = "- [ ] TEXT :: REASON";
    const auto marked = marked_item(item, form, true, flaws);
    const auto parts = marked ? with_reason(marked->rest, form, flaws) : std::nullopt;
    if (!parts) {
        return std::nullopt;
    }
    LessonChoice choice{.text = text_in(parts->first, runs, flaws),
                        .reason = text_in(parts->second, runs, flaws),
                        .is_right = marked->is_right,
                        .spot = item.spot()};
    if (!marked->condition.empty()) {
        choice.right_if = expression_in(marked->condition, runs, flaws);
    }
    return choice;
}

/// Adds a flaw unless exactly one answer is right. Expressions decide this only when the run is known.
void check_right(const std::vector<LessonChoice>& choices, const LessonSpot& spot, LessonFlaws& flaws) {
    const auto right = std::ranges::count(choices, true, &LessonChoice::is_right);
    const bool may_be_right =
        std::ranges::any_of(choices, [](const LessonChoice& choice) { return choice.right_if.has_value(); });
    if (right > 1) {
        flaws.add(spot, lesson_flaw::several_right, std::to_string(right));
    } else if (right == 0 && !may_be_right) {
        flaws.add(spot, lesson_flaw::no_right);
    }
}

std::optional<LessonBlock> choice_ask(const LessonText& question, const std::vector<LessonSource>& items,
                                      const LessonSpot& spot, const Runs& runs, LessonFlaws& flaws) {
    constexpr std::size_t least = 2;
    constexpr std::size_t most = 6;
    if (!check_count(items, least, most, spot, flaws)) {
        return std::nullopt;
    }
    ChoiceAsk ask{.question = question, .choices = {}, .spot = spot};
    for (const LessonSource& item : items) {
        if (auto choice = choice_in(item, runs, flaws)) {
            ask.choices.push_back(std::move(*choice));
        }
    }
    if (ask.choices.size() != items.size()) {
        return std::nullopt;
    }
    check_right(ask.choices, spot, flaws);
    return ask;
}

std::optional<LessonBlock> number_ask(const LessonText& question, const std::vector<LessonSource>& items,
                                      const LessonSpot& spot, const Runs& runs, LessonFlaws& flaws) {
    constexpr const char* form = "- [x] EXPRESSION :: REASON";
    constexpr std::size_t most = 8;
    if (!check_count(items, 2, most, spot, flaws)) {
        return std::nullopt;
    }
    NumberAsk ask{.question = question, .right = {}, .wrong = {}, .spot = spot};
    std::size_t right = 0;
    for (const LessonSource& item : items) {
        const auto marked = marked_item(item, form, false, flaws);
        const auto parts = marked ? with_reason(marked->rest, form, flaws) : std::nullopt;
        auto value = parts ? expression_in(parts->first, runs, flaws) : std::nullopt;
        if (!value) {
            return std::nullopt;
        }
        NumberAnswer answer{std::move(*value), text_in(parts->second, runs, flaws)};
        right += marked->is_right ? 1 : 0;
        (marked->is_right ? ask.right : ask.wrong.emplace_back()) = std::move(answer);
    }
    if (right != 1) {
        flaws.add(spot, right == 0 ? lesson_flaw::no_right : lesson_flaw::several_right,
                  right == 0 ? "" : std::to_string(right));
        return std::nullopt;
    }
    return ask;
}

std::optional<LessonBlock> order_ask(const LessonText& question, const std::vector<LessonSource>& items,
                                     const LessonSpot& spot, const Runs& runs, LessonFlaws& flaws) {
    constexpr const char* form = "- TEXT :: EXPRESSION [as FORM]";
    constexpr std::size_t least = 3;
    constexpr std::size_t most = 6;
    if (!check_count(items, least, most, spot, flaws)) {
        return std::nullopt;
    }
    OrderAsk ask{.question = question, .items = {}, .spot = spot};
    for (const LessonSource& item : items) {
        const auto parts = split_at(item, reason_sign);
        if (parts.first.empty() || parts.second.empty()) {
            flaws.add(item.spot(), lesson_flaw::bad_item, form);
            return std::nullopt;
        }
        auto value = figure_in(parts.second, runs, flaws);
        if (!value) {
            return std::nullopt;
        }
        ask.items.push_back({text_in(parts.first, runs, flaws), std::move(*value)});
    }
    return ask;
}

} // namespace

std::optional<LessonBlock> ask_in(const LessonEntry& entry, const Runs& runs, LessonReaderState& state) {
    const auto [kind, rest] = split_at(entry.value, " ");
    if (question_kind(kind.text())) {
        return generated_ask(kind.text(), rest, entry.spot, state);
    }
    const std::vector<LessonSource> items = state.lines.take_items();
    std::vector<std::string> known = {"choice", "number", "order"};
    if (std::ranges::find(known, kind.text()) == known.end()) {
        for (const QuestionForm& form : question_forms()) {
            known.emplace_back(form.name);
        }
        state.flaws.add(kind.spot(), lesson_flaw::unknown_ask, kind.text(), joined(known));
        return std::nullopt;
    }
    if (rest.empty()) {
        state.flaws.add(entry.spot, lesson_flaw::no_question);
        return std::nullopt;
    }
    const LessonText question = text_in(rest, runs, state.flaws);
    return kind.text() == "choice"   ? choice_ask(question, items, entry.spot, runs, state.flaws)
           : kind.text() == "number" ? number_ask(question, items, entry.spot, runs, state.flaws)
                                     : order_ask(question, items, entry.spot, runs, state.flaws);
}

} // namespace lockstep
