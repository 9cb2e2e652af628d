#include "app/lessons/lesson_runs.h"

#include "app/common/place/place_text.h"
#include "app/common/run_arguments.h"
#include "app/worker/client.h"
#include "core/report/json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t most_sessions = 6;

std::string run_key(const LessonRun& run) {
    return place_text(run.run) + '\n' + run.source.value_or("");
}

bool mentions_costs(const std::string& expression) {
    return std::ranges::any_of(
        std::initializer_list<std::string_view>{"costs", "account", "advice"},
        [&](std::string_view word) { return expression.find(word) != std::string::npos; });
}

/// Calls `use` with every expression of a text.
template <class Use>
void for_expressions(const LessonText& text, const Use& use) {
    for (const auto& piece : text.pieces) {
        if (const auto* figure = std::get_if<LessonFigure>(&piece)) {
            use(figure->value);
        }
    }
}

/// Calls `use` with every expression of a block.
template <class Use>
struct BlockExpressions {
    const Use& use;

    void operator()(const LessonText& text) const { for_expressions(text, use); }
    void operator()(const GeneratedAsk& /*ask*/) const {}
    void operator()(const ChoiceAsk& ask) const {
        for_expressions(ask.question, use);
        for (const LessonChoice& choice : ask.choices) {
            for_expressions(choice.text, use);
            for_expressions(choice.reason, use);
            if (choice.right_if) {
                use(*choice.right_if);
            }
        }
    }
    void operator()(const NumberAsk& ask) const {
        for_expressions(ask.question, use);
        use(ask.right.value);
        for_expressions(ask.right.reason, use);
        for (const NumberAnswer& answer : ask.wrong) {
            use(answer.value);
            for_expressions(answer.reason, use);
        }
    }
    void operator()(const OrderAsk& ask) const {
        for_expressions(ask.question, use);
        for (const OrderItem& item : ask.items) {
            for_expressions(item.text, use);
            use(item.value.value);
        }
    }
    void operator()(const LessonTask& task) const {
        use(task.gate);
        for_expressions(task.say, use);
        std::ranges::for_each(task.hints, [&](const LessonText& hint) { for_expressions(hint, use); });
    }
};

} // namespace

Result<RunSpec> spec_of(const LessonRun& run) {
    auto spec = run_of(run.run);
    if (spec) {
        spec->program_text = run.source;
        spec->options.time_plain = false;
    }
    return spec;
}

LessonLooker look_in_worker() {
    return [](const RunSpec& run, bool with_costs, const ProgressSink& progress) {
        return look(run, {.costs = with_costs ? Wants::Costs::at_once : Wants::Costs::none}, progress);
    };
}

std::shared_ptr<const Session> LessonRuns::known_session(const std::string& key) {
    const auto made = std::ranges::find(sessions_, key, &Made::key);
    if (made == sessions_.end()) {
        return nullptr;
    }
    sessions_.splice(sessions_.begin(), sessions_, made);
    return sessions_.front().session;
}

void LessonRuns::keep(const std::string& key, std::shared_ptr<const Session> session) {
    sessions_.push_front({key, std::move(session)});
    if (sessions_.size() > most_sessions) {
        sessions_.pop_back();
    }
}

void LessonRuns::add(const LessonRun& run, std::shared_ptr<const Session> session) {
    const std::string key = run_key(run);
    if (known_session(key) == nullptr) {
        keep(key, std::move(session));
    }
}

Result<std::shared_ptr<const Session>> LessonRuns::session(const LessonRun& run,
                                                           const ProgressSink& progress) {
    const std::string key = run_key(run);
    if (auto known = known_session(key)) {
        return known;
    }
    if (const auto failure = failures_.find(key); failure != failures_.end()) {
        return failure->second;
    }
    const auto spec = spec_of(run);
    auto made =
        spec ? look_(*spec, with_costs_, progress) : Result<std::shared_ptr<const Session>>(spec.error());
    if (made) {
        keep(key, *made);
    } else if (made.error().code != ErrorCode::cancelled) {
        failures_.emplace(key, made.error());
    }
    return made;
}

Result<std::shared_ptr<const nlohmann::ordered_json>> LessonRuns::report(const LessonRun& run,
                                                                         const ProgressSink& progress) {
    const std::string key = run_key(run);
    if (const auto known = reports_.find(key); known != reports_.end()) {
        return known->second;
    }
    const auto made = session(run, progress);
    if (!made) {
        return made.error();
    }
    auto report = std::make_shared<const nlohmann::ordered_json>(to_json(**made));
    reports_.emplace(key, report);
    return report;
}

bool needs_costs(const Lesson& lesson) {
    bool found = false;
    const auto use = [&found](const LessonExpression& value) {
        found = found || mentions_costs(value.expression.text);
    };
    for (const LessonPage& page : lesson.pages) {
        for (const LessonBlock& block : page.blocks) {
            std::visit(BlockExpressions<decltype(use)>{use}, block);
        }
        for_expressions(page.notes, use);
    }
    return found;
}

void PageReports::add(const std::string& name, std::shared_ptr<const nlohmann::ordered_json> report) {
    pointers_[name] = report.get();
    reports_[name] = std::move(report);
}

LessonRun run_of(const Lesson& lesson, const LessonPlace& place) {
    return {.run = lesson_run(place.place.runs.front(), lesson.file)};
}

Result<PageReports> reports_of(const Lesson& lesson, const LessonPage& page, LessonRuns& runs,
                               const ProgressSink& progress) {
    PageReports reports;
    const auto add = [&](const std::string& name, const LessonPlace& place) -> Status {
        auto report = runs.report(run_of(lesson, place), progress);
        if (!report) {
            Error error = report.error();
            error.place = {lesson.file.string(), place.spot.line, place.spot.column};
            return error;
        }
        reports.add(name, std::move(*report));
        return {};
    };
    if (Status added = add("", page.place); !added) {
        return added.error();
    }
    for (const auto& [name, place] : page.others) {
        if (Status added = add(name, place); !added) {
            return added.error();
        }
    }
    return reports;
}

} // namespace lockstep
