#pragma once

#include "core/base/error.h"

#include <string>
#include <string_view>

namespace lockstep {

/// What is wrong with an expression for figures: the first argument of ErrorCode::bad_expression. The
/// comments say what the second and the third argument are. The app has the sentences.
namespace figure_flaw {
// How it is written: known before there is a report.
inline constexpr std::string_view empty = "empty";
inline constexpr std::string_view too_long = "too-long";                   ///< most bytes
inline constexpr std::string_view too_deep = "too-deep";                   ///< most levels of parentheses
inline constexpr std::string_view strange_character = "strange-character"; ///< the character
inline constexpr std::string_view open_text = "open-text";
inline constexpr std::string_view bad_escape = "bad-escape"; ///< what follows the backslash
inline constexpr std::string_view bad_number = "bad-number"; ///< its text: too large
inline constexpr std::string_view bad_index = "bad-index";   ///< its text: no whole number, or too large
inline constexpr std::string_view unexpected = "unexpected"; ///< the text
inline constexpr std::string_view ends_early = "ends-early";
inline constexpr std::string_view missing = "missing"; ///< the symbol
inline constexpr std::string_view no_name = "no-name";
inline constexpr std::string_view no_words = "no-words";
inline constexpr std::string_view no_tolerance = "no-tolerance";
inline constexpr std::string_view two_comparisons = "two-comparisons";
inline constexpr std::string_view unknown_function = "unknown-function"; ///< its name, all known ones
inline constexpr std::string_view no_condition = "no-condition"; ///< the part that is neither true nor false
// What it finds in a report.
inline constexpr std::string_view unknown_figure = "unknown-figure"; ///< the figure, similar names
inline constexpr std::string_view unknown_key = "unknown-key"; ///< the figure, the known names at this place
inline constexpr std::string_view no_parts = "no-parts";       ///< the figure, which is a single value
inline constexpr std::string_view no_value = "no-value";       ///< the figure, which is null
inline constexpr std::string_view no_list = "no-list";         ///< the figure
inline constexpr std::string_view no_element = "no-element";   ///< the figure, number of its elements
inline constexpr std::string_view no_match = "no-match";       ///< the figure
inline constexpr std::string_view list = "list";               ///< the figure, number of its elements
inline constexpr std::string_view group = "group";             ///< the figure, the names in it
inline constexpr std::string_view several_values = "several-values"; ///< the figure, number of its values
inline constexpr std::string_view no_line = "no-line";               ///< the words or the number
inline constexpr std::string_view several_lines = "several-lines";   ///< the words or the number, the lines
inline constexpr std::string_view no_number = "no-number";           ///< the part, its value
inline constexpr std::string_view not_comparable = "not-comparable"; ///< one value, the other
inline constexpr std::string_view division_by_zero = "division-by-zero";
inline constexpr std::string_view too_large = "too-large";
inline constexpr std::string_view too_much_work = "too-much-work";
} // namespace figure_flaw

/// An expression's error at a byte of its text. The column counts characters, from 1.
[[nodiscard]] Error bad_expression(std::string_view expression, std::size_t offset, std::string_view flaw,
                                   std::string first = "", std::string second = "");

} // namespace lockstep
