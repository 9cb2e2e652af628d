#pragma once

#include "app/lessons/lesson.h"
#include "app/words/numbers.h"
#include "core/base/result.h"
#include "core/report/figure/evaluate.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

// The values of a lesson's expressions for the runs at hand. Errors have their position in the lesson.

/// Errors: bad_expression.
Result<FigureValue> value_of(const Lesson& lesson, const LessonExpression& expression,
                             const RunReports& reports);
/// Errors: bad_expression; bad_lesson if the value is not a number.
Result<FigureNumber> number_of(const Lesson& lesson, const LessonExpression& expression,
                               const RunReports& reports);

/// Formats a value as a figure of a text.
[[nodiscard]] std::string figure_text(const FigureValue& value, FigureForm form, const NumberStyle& numbers);

/// Returns a text with its figures, in Markdown. Errors: bad_expression.
Result<std::string> shown_text(const Lesson& lesson, const LessonText& text, const RunReports& reports,
                               const NumberStyle& numbers);

/// Returns the index of the right choice. Errors: bad_expression; bad_lesson if not exactly one is right.
Result<std::size_t> right_choice(const Lesson& lesson, const ChoiceAsk& ask, const RunReports& reports);

/// Parses a number that a learner types, in the style of the language: "1,440.5", "75 %". Nothing for other
/// texts.
[[nodiscard]] std::optional<FigureNumber> typed_number(std::string_view text, const NumberStyle& numbers);

/// Whether a typed number counts as this value: whole numbers must be equal; other numbers may differ by half a
/// percent, because people round them.
[[nodiscard]] bool is_same_answer(FigureNumber typed, FigureNumber value);

/// Returns the indexes of the items in the right order. Errors: those of number_of(); bad_lesson if two values
/// are equal.
Result<std::vector<std::size_t>> right_order(const Lesson& lesson, const OrderAsk& ask,
                                             const RunReports& reports);

/// Makes an error in a lesson.
[[nodiscard]] Error lesson_error(const Lesson& lesson, const LessonSpot& spot, std::string_view flaw,
                                 std::string first = {}, std::string second = {});

} // namespace lockstep
