#pragma once

#include <string_view>

namespace lockstep {

/// The flaws of a lesson bundle: the first argument of ErrorCode::bad_bundle. The second one is the path of the
/// bundle; the comments describe the third one.
namespace bundle_flaw {
inline constexpr std::string_view not_a_bundle = "not-a-bundle";
inline constexpr std::string_view damaged = "damaged";
inline constexpr std::string_view too_new = "too-new";         ///< version that is known
inline constexpr std::string_view too_large = "too-large";     ///< limit in bytes
inline constexpr std::string_view too_dense = "too-dense";     ///< largest ratio
inline constexpr std::string_view too_many_files = "too-many"; ///< limit
inline constexpr std::string_view bad_name = "bad-name";       ///< name of the file
inline constexpr std::string_view same_name = "same-name";     ///< name of the file
inline constexpr std::string_view no_lesson = "no-lesson";
inline constexpr std::string_view no_folder = "no-folder"; ///< where unpacked lessons are kept, or empty
} // namespace bundle_flaw

/// Returns a sentence that says what is wrong with a bundle. `flaw` is the error's first argument; null is
/// returned for unknown flaws.
[[nodiscard]] const char* bundle_sentence(std::string_view flaw);

} // namespace lockstep
