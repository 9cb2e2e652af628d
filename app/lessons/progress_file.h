#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// What a learner has done on a page. Later values are better.
enum class PageState : std::uint8_t {
    open,
    seen,     ///< left without all answers, or with answers that were shown
    done,     ///< everything was answered
    mastered, ///< everything was answered at the first try
};
[[nodiscard]] const char* name_of(PageState state);
[[nodiscard]] std::optional<PageState> page_state(std::string_view name);

// Limits for files from learners.
inline constexpr std::size_t most_progress_bytes = std::size_t{1024} * 1024;
inline constexpr std::size_t most_progress_lessons = 1000;
inline constexpr std::size_t most_learner_characters = 100; ///< of the name of a learner
inline constexpr std::uint32_t most_page_tries = 100'000;
inline constexpr std::uint32_t most_page_seconds = 10'000'000;

struct PageProgress {
    PageState state = PageState::open;
    std::uint32_t tries = 0;   ///< answers and checks of tasks
    std::uint32_t seconds = 0; ///< time on the page
    friend bool operator==(const PageProgress&, const PageProgress&) = default;
};

struct LessonProgress {
    std::string lesson; ///< id
    std::vector<PageProgress> pages;
    std::string origin = {}; ///< tells lessons of other authors with the same id apart, see lesson_key.h
    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

/// The progress that a learner hands to a teacher. The file is plain text that everybody can change: it is a
/// message, not a proof.
///
///     {"format": "lockstep-progress", "version": 1, "learner": "Ana", "saved": "2026-11-27T16:00:00Z",
///      "lessons": [{"lesson": "count-to-47", "pages": [{"state": "done", "tries": 3, "seconds": 95}]}]}
///
/// A lesson that is not part of Lockstep also has an "origin".
struct LearnerProgress {
    std::string learner; ///< name, as typed
    std::string saved;   ///< time at which the file was saved: "2026-11-27T16:00:00Z"
    std::vector<LessonProgress> lessons;
    friend bool operator==(const LearnerProgress&, const LearnerProgress&) = default;
};

[[nodiscard]] std::string progress_text(const LearnerProgress& progress);

/// Reads the text of a file. Errors: bad_progress {file}.
Result<LearnerProgress> read_progress(std::string_view text, const std::filesystem::path& file);
/// Errors: also cannot_read_file, not_a_file_to_read.
Result<LearnerProgress> read_progress_file(const std::filesystem::path& file);

/// Returns the name of a learner without control characters and spaces around it, and not longer than
/// most_learner_characters.
[[nodiscard]] std::string learner_name(std::string_view typed);

} // namespace lockstep
