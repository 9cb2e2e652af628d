#include "app/gui/present/lesson/lesson_pages.h"

#include "app/gui/theme/language.h"
#include "app/gui/theme/quantity_text.h"
#include "app/lessons/lesson_list.h"
#include "app/lessons/lesson_reader.h"
#include "app/lessons/lesson_values.h"
#include "app/lessons/lesson_words.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace lockstep::gui {

PageResult prepare_page(const LessonWanted& wanted, const ProgressSink& progress) {
    const Lesson& lesson = *wanted.lesson;
    const LessonPage& page = lesson.pages[wanted.page];
    PreparedPage prepared;
    auto shown = play_page(lesson, wanted.page, *wanted.runs, wanted.numbers, progress);
    if (!shown) {
        return shown.error();
    }
    prepared.shown = std::move(*shown);
    auto session = wanted.runs->session(run_of(lesson, page.place), progress);
    if (!session) {
        return session.error();
    }
    prepared.session = std::move(*session);
    const auto reports = reports_of(lesson, page, *wanted.runs, progress);
    const auto notes = reports ? shown_text(lesson, page.notes, reports->all(), wanted.numbers)
                               : Result<std::string>(reports.error());
    prepared.notes = notes ? *notes : std::string();
    return std::make_shared<const PreparedPage>(std::move(prepared));
}

std::shared_ptr<const Lesson> in_words_of_window(const std::shared_ptr<const Lesson>& lesson) {
    const auto files = all_lesson_files(catalogue_language());
    const auto file = std::ranges::find(files, lesson->file.filename(), &std::filesystem::path::filename);
    const auto reading = read_lesson_file(file == files.end() ? lesson->file : *file);
    const bool is_same = reading && reading->ok() && reading->lesson.key == lesson->key &&
                         reading->lesson.pages.size() == lesson->pages.size();
    return is_same ? std::make_shared<const Lesson>(in_words(reading->lesson, shown_vocabulary())) : lesson;
}

LessonPages::LessonPages(std::shared_ptr<const Lesson> lesson, std::shared_ptr<LessonRuns> runs,
                         QObject* parent)
    : QObject(parent),
      lesson_(std::move(lesson)),
      runs_(std::move(runs)),
      pages_(lesson_->pages.size()),
      job_(prepare_page) {
    job_.on_finished(this,
                     [this](const std::shared_ptr<const PreparedPage>& page) { keep(PageResult(page)); });
    connect(&job_, &AnyJob::failed, this, [this](const Error& error) { keep(PageResult(error)); });
    // Queued, because the job still counts as running while it reports its result.
    connect(&job_, &AnyJob::stopped, this, &LessonPages::begin, Qt::QueuedConnection);
}

void LessonPages::keep(PageResult page) {
    const std::size_t number = job_.current().page;
    pages_[number] = std::move(page);
    emit prepared(number);
}

bool LessonPages::is_done() const {
    return std::ranges::all_of(pages_, [](const auto& page) { return page.has_value(); });
}

void LessonPages::prepare_around(std::size_t page) {
    around_ = page;
    begin();
}

/// Begins with the next page, unless one is being prepared.
void LessonPages::begin() {
    if (job_.is_running() || is_done()) {
        return;
    }
    const auto is_open = [](const auto& page) { return !page.has_value(); };
    const auto here = pages_.begin() + static_cast<std::ptrdiff_t>(std::min(around_, pages_.size() - 1));
    auto next = std::find_if(here, pages_.end(), is_open);
    if (next == pages_.end()) { // the pages before, the nearest one first
        next = std::prev(std::find_if(std::make_reverse_iterator(here), pages_.rend(), is_open).base());
    }
    job_.start({.lesson = lesson_,
                .page = static_cast<std::size_t>(next - pages_.begin()),
                .runs = runs_,
                .numbers = number_style()});
}

} // namespace lockstep::gui
