#include "app/lessons/lesson_questions.h"

#include "app/lessons/lesson_values.h"
#include "app/words/errors/lesson_words.h"

#include <algorithm>
#include <optional>
#include <string>

namespace lockstep {
namespace {

/// Limit for the search for a step at which a question can be asked.
constexpr std::uint32_t most_searched_steps = 200;

/// Where a question is asked, in the terms of the command line.
struct Position {
    std::size_t launch = 0; ///< from 0
    std::uint64_t group = 0;
    std::optional<std::uint64_t> step; ///< from 1
    std::uint64_t warp = 0;
    std::optional<std::uint64_t> lane;
};

Position position_of(const ViewPlace& place, const AskDetails& details) {
    return {.launch = place.launch ? static_cast<std::size_t>(*place.launch - 1) : 0,
            .group = details.group.value_or(place.group.value_or(0)),
            .step = details.step ? details.step : place.step,
            .warp = details.warp.value_or(place.warp.value_or(0)),
            .lane = details.lane};
}

/// Returns the first name of the position that the run does not have, with its allowed values.
struct Beyond {
    const char* name;
    std::uint64_t least;
    std::uint64_t most;
};
std::optional<Beyond> first_beyond(const Position& at, const std::shared_ptr<const Session>& session) {
    if (at.launch >= session->launch_count()) {
        return Beyond{"launch", 1, session->launch_count()};
    }
    const std::uint64_t groups = session->trace(at.launch).logged_groups();
    if (at.group >= groups) {
        return Beyond{"group", 0, groups - 1};
    }
    const GroupView view = make_group_view(session, at.launch, Group(at.group));
    if (at.step && (*at.step < 1 || *at.step > view.tick_count())) {
        return Beyond{"step", 1, view.tick_count()};
    }
    if (at.warp >= view.steps->warps) {
        return Beyond{"warp", 0, view.steps->warps - 1};
    }
    const std::uint32_t lanes = view.lanes_of(Warp(static_cast<std::uint32_t>(at.warp)));
    if (at.lane.value_or(0) >= lanes) {
        return Beyond{"lane", 0, lanes - 1};
    }
    return std::nullopt;
}

Error beyond_error(const Lesson& lesson, const LessonSpot& spot, const Beyond& beyond) {
    return lesson_error(lesson, spot, lesson_flaw::beyond, beyond.name,
                        std::to_string(beyond.least) + ".." + std::to_string(beyond.most));
}

QuestionPlace question_place(const Position& at, std::uint32_t tick) {
    QuestionPlace place{.launch = at.launch,
                        .group = Group(at.group),
                        .tick = Tick(tick),
                        .warp = Warp(static_cast<std::uint32_t>(at.warp))};
    if (at.lane) {
        place.lane = Lane(static_cast<std::uint32_t>(*at.lane));
    }
    return place;
}

/// Whether a question is about the line that the lesson names, if it names one.
bool is_at_line(const Question& question, const GeneratedAsk& ask) {
    return !ask.at.line || (question.line && question.line->line == *ask.at.line);
}

} // namespace

std::uint64_t ask_seed(const Lesson& lesson, std::size_t page, std::size_t block) {
    constexpr std::uint64_t prime = 1099511628211U; // FNV-1a
    std::uint64_t hash = 14695981039346656037U;
    const std::string text = lesson.id + "/" + std::to_string(page) + "/" + std::to_string(block);
    for (const char letter : text) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * prime;
    }
    return hash;
}

Result<Question> generated_question(const Lesson& lesson, const LessonPage& page, const GeneratedAsk& ask,
                                    AskedRuns runs, std::uint64_t seed) {
    const auto kind = question_kind(ask.kind);
    const Error none = lesson_error(lesson, ask.spot, lesson_flaw::not_asked, ask.kind);
    if (!kind || runs.empty()) {
        return none;
    }
    const Position at = position_of(page.place.place, ask.at);
    if (const auto beyond = first_beyond(at, runs[0])) {
        return beyond_error(lesson, ask.spot, *beyond);
    }
    const GroupView view = make_group_view(runs[0], at.launch, Group(at.group));
    const bool is_about_next = *kind == QuestionKind::lanes_next || *kind == QuestionKind::next_read;
    const auto shown = static_cast<std::uint32_t>(at.step.value_or(1) - 1);
    const std::uint32_t first = ask.at.step || !is_about_next || !at.step ? shown : shown + 1;
    const std::uint32_t end =
        std::min(ask.at.step ? first + 1 : first + most_searched_steps, view.tick_count());
    for (std::uint32_t tick = first; tick < end; ++tick) {
        auto question = lockstep::ask(view, runs, question_place(at, tick), *kind, seed);
        if (question && is_at_line(*question, ask)) {
            return std::move(*question);
        }
    }
    return none;
}

Status check_position(const Lesson& lesson, const LessonPlace& place,
                      const std::shared_ptr<const Session>& session) {
    Position at = position_of(place.place, {});
    at.lane = place.place.lane;
    const auto beyond = first_beyond(at, session);
    return beyond ? Status(beyond_error(lesson, place.spot, *beyond)) : Status();
}

bool is_about_lanes(QuestionKind kind) {
    return kind == QuestionKind::lanes_next || kind == QuestionKind::shares_bank;
}

} // namespace lockstep
