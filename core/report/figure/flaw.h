#pragma once

#include "core/base/error.h"

#include <string>
#include <string_view>

namespace lockstep {

/// The errors in an expression: the first argument of ErrorCode::bad_expression. The comments list its second
/// and third arguments. The app contains the messages.
namespace figure_flaw {
// Syntax errors, which are found without a report.
inline constexpr std::string_view empty = "empty";
inline constexpr std::string_view too_long = "too-long"; ///< argument: limit in bytes
inline constexpr std::string_view too_deep = "too-deep"; ///< argument: limit of nested parentheses
inline constexpr std::string_view strange_character = "strange-character"; ///< argument: character
inline constexpr std::string_view open_text = "open-text";
inline constexpr std::string_view bad_escape = "bad-escape"; ///< argument: character after the backslash
inline constexpr std::string_view bad_number = "bad-number"; ///< argument: a number that is too large
/// Argument: text that is not an integer, or is too large.
inline constexpr std::string_view bad_index = "bad-index";
inline constexpr std::string_view unexpected = "unexpected"; ///< argument: unexpected text
inline constexpr std::string_view ends_early = "ends-early";
inline constexpr std::string_view missing = "missing"; ///< argument: expected symbol
inline constexpr std::string_view no_name = "no-name";
inline constexpr std::string_view no_words = "no-words";
inline constexpr std::string_view no_tolerance = "no-tolerance";
inline constexpr std::string_view two_comparisons = "two-comparisons";
inline constexpr std::string_view unknown_function = "unknown-function"; ///< arguments: name, all known names
/// Argument: a part that is neither true nor false.
inline constexpr std::string_view no_condition = "no-condition";
// Errors in the evaluation for a report.
inline constexpr std::string_view unknown_figure = "unknown-figure"; ///< arguments: figure, similar names
inline constexpr std::string_view unknown_key = "unknown-key"; ///< arguments: figure, names that exist there
/// Argument: a figure that is a single value, so it has no keys.
inline constexpr std::string_view no_parts = "no-parts";
inline constexpr std::string_view no_value = "no-value";     ///< argument: a figure whose value is null
inline constexpr std::string_view no_list = "no-list";       ///< argument: a figure that is not a list
inline constexpr std::string_view no_element = "no-element"; ///< arguments: a list, number of its elements
inline constexpr std::string_view no_match = "no-match"; ///< argument: a figure none of whose elements match
inline constexpr std::string_view list = "list";         ///< arguments: a list, number of its elements
inline constexpr std::string_view group = "group"; ///< arguments: a group of figures, names in the group
/// Arguments: a figure, number of its values.
inline constexpr std::string_view several_values = "several-values";
inline constexpr std::string_view no_line = "no-line"; ///< argument: words or number of the line
/// Arguments: words or number, the matching lines.
inline constexpr std::string_view several_lines = "several-lines";
inline constexpr std::string_view no_number = "no-number"; ///< arguments: a part of the expression, its value
inline constexpr std::string_view not_comparable = "not-comparable"; ///< arguments: the two values
inline constexpr std::string_view division_by_zero = "division-by-zero";
inline constexpr std::string_view too_large = "too-large";
inline constexpr std::string_view too_much_work = "too-much-work";
} // namespace figure_flaw

/// Makes the error for a position in an expression, given as a byte offset. The column in the error counts
/// characters, starting at 1.
[[nodiscard]] Error bad_expression(std::string_view expression, std::size_t offset, std::string_view flaw,
                                   std::string first = "", std::string second = "");

} // namespace lockstep
