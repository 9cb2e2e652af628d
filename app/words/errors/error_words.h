#pragma once

#include "app/words/phrase.h"
#include "core/base/error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// The Qt translation contexts of the texts that the functions in this header return.
inline constexpr const char* error_context = "Errors";
inline constexpr const char* refusal_context = "Refusals";

/// What a file was written for, if ErrorCode::cannot_write_file has a sentence of its own for it. This is the third
/// argument of the error.
namespace written_for {
inline constexpr std::string_view kernels = "kernels"; ///< kernels that a driver has built and caches
inline constexpr std::string_view scratch = "scratch"; ///< temporary files
inline constexpr std::string_view video_library = "video-library"; ///< {path, library that is not installed}
inline constexpr std::string_view video_encoder = "video-encoder"; ///< {path, format without an encoder}
inline constexpr std::string_view checked_file =
    "checked-file"; ///< {path, ""}: differs when it is read again
} // namespace written_for

/// The index of the argument with the name of another machine, if an error occurred there and its sentence would be
/// about this computer otherwise.
inline constexpr std::size_t machine_argument = 8;

/// Returns the message for an error: what happened, why, what to do. %1, %2 and %3 are placeholders for the
/// error's arguments. It is English and serves as the key for translation in error_context.
[[nodiscard]] const char* error_sentence(const Error& error);

/// Returns the message that replaces the usual one of an error code if an argument marks a special case;
/// otherwise null. It is English and serves as the key for translation in error_context.
[[nodiscard]] const char* special_sentence(const Error& error);

/// Returns the text for a reason code in an error's first argument. Returns null if that argument is not a
/// reason code. The text is English and serves as the key for translation in refusal_context.
[[nodiscard]] const char* reason_words(const Error& error);

/// Returns the text that says why a kernel cannot be instrumented. `reason` is the first argument of
/// ErrorCode::cannot_instrument. Returns null for an unknown reason. The text is English and serves as the
/// key for translation in refusal_context.
[[nodiscard]] const char* refusal_sentence(std::string_view reason);

/// Returns the text that says why the layout of an array cannot be changed in the source. `reason` is the first
/// argument of ErrorCode::cannot_change_layout and ErrorCode::cannot_require_group. Otherwise like refusal_sentence().
[[nodiscard]] const char* edit_sentence(std::string_view reason);

/// Returns a sentence that says what is wrong with a launch file. `flaw` is the error's first argument; null
/// is returned if it is unknown. %2 and %3 stand for the error's second and third argument. The sentence is
/// English and serves as the key for translation in error_context.
[[nodiscard]] const char* sim_sentence(std::string_view flaw);

/// Returns a sentence that says why a build option is rejected. `flaw` is the error's first argument; null is
/// returned if it is unknown. %2 stands for the option, %3 for the accepted values or the limit. The sentence
/// is English and serves as the key for translation in error_context.
[[nodiscard]] const char* option_sentence(std::string_view flaw);

/// Returns a sentence that says what is wrong with a figure expression. `flaw` is the error's first argument;
/// null is returned if it is unknown. %2 and %3 stand for the error's second and third argument. The sentence
/// is English and serves as the key for translation in error_context.
[[nodiscard]] const char* expression_sentence(std::string_view flaw);

/// Returns the name of an error code that is used in files and between processes, such as "group_too_large".
[[nodiscard]] std::string_view error_name(ErrorCode code);
[[nodiscard]] std::optional<ErrorCode> error_named(std::string_view name);

/// Replaces %1 to %9 with the arguments; a placeholder without an argument becomes empty.
[[nodiscard]] std::string fill(std::string_view sentence, const std::vector<std::string>& arguments);

/// Returns the sentence of an error with its arguments, without location, detail and cause.
[[nodiscard]] Phrase error_phrase(const Error& error);

/// Returns the complete message: the location, the sentence and, on separate lines, the detail and the cause.
[[nodiscard]] std::string text_for(const Reader& reader, const Error& error);
[[nodiscard]] std::string english(const Error& error);

} // namespace lockstep
