#pragma once

#include "core/base/error.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lockstep {

/// What is wrong with a launch file: the first argument of ErrorCode::bad_launch_file. Behind each: what the
/// second and the third say. The app words them.
namespace sim_flaw {
// the file
inline constexpr std::string_view missing = "missing";           ///< what should stand here
inline constexpr std::string_view not_a_number = "not-a-number"; ///< the text, what it is for
inline constexpr std::string_view no_item = "no-item";           ///< what is zero
inline constexpr std::string_view too_many_items = "too-many-items";
inline constexpr std::string_view items_beyond_memory =
    "items-beyond-memory"; ///< number of work-items, largest possible number
inline constexpr std::string_view not_divided = "not-divided"; ///< the NDRange, the group
inline constexpr std::string_view no_header = "no-header";     ///< the text instead
inline constexpr std::string_view open_header = "open-header";
inline constexpr std::string_view open_quote = "open-quote";
// an argument's header
inline constexpr std::string_view unknown_word = "unknown-word"; ///< the word, the nearest known one
inline constexpr std::string_view strange_word = "strange-word"; ///< the word; none is near
inline constexpr std::string_view twice = "twice";               ///< the word
inline constexpr std::string_view two_contents = "two-contents"; ///< one, the other
inline constexpr std::string_view no_size = "no-size";
inline constexpr std::string_view no_bytes = "no-bytes";             ///< a size of zero
inline constexpr std::string_view unknown_format = "unknown-format"; ///< the text, the known formats
inline constexpr std::string_view bad_setting = "bad-setting";       ///< the word, its form
// an argument beside its kernel
inline constexpr std::string_view argument_count = "argument-count"; ///< how many, how many the kernel has
inline constexpr std::string_view wrong_size = "wrong-size";         ///< bytes, bytes of the parameter
inline constexpr std::string_view not_for = "not-for";         ///< the word, the parameter's kind (an id)
inline constexpr std::string_view needed = "needed";           ///< the word that is missing, the kind (an id)
inline constexpr std::string_view split_value = "split-value"; ///< bytes, bytes of a value
inline constexpr std::string_view bad_value = "bad-value";     ///< the text, the type
inline constexpr std::string_view few_values = "few-values";   ///< how many, how many are needed
inline constexpr std::string_view many_values = "many-values"; ///< the first that is too many
inline constexpr std::string_view range_count = "range-count"; ///< values of the range, values needed
inline constexpr std::string_view short_file = "short-file";   ///< the file, bytes that are needed
inline constexpr std::string_view too_large = "too-large";     ///< bytes of all arguments, bytes there
} // namespace sim_flaw

/// Of a launch file with this flaw and its two words; who knows the place adds it.
[[nodiscard]] inline Error bad_launch_file(std::string_view flaw, std::string first = "",
                                           std::string second = "") {
    return {.code = ErrorCode::bad_launch_file,
            .arguments = {std::string(flaw), std::move(first), std::move(second)}};
}

/// "7:0:9" at its colons.
[[nodiscard]] inline std::vector<std::string> split_at_colons(std::string_view text) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        c == ':' ? void(parts.emplace_back()) : parts.back().push_back(c);
    }
    return parts;
}

} // namespace lockstep
