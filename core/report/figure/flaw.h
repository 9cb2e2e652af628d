#pragma once

#include "core/base/error.h"

#include <string>
#include <string_view>

namespace lockstep {

/// What is wrong with an expression for figures: the first argument of ErrorCode::bad_expression. The
/// comments give the second and third arguments. The app provides the messages.
namespace figure_flaw {
// Syntax errors, found without a report.
inline constexpr std::string_view empty = "empty";
inline constexpr std::string_view too_long = "too-long"; ///< the limit in bytes
inline constexpr std::string_view too_deep = "too-deep"; ///< the limit on levels of parentheses
inline constexpr std::string_view strange_character = "strange-character"; ///< the character
inline constexpr std::string_view open_text = "open-text";
inline constexpr std::string_view bad_escape = "bad-escape"; ///< the character after the backslash
inline constexpr std::string_view bad_number = "bad-number"; ///< the number, which is too large
inline constexpr std::string_view bad_index = "bad-index";   ///< the text: no integer, or too large
inline constexpr std::string_view unexpected = "unexpected"; ///< the unexpected text
inline constexpr std::string_view ends_early = "ends-early";
inline constexpr std::string_view missing = "missing"; ///< the expected symbol
inline constexpr std::string_view no_name = "no-name";
inline constexpr std::string_view no_words = "no-words";
inline constexpr std::string_view no_tolerance = "no-tolerance";
inline constexpr std::string_view two_comparisons = "two-comparisons";
inline constexpr std::string_view unknown_function = "unknown-function"; ///< the name, all known names
inline constexpr std::string_view no_condition = "no-condition";         ///< the part, neither true nor false
// Errors in the evaluation for a report.
inline constexpr std::string_view unknown_figure = "unknown-figure"; ///< the figure, similar names
inline constexpr std::string_view unknown_key = "unknown-key"; ///< the figure, the known names at this point
inline constexpr std::string_view no_parts = "no-parts";       ///< the figure, which is a single value
inline constexpr std::string_view no_value = "no-value";       ///< the figure, which is null
inline constexpr std::string_view no_list = "no-list";         ///< the figure
inline constexpr std::string_view no_element = "no-element";   ///< the figure, the number of its elements
inline constexpr std::string_view no_match = "no-match";       ///< the figure
inline constexpr std::string_view list = "list";               ///< the figure, the number of its elements
inline constexpr std::string_view group = "group";             ///< the figure, the names in the group
inline constexpr std::string_view several_values = "several-values"; ///< the figure, the number of values
inline constexpr std::string_view no_line = "no-line";               ///< the words or the number
inline constexpr std::string_view several_lines = "several-lines";   ///< the words or the number, the lines
inline constexpr std::string_view no_number = "no-number";           ///< the part, its value
inline constexpr std::string_view not_comparable = "not-comparable"; ///< one value, the other value
inline constexpr std::string_view division_by_zero = "division-by-zero";
inline constexpr std::string_view too_large = "too-large";
inline constexpr std::string_view too_much_work = "too-much-work";
} // namespace figure_flaw

/// An error at a byte of an expression. Columns count characters, starting at 1.
[[nodiscard]] Error bad_expression(std::string_view expression, std::size_t offset, std::string_view flaw,
                                   std::string first = "", std::string second = "");

} // namespace lockstep
