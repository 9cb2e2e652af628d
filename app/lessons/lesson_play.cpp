#include "app/lessons/lesson_play.h"

#include "app/lessons/lesson_questions.h"
#include "app/lessons/lesson_values.h"
#include "core/questions/ask.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

/// Whether a twin can be shown where the question is: in the same group, or without a step.
bool has_same_group(const Question& question, const Question& twin) {
    return twin.covers == Covers::run_figures ||
           (twin.place.launch == question.place.launch && twin.place.group == question.place.group);
}

/// Makes the shown form of each block of a page.
class PagePlayer {
public:
    PagePlayer(const Lesson& lesson, std::size_t page, const NumberStyle& numbers, PageReports reports,
               std::vector<std::shared_ptr<const Session>> sessions)
        : lesson_(lesson),
          number_(page),
          numbers_(numbers),
          reports_(std::move(reports)),
          sessions_(std::move(sessions)) {}

    ShownPage play() {
        const LessonPage& page = lesson_.pages[number_];
        ShownPage shown;
        for (block_ = 0; block_ < page.blocks.size(); ++block_) {
            error_.reset();
            ShownBlock block =
                std::visit([this](const auto& each) { return show(each); }, page.blocks[block_]);
            if (error_) {
                block = std::move(*error_);
            }
            shown.blocks.push_back(std::move(block));
        }
        shown.notes = text(page.notes);
        return shown;
    }

private:
    /// Returns the value, or an empty one after it has kept the error.
    template <class T>
    T kept(Result<T> result) {
        if (result) {
            return std::move(*result);
        }
        error_ = result.error();
        return T{};
    }
    std::string text(const LessonText& text) {
        return kept(shown_text(lesson_, text, reports_.all(), numbers_));
    }
    FigureNumber number(const LessonExpression& value) {
        return kept(number_of(lesson_, value, reports_.all()));
    }

    ShownBlock show(const LessonText& block) { return ShownText{text(block)}; }

    ShownBlock show(const GeneratedAsk& ask) {
        const auto question = generated_question(lesson_, lesson_.pages[number_], ask, sessions_,
                                                 ask_seed(lesson_, number_, block_));
        if (!question) {
            error_ = question.error();
            return ShownText{};
        }
        ShownQuestion shown = shown_question(*question, ask.by_lanes);
        const auto other = twin(sessions_, *question, question->seed + 1);
        if (other && has_same_group(*question, *other)) {
            shown.twin = std::make_shared<const ShownQuestion>(shown_question(*other, ask.by_lanes));
        }
        return shown;
    }

    ShownQuestion shown_question(const Question& question, bool by_lanes) const {
        const GroupView view =
            make_group_view(sessions_.front(), question.place.launch, question.place.group);
        ShownQuestion shown{.question = question,
                            .by_lanes = by_lanes && is_about_lanes(question.kind),
                            .lanes = view.lanes_of(question.place.warp)};
        for (std::uint32_t lane = 0; shown.by_lanes && lane < shown.lanes; ++lane) {
            shown.reasons.push_back(lane_reason(view, question, Lane(lane)));
        }
        return shown;
    }

    ShownBlock show(const ChoiceAsk& ask) {
        ShownChoiceAsk shown{.question = text(ask.question), .choices = {}};
        for (const LessonChoice& choice : ask.choices) {
            shown.choices.push_back({text(choice.text), text(choice.reason)});
        }
        shown.right = kept(right_choice(lesson_, ask, reports_.all()));
        return shown;
    }

    ShownBlock show(const NumberAsk& ask) {
        ShownNumberAsk shown{.question = text(ask.question),
                             .right = number(ask.right.value),
                             .right_reason = text(ask.right.reason),
                             .wrong = {}};
        for (const NumberAnswer& wrong : ask.wrong) {
            shown.wrong.emplace_back(number(wrong.value), text(wrong.reason));
        }
        return shown;
    }

    ShownBlock show(const OrderAsk& ask) {
        ShownOrderAsk shown{.question = text(ask.question), .items = {}, .values = {}, .right = {}};
        for (const OrderItem& item : ask.items) {
            shown.items.push_back(text(item.text));
            shown.values.push_back(figure_text(number(item.value.value), item.value.form, numbers_));
        }
        shown.right = kept(right_order(lesson_, ask, reports_.all()));
        return shown;
    }

    ShownBlock show(const LessonTask& task) {
        ShownTask shown{.say = text(task.say), .hints = {}};
        for (const LessonText& hint : task.hints) {
            shown.hints.push_back(text(hint));
        }
        return shown;
    }

    const Lesson& lesson_;
    const std::size_t number_; ///< index of the page
    const NumberStyle& numbers_;
    const PageReports reports_;
    const std::vector<std::shared_ptr<const Session>> sessions_;
    std::size_t block_ = 0; ///< index of the block that is being shown
    std::optional<Error> error_;
};

} // namespace

Result<ShownPage> play_page(const Lesson& lesson, std::size_t page, LessonRuns& runs,
                            const NumberStyle& numbers, const ProgressSink& progress) {
    auto reports = reports_of(lesson, lesson.pages.at(page), runs, progress);
    if (!reports) {
        return reports.error();
    }
    std::vector<std::shared_ptr<const Session>> sessions;
    auto main = runs.session(run_of(lesson, lesson.pages[page].place), progress);
    if (!main) {
        return main.error();
    }
    sessions.push_back(std::move(*main));
    for (const auto& [name, place] : lesson.pages[page].others) {
        auto other = runs.session(run_of(lesson, place), progress);
        if (!other) {
            return other.error();
        }
        sessions.push_back(std::move(*other));
    }
    return PagePlayer(lesson, page, numbers, std::move(*reports), std::move(sessions)).play();
}

std::pair<bool, std::string> judge_shown(const ShownNumberAsk& ask, FigureNumber typed) {
    if (is_same_answer(typed, ask.right)) {
        return {true, ask.right_reason};
    }
    for (const auto& [value, reason] : ask.wrong) {
        if (is_same_answer(typed, value)) {
            return {false, reason};
        }
    }
    return {false, ""};
}

} // namespace lockstep
