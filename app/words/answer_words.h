#pragma once

#include <string_view>

namespace lockstep {

/// Codes for flaws in the reply of a child process: the first argument of ErrorCode::worker_answer_wrong and
/// ErrorCode::instrumenter_answer_wrong.
namespace answer_flaw {
inline constexpr std::string_view none = "none";
inline constexpr std::string_view endless_line = "endless-line";
inline constexpr std::string_view too_much = "too-much";
inline constexpr std::string_view not_understood = "not-understood";
inline constexpr std::string_view another_question = "another-question";
inline constexpr std::string_view recording = "recording";
inline constexpr std::string_view log_files = "log-files";
inline constexpr std::string_view memory = "memory";
} // namespace answer_flaw

/// Returns a description of the flaw with this code; null for an unknown code. It is English and serves as
/// the key for translation in refusal_context.
[[nodiscard]] const char* answer_flaw_words(std::string_view flaw);

} // namespace lockstep
