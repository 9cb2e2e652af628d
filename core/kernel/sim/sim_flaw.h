#pragma once

#include "core/base/error.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lockstep {

/// The errors in a launch file: the first argument of ErrorCode::bad_launch_file. The comments list its
/// second and third arguments. The app contains the sentences.
namespace sim_flaw {
// errors in the structure of the file
inline constexpr std::string_view missing = "missing";           ///< {expected element}
inline constexpr std::string_view not_a_number = "not-a-number"; ///< {text, purpose of the number}
inline constexpr std::string_view no_item = "no-item";           ///< {element whose size is zero}
inline constexpr std::string_view too_many_items = "too-many-items";
inline constexpr std::string_view items_beyond_memory =
    "items-beyond-memory"; ///< {number of work-items, largest possible number}
inline constexpr std::string_view not_divided = "not-divided"; ///< {NDRange, group size}
inline constexpr std::string_view no_header = "no-header";     ///< {text found instead of a header}
inline constexpr std::string_view open_header = "open-header";
inline constexpr std::string_view open_quote = "open-quote";
// errors in the header of an argument
inline constexpr std::string_view unknown_word = "unknown-word"; ///< {word, nearest known word}
inline constexpr std::string_view strange_word = "strange-word"; ///< {word}: no known word is similar
inline constexpr std::string_view twice = "twice";               ///< {repeated word}
inline constexpr std::string_view two_contents = "two-contents"; ///< {kind of content, other kind of content}
inline constexpr std::string_view no_size = "no-size";
inline constexpr std::string_view no_bytes = "no-bytes";             ///< {}: the size is zero
inline constexpr std::string_view unknown_format = "unknown-format"; ///< {text, known formats}
inline constexpr std::string_view bad_setting = "bad-setting";       ///< {word, expected form}
// arguments that do not match the kernel
inline constexpr std::string_view argument_count = "argument-count"; ///< {number of arguments, number of the
                                                                     ///< kernel's parameters}
inline constexpr std::string_view wrong_size = "wrong-size";         ///< {bytes, bytes of the parameter}
/// {word, kind of the parameter (an id)}.
inline constexpr std::string_view not_for = "not-for";
inline constexpr std::string_view needed = "needed";           ///< {missing word, kind of the parameter (an
                                                               ///< id)}
inline constexpr std::string_view split_value = "split-value"; ///< {bytes, bytes per value}
inline constexpr std::string_view bad_value = "bad-value";     ///< {text, type}
inline constexpr std::string_view few_values = "few-values";   ///< {number of values, required number}
inline constexpr std::string_view many_values = "many-values"; ///< {first surplus value}
/// {number of values in the range, required number}.
inline constexpr std::string_view range_count = "range-count";
inline constexpr std::string_view short_file = "short-file"; ///< {file, required bytes}
inline constexpr std::string_view too_large = "too-large";   ///< {bytes of all arguments, available bytes}
} // namespace sim_flaw

/// Makes the error for a flaw of a launch file, with up to two arguments. The caller adds the place.
[[nodiscard]] inline Error bad_launch_file(std::string_view flaw, std::string first = "",
                                           std::string second = "") {
    return {.code = ErrorCode::bad_launch_file,
            .arguments = {std::string(flaw), std::move(first), std::move(second)}};
}

/// Splits a text such as "7:0:9" at its colons.
[[nodiscard]] inline std::vector<std::string> split_at_colons(std::string_view text) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        c == ':' ? void(parts.emplace_back()) : parts.back().push_back(c);
    }
    return parts;
}

} // namespace lockstep
