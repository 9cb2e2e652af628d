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
inline constexpr std::string_view too_long = "too-long";                   ///< {limit in bytes}
inline constexpr std::string_view too_deep = "too-deep";                   ///< {limit of nested parentheses}
inline constexpr std::string_view strange_character = "strange-character"; ///< {character}
inline constexpr std::string_view open_text = "open-text";
inline constexpr std::string_view bad_escape = "bad-escape"; ///< {character after the backslash}
inline constexpr std::string_view bad_number = "bad-number"; ///< {number}: too large
inline constexpr std::string_view bad_index = "bad-index";   ///< {text}: not an integer, or too large
inline constexpr std::string_view unexpected = "unexpected"; ///< {unexpected text}
inline constexpr std::string_view ends_early = "ends-early";
inline constexpr std::string_view missing = "missing"; ///< {expected symbol}
inline constexpr std::string_view no_name = "no-name";
inline constexpr std::string_view no_words = "no-words";
inline constexpr std::string_view no_tolerance = "no-tolerance";
inline constexpr std::string_view two_comparisons = "two-comparisons";
inline constexpr std::string_view unknown_function = "unknown-function"; ///< {name, all known names}
inline constexpr std::string_view no_condition = "no-condition";         ///< {part}: neither true nor false
// Errors in the evaluation for a report.
inline constexpr std::string_view unknown_figure = "unknown-figure"; ///< {figure, similar names}
inline constexpr std::string_view unknown_key = "unknown-key"; ///< {figure, names that exist at this point}
inline constexpr std::string_view no_parts = "no-parts";       ///< {figure}: a single value
inline constexpr std::string_view no_value = "no-value";       ///< {figure}: null
inline constexpr std::string_view no_list = "no-list";         ///< {figure}
inline constexpr std::string_view no_element = "no-element";   ///< {figure, number of its elements}
inline constexpr std::string_view no_match = "no-match";       ///< {figure}
inline constexpr std::string_view list = "list";               ///< {figure, number of its elements}
inline constexpr std::string_view group = "group";             ///< {figure, names in the group}
inline constexpr std::string_view several_values = "several-values"; ///< {figure, number of values}
inline constexpr std::string_view no_line = "no-line";               ///< {words or number}
inline constexpr std::string_view several_lines = "several-lines";   ///< {words or number, lines}
inline constexpr std::string_view no_number = "no-number";           ///< {part, its value}
inline constexpr std::string_view not_comparable = "not-comparable"; ///< {value, other value}
inline constexpr std::string_view division_by_zero = "division-by-zero";
inline constexpr std::string_view too_large = "too-large";
inline constexpr std::string_view too_much_work = "too-much-work";
} // namespace figure_flaw

/// Makes the error for a position in an expression, given as a byte offset. The column in the error counts
/// characters, starting at 1.
[[nodiscard]] Error bad_expression(std::string_view expression, std::size_t offset, std::string_view flaw,
                                   std::string first = "", std::string second = "");

} // namespace lockstep
