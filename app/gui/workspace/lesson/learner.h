#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace lockstep::gui {

/// What a learner has done on a page. Later values are better.
enum class PageState : std::uint8_t {
    open,
    seen,     ///< left without all answers, or with answers that were shown
    done,     ///< everything was answered
    mastered, ///< everything was answered at the first try
};

/// Returns the file with the progress of the learner in user_data_dir(); empty if there is no such folder.
[[nodiscard]] std::filesystem::path learner_file();

/// The progress of a learner in all lessons. It is kept in a JSON file:
///
///     {"format": 1, "lessons": {"count-to-47": {"page": 2, "pages": ["mastered", "done", "open"]}}}
class Learner {
public:
    Learner() = default;
    /// Reads the file. A missing or damaged file is an empty progress.
    explicit Learner(std::filesystem::path file);

    [[nodiscard]] PageState state(const std::string& lesson, std::size_t page) const;
    /// Sets the state of a page, unless it already has a better one.
    void reach(const std::string& lesson, std::size_t page, PageState state);
    /// Returns the page on which the learner was last.
    [[nodiscard]] std::size_t page(const std::string& lesson) const;
    void set_page(const std::string& lesson, std::size_t page);
    /// Returns the number of pages that are at least done.
    [[nodiscard]] std::size_t done(const std::string& lesson) const;

    /// Writes the file. Errors: cannot_write_file, not_a_file_to_write.
    Status save() const;

private:
    struct Progress {
        std::size_t page = 0;
        std::vector<PageState> pages;
    };
    std::filesystem::path file_;
    std::map<std::string, Progress> lessons_; ///< by id of the lesson
};

} // namespace lockstep::gui
