#include "app/lessons/lesson_values.h"

#include "app/words/errors/lesson_words.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <utility>

namespace lockstep {
namespace {

constexpr FigureNumber tolerance_of_typed = 0.005L; ///< share by which a typed fraction may differ

/// Adds the position of an expression in the lesson to an error in it.
Error placed(const Lesson& lesson, const LessonExpression& expression, Error error) {
    const std::uint32_t column = error.place.column == 0 ? 0 : error.place.column - 1;
    error.place = {lesson.file.string(), expression.spot.line, expression.spot.column + column};
    return error;
}

bool is_whole(FigureNumber number) {
    return std::floor(number) == number;
}

/// Escapes the characters that Markdown would interpret. The text may be in `code`, where backslashes do not escape, so
/// it must not end the code or the paragraph, or join the backticks on both sides.
std::string literal(const std::string& text) {
    std::string escaped = text.empty() ? "\u200B" : "";
    for (const char letter : text) {
        if (letter == '`' || static_cast<unsigned char>(letter) < 0x20) {
            escaped += letter == '`' ? "&#96;" : " ";
            continue;
        }
        escaped += std::string_view("\\*_{}[]<>()#+-.!|~").find(letter) != std::string_view::npos ? "\\" : "";
        escaped += letter;
    }
    return escaped;
}

std::string plain_number(FigureNumber number, const NumberStyle& numbers) {
    constexpr FigureNumber largest_exact = 9e15L;
    if (is_whole(number) && std::abs(number) < largest_exact) {
        return grouped(static_cast<std::int64_t>(number), numbers);
    }
    return significant(static_cast<double>(number), 3, numbers);
}

void remove_all(std::string& text, const std::string& part) {
    for (std::size_t at = text.find(part); !part.empty() && at != std::string::npos;
         at = text.find(part, at)) {
        text.erase(at, part.size());
    }
}

/// Whether the only group sign in a typed number must be a decimal sign, because it has no three digits after
/// it: "0.5" in a language that writes "0,5".
bool is_decimal_point(const std::string& typed, const NumberStyle& numbers) {
    const std::size_t at = typed.find(numbers.group);
    if (numbers.group.empty() || at == std::string::npos || typed.rfind(numbers.group) != at ||
        typed.find(numbers.decimal) != std::string::npos) {
        return false;
    }
    const std::string_view rest = std::string_view(typed).substr(at + numbers.group.size());
    const auto is_digit = [](char letter) { return letter >= '0' && letter <= '9'; };
    return !rest.empty() && is_digit(rest[0]) && std::ranges::find_if_not(rest, is_digit) - rest.begin() != 3;
}

} // namespace

Error lesson_error(const Lesson& lesson, const LessonSpot& spot, std::string_view flaw, std::string first,
                   std::string second) {
    return {.code = ErrorCode::bad_lesson,
            .arguments = {std::string(flaw), std::move(first), std::move(second)},
            .place = {lesson.file.string(), spot.line, spot.column}};
}

Result<FigureValue> value_of(const Lesson& lesson, const LessonExpression& expression,
                             const RunReports& reports) {
    auto evaluation = evaluate(expression.expression, reports);
    return evaluation ? Result<FigureValue>(std::move(evaluation->value))
                      : placed(lesson, expression, evaluation.error());
}

Result<FigureNumber> number_of(const Lesson& lesson, const LessonExpression& expression,
                               const RunReports& reports) {
    const auto value = value_of(lesson, expression, reports);
    if (!value) {
        return value.error();
    }
    const auto number = value_number(*value);
    return number ? Result<FigureNumber>(*number)
                  : lesson_error(lesson, expression.spot, lesson_flaw::not_a_number, value_text(*value));
}

std::string figure_text(const FigureValue& value, FigureForm form, const NumberStyle& numbers) {
    if (std::holds_alternative<std::string>(value) && form == FigureForm::number) {
        return literal(std::get<std::string>(value));
    }
    const auto number = value_number(value);
    if (!number) {
        return literal(value_text(value));
    }
    const auto figure = static_cast<double>(*number);
    switch (form) {
    case FigureForm::percent:
        return percent(figure, numbers);
    case FigureForm::factor:
        return factor(figure, numbers);
    case FigureForm::bytes:
        return byte_count(figure, numbers);
    case FigureForm::cycles:
        return trimmed(figure, 0, numbers);
    case FigureForm::number:
        break;
    }
    return plain_number(*number, numbers);
}

Result<std::string> shown_text(const Lesson& lesson, const LessonText& text, const RunReports& reports,
                               const NumberStyle& numbers) {
    std::string shown;
    for (const auto& piece : text.pieces) {
        if (const auto* words = std::get_if<std::string>(&piece)) {
            shown += *words;
            continue;
        }
        const auto& figure = std::get<LessonFigure>(piece);
        const auto value = value_of(lesson, figure.value, reports);
        if (!value) {
            return value.error();
        }
        shown += figure_text(*value, figure.form, numbers);
    }
    return shown;
}

Result<std::size_t> right_choice(const Lesson& lesson, const ChoiceAsk& ask, const RunReports& reports) {
    std::vector<std::size_t> right;
    for (std::size_t i = 0; i < ask.choices.size(); ++i) {
        const LessonChoice& choice = ask.choices[i];
        bool is_right = choice.is_right;
        if (choice.right_if) {
            const auto evaluation = evaluate_condition(choice.right_if->expression, reports);
            if (!evaluation) {
                return placed(lesson, *choice.right_if, evaluation.error());
            }
            is_right = std::get<bool>(evaluation->value);
        }
        if (is_right) {
            right.push_back(i);
        }
    }
    if (right.size() == 1) {
        return right.front();
    }
    return right.empty()
               ? lesson_error(lesson, ask.spot, lesson_flaw::no_right)
               : lesson_error(lesson, ask.spot, lesson_flaw::several_right, std::to_string(right.size()));
}

std::optional<FigureNumber> typed_number(std::string_view text, const NumberStyle& numbers) {
    std::string plain(text);
    const bool is_share = plain.find('%') != std::string::npos;
    if (is_decimal_point(plain, numbers)) {
        plain.replace(plain.find(numbers.group), numbers.group.size(), numbers.decimal);
    }
    for (const std::string& part : {numbers.group, std::string(" "), std::string("\xC2\xA0"),
                                    std::string("\xE2\x80\xAF"), std::string("%")}) {
        if (part != numbers.decimal) {
            remove_all(plain, part);
        }
    }
    if (const std::size_t at = plain.find(numbers.decimal); at != std::string::npos) {
        plain.replace(at, numbers.decimal.size(), ".");
    }
    double number = 0;
    const char* const end = plain.data() + plain.size();
    const auto read = std::from_chars(plain.data(), end, number, std::chars_format::fixed);
    if (plain.empty() || read.ec != std::errc() || read.ptr != end || !std::isfinite(number)) {
        return std::nullopt;
    }
    return is_share ? FigureNumber(number) / 100 : FigureNumber(number);
}

bool is_same_answer(FigureNumber typed, FigureNumber value) {
    return is_whole(value) ? typed == value : std::abs(typed - value) <= tolerance_of_typed * std::abs(value);
}

Result<std::vector<std::size_t>> right_order(const Lesson& lesson, const OrderAsk& ask,
                                             const RunReports& reports) {
    std::vector<FigureNumber> values;
    for (const OrderItem& item : ask.items) {
        const auto value = number_of(lesson, item.value.value, reports);
        if (!value) {
            return value.error();
        }
        if (std::ranges::find(values, *value) != values.end()) {
            return lesson_error(lesson, item.value.value.spot, lesson_flaw::equal_order,
                                plain_number(*value, english_numbers()));
        }
        values.push_back(*value);
    }
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t item) { return values[item]; });
    return order;
}

} // namespace lockstep
