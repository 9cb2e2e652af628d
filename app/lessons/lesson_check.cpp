#include "app/lessons/lesson_check.h"

#include "app/lessons/lesson_questions.h"
#include "app/lessons/lesson_values.h"
#include "app/lessons/task_check.h"
#include "app/words/errors/lesson_words.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace lockstep {
namespace {

/// Plays one page, and collects its flaws.
class PageCheck {
public:
    PageCheck(const Lesson& lesson, std::size_t page, LessonRuns& runs, const ProgressSink& progress)
        : lesson_(lesson), number_(page), page_(lesson.pages[page]), runs_(runs), progress_(progress) {}

    std::vector<Error> check() {
        auto reports = reports_of(lesson_, page_, runs_, progress_);
        if (!reports) {
            add_run_error(reports.error());
            return std::move(flaws_);
        }
        reports_ = std::move(*reports);
        if (!add_sessions()) {
            return std::move(flaws_);
        }
        add(check_position(lesson_, page_.place, sessions_.front()));
        for (std::size_t block = 0; block < page_.blocks.size(); ++block) {
            block_ = block;
            std::visit([this](const auto& each) { check(each); }, page_.blocks[block]);
        }
        check(page_.notes);
        return std::move(flaws_);
    }

private:
    bool add_sessions() {
        std::vector<LessonRun> wanted = {run_of(lesson_, page_.place)};
        for (const auto& [name, place] : page_.others) {
            wanted.push_back(run_of(lesson_, place));
        }
        for (const LessonRun& run : wanted) {
            auto session = runs_.session(run, progress_);
            if (!session) {
                add_run_error(session.error());
                return false;
            }
            sessions_.push_back(std::move(*session));
        }
        return true;
    }

    template <class T>
    void add(const Result<T>& result) {
        if (!result) {
            flaws_.push_back(result.error());
        }
    }

    /// Adds the error of a run as the cause of a flaw of its place.
    void add_run_error(const Error& error) {
        if (error.code == ErrorCode::cancelled) {
            flaws_.push_back(error);
            return;
        }
        Error cause = error;
        LessonSpot spot = page_.place.spot;
        if (cause.place.file == lesson_.file.string()) { // the position is that of the place in the lesson
            spot = {cause.place.line, cause.place.column};
            cause.place = {};
        }
        Error flaw = lesson_error(lesson_, spot, lesson_flaw::bad_place);
        flaw.cause = std::make_shared<const Error>(std::move(cause));
        flaws_.push_back(std::move(flaw));
    }

    void check(const LessonText& text) { add(shown_text(lesson_, text, reports_.all(), english_numbers())); }

    void check(const GeneratedAsk& ask) {
        const auto kind = question_kind(ask.kind);
        if (ask.by_lanes && kind && !is_about_lanes(*kind)) {
            flaws_.push_back(lesson_error(lesson_, ask.spot, lesson_flaw::not_lanes, ask.kind));
        }
        add(generated_question(lesson_, page_, ask, sessions_, ask_seed(lesson_, number_, block_)));
    }

    void check(const ChoiceAsk& ask) {
        check(ask.question);
        for (const LessonChoice& choice : ask.choices) {
            check(choice.text);
            check(choice.reason);
        }
        add(right_choice(lesson_, ask, reports_.all()));
    }

    void check(const NumberAsk& ask) {
        check(ask.question);
        std::vector<FigureNumber> values;
        check_answer(ask.right, values);
        std::ranges::for_each(ask.wrong, [&](const NumberAnswer& wrong) { check_answer(wrong, values); });
    }

    void check_answer(const NumberAnswer& answer, std::vector<FigureNumber>& values) {
        check(answer.reason);
        const auto value = number_of(lesson_, answer.value, reports_.all());
        if (!value) {
            flaws_.push_back(value.error());
            return;
        }
        if (std::ranges::find(values, *value) != values.end()) {
            flaws_.push_back(lesson_error(lesson_, answer.value.spot, lesson_flaw::equal_answers,
                                          value_text(FigureValue(*value))));
        }
        values.push_back(*value);
    }

    void check(const OrderAsk& ask) {
        check(ask.question);
        std::ranges::for_each(ask.items, [this](const OrderItem& item) { check(item.text); });
        add(right_order(lesson_, ask, reports_.all()));
    }

    void check(const LessonTask& task) {
        check(task.say);
        std::ranges::for_each(task.hints, [this](const LessonText& hint) { check(hint); });
        const auto result = check_start({lesson_, page_, task}, runs_, progress_);
        if (!result) {
            if (result.error().code == ErrorCode::bad_expression) {
                flaws_.push_back(result.error());
            } else {
                add_run_error(result.error());
            }
        } else if (result->verdict == TaskVerdict::solved) {
            flaws_.push_back(lesson_error(lesson_, task.gate.spot, lesson_flaw::open_gate));
        }
    }

    const Lesson& lesson_;
    const std::size_t number_; ///< index of the page
    const LessonPage& page_;
    LessonRuns& runs_;
    const ProgressSink& progress_;
    PageReports reports_;
    std::vector<std::shared_ptr<const Session>> sessions_;
    std::size_t block_ = 0; ///< index of the block that is being checked
    std::vector<Error> flaws_;
};

} // namespace

std::vector<Error> check_lesson(const Lesson& lesson, LessonRuns& runs, const ProgressSink& progress) {
    std::vector<Error> flaws;
    for (std::size_t page = 0; page < lesson.pages.size(); ++page) {
        for (Error& flaw : PageCheck(lesson, page, runs, progress).check()) {
            if (flaw.code == ErrorCode::cancelled) {
                return {std::move(flaw)};
            }
            flaws.push_back(std::move(flaw));
        }
    }
    std::ranges::stable_sort(flaws, {},
                             [](const Error& flaw) { return std::pair(flaw.place.line, flaw.place.column); });
    return flaws;
}

LessonContents contents_of(const Lesson& lesson) {
    LessonContents contents{.pages = lesson.pages.size()};
    for (const LessonPage& page : lesson.pages) {
        for (const LessonBlock& block : page.blocks) {
            const bool is_task = std::holds_alternative<LessonTask>(block);
            contents.tasks += is_task ? 1 : 0;
            contents.questions += !is_task && is_question(block) ? 1 : 0;
        }
    }
    return contents;
}

} // namespace lockstep
