#pragma once

#include <string_view>

namespace lockstep {

/// The flaws of a lesson: the first argument of ErrorCode::bad_lesson. The comments list its second and third
/// arguments.
namespace lesson_flaw {
// The file
inline constexpr std::string_view too_long = "too-long"; ///< {limit in bytes}
inline constexpr std::string_view not_text = "not-text";
inline constexpr std::string_view no_header = "no-header";
inline constexpr std::string_view open_header = "open-header";
inline constexpr std::string_view unknown_key = "unknown-key"; ///< {key, known keys}
inline constexpr std::string_view missing_key = "missing-key"; ///< {key}
inline constexpr std::string_view twice = "twice";             ///< {key}
inline constexpr std::string_view empty = "empty";             ///< {key}
inline constexpr std::string_view bad_value = "bad-value";     ///< {key, allowed values}
inline constexpr std::string_view same_id = "same-id";         ///< {id, other file}
inline constexpr std::string_view no_page = "no-page";
inline constexpr std::string_view before_page = "before-page";
inline constexpr std::string_view too_many_pages = "too-many-pages";   ///< {limit}
inline constexpr std::string_view too_many_blocks = "too-many-blocks"; ///< {limit}
inline constexpr std::string_view too_many_places = "too-many-places"; ///< {limit}
// A page
inline constexpr std::string_view no_title = "no-title";
inline constexpr std::string_view no_place = "no-place";
inline constexpr std::string_view bad_place = "bad-place";           ///< cause: the error of the place
inline constexpr std::string_view outside = "outside";               ///< {path}
inline constexpr std::string_view bad_name = "bad-name";             ///< {name}
inline constexpr std::string_view late_key = "late-key";             ///< {key}
inline constexpr std::string_view needs_task = "needs-task";         ///< {key}
inline constexpr std::string_view too_many_hints = "too-many-hints"; ///< {limit}
// Texts
inline constexpr std::string_view open_figure = "open-figure";
inline constexpr std::string_view unknown_form = "unknown-form"; ///< {form, known forms}
inline constexpr std::string_view markup = "markup";             ///< {part of the text}
// Questions
inline constexpr std::string_view unknown_ask = "unknown-ask";       ///< {kind, known kinds}
inline constexpr std::string_view unknown_detail = "unknown-detail"; ///< {key, known keys}
inline constexpr std::string_view no_question = "no-question";
inline constexpr std::string_view bad_item = "bad-item"; ///< {expected form}
inline constexpr std::string_view no_reason = "no-reason";
inline constexpr std::string_view item_count = "item-count"; ///< {number of items, allowed numbers}
inline constexpr std::string_view no_right = "no-right";
inline constexpr std::string_view several_right = "several-right"; ///< {number of right answers}
inline constexpr std::string_view equal_answers = "equal-answers"; ///< {value}
inline constexpr std::string_view equal_order = "equal-order";     ///< {value}
inline constexpr std::string_view not_a_number = "not-a-number";   ///< {value}
inline constexpr std::string_view not_asked = "not-asked";         ///< {kind}
inline constexpr std::string_view not_lanes = "not-lanes";         ///< {kind}
// Tasks
inline constexpr std::string_view open_gate = "open-gate";
// Places of pages, with the run at hand
inline constexpr std::string_view beyond = "beyond"; ///< {key, allowed values}
} // namespace lesson_flaw

/// Returns a sentence that says what is wrong with a lesson. `flaw` is the error's first argument; null is
/// returned if it is unknown. %2 and %3 stand for the error's second and third argument. The sentence is
/// English and serves as the key for translation in error_context.
[[nodiscard]] const char* lesson_sentence(std::string_view flaw);

} // namespace lockstep
