#pragma once

#include "app/lessons/progress_file.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::gui {

/// Returns the file with the progress of the learner in user_data_dir(); empty if there is no such folder.
[[nodiscard]] std::filesystem::path learner_file();

/// The progress of a learner in all lessons. It is kept in a JSON file:
///
///     {"format": 1, "name": "Ana", "lessons": {"count-to-47": {"page": 2, "count": 2,
///      "pages": ["mastered", "done"], "tries": [1, 3], "seconds": [40, 95]}}}
///
/// All functions take the key of a lesson (see lesson_key.h).
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
    /// Sets the number of pages of a lesson, so that pages that were never shown count as open. The progress of
    /// pages beyond it is kept for the time when the lesson has them again, but does not count.
    void set_page_count(const std::string& lesson, std::size_t pages);
    /// Returns the number of pages that are at least done.
    [[nodiscard]] std::size_t done(const std::string& lesson) const;

    /// Counts an answer or the check of a task.
    void add_try(const std::string& lesson, std::size_t page);
    void add_seconds(const std::string& lesson, std::size_t page, std::uint32_t seconds);
    /// Returns the name that the learner has typed; empty if none.
    [[nodiscard]] const std::string& name() const { return name_; }
    void set_name(std::string_view typed) { name_ = learner_name(typed); }
    /// Returns the progress in all lessons, by key.
    [[nodiscard]] std::vector<LessonProgress> lessons() const;

    /// Writes the file. Errors: cannot_write_file, not_a_file_to_write.
    Status save() const;

private:
    struct Progress {
        std::size_t page = 0;
        std::size_t count = 0; ///< of pages of the lesson; at most those of `pages`
        std::vector<PageProgress> pages;
        [[nodiscard]] std::span<const PageProgress> counted() const { return std::span(pages).first(count); }
    };
    /// Returns the progress of a page, which it adds if it does not exist.
    PageProgress& page_of(const std::string& lesson, std::size_t page);

    std::filesystem::path file_;
    std::string name_;
    std::map<std::string, Progress> lessons_; ///< by key of the lesson
};

} // namespace lockstep::gui
