#pragma once

#include "app/gui/workspace/lesson/lesson_job.h"

#include <QObject>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockstep::gui {

/// A page of a lesson with everything that its slides need.
struct PreparedPage {
    ShownPage shown;
    std::string notes; ///< in Markdown, with their figures
    std::shared_ptr<const Session> session;
};
using PageResult = Result<std::shared_ptr<const PreparedPage>>;

/// Makes the runs of a page, and evaluates it. Errors: those of the runs.
PageResult prepare_page(const LessonWanted& wanted, const ProgressSink& progress);

/// Returns the lesson in the language and the vocabulary of the window; the same lesson if its file cannot be read.
[[nodiscard]] std::shared_ptr<const Lesson> in_words_of_window(const std::shared_ptr<const Lesson>& lesson);

/// Prepares all pages of a lesson in the background, one after the other: first the page that is shown, then the pages
/// after it, then those before it. So the next page is ready when the presenter turns to it.
class LessonPages : public QObject {
    Q_OBJECT
public:
    LessonPages(std::shared_ptr<const Lesson> lesson, std::shared_ptr<LessonRuns> runs,
                QObject* parent = nullptr);

    /// Prepares this page next, unless it is prepared. Call when another page is shown.
    void prepare_around(std::size_t page);
    /// Returns a page after prepared() was emitted for it, or why it cannot be shown.
    [[nodiscard]] const PageResult& page(std::size_t page) const { return *pages_[page]; }
    /// Whether all pages are prepared or have an error.
    [[nodiscard]] bool is_done() const;

signals:
    void prepared(std::size_t page); ///< also emitted if the page has an error

private:
    void begin();
    void keep(PageResult page);

    const std::shared_ptr<const Lesson> lesson_;
    const std::shared_ptr<LessonRuns> runs_;
    std::vector<std::optional<PageResult>> pages_;
    std::size_t around_ = 0;
    Job<LessonWanted, std::shared_ptr<const PreparedPage>> job_; ///< last, because its destructor waits
};

} // namespace lockstep::gui
