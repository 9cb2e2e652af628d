#pragma once

#include "app/common/place/place.h"
#include "core/report/figure/expression.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lockstep {

// A lesson: pages, each with a prepared place, texts, questions and tasks. lesson_reader.h reads it from a file
// and describes the format.
//
//     Lesson -> LessonPage -> LessonBlock: LessonText, LessonAsk, LessonTask

// Limits for lessons from untrusted sources.
inline constexpr std::size_t most_lesson_bytes = std::size_t{256} * 1024;
inline constexpr std::size_t most_lesson_pages = 30;
inline constexpr std::size_t most_page_blocks = 40;
inline constexpr std::size_t most_lesson_runs = 60; ///< different runs that a lesson needs
inline constexpr std::size_t most_task_hints = 3;

/// The name of the run at the start of a task, in its gate: before(totals.barriers).
inline constexpr const char* start_run_name = "before";

/// A position in the file of a lesson, counted from 1. Columns count characters.
struct LessonSpot {
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    friend bool operator==(const LessonSpot&, const LessonSpot&) = default;
};

/// An expression about the run of a page, for example the gate of a task.
struct LessonExpression {
    Expression expression;
    LessonSpot spot;
};

/// How a figure is shown in a text.
enum class FigureForm : std::uint8_t {
    number,  ///< grouped digits, at most three significant digits after a decimal sign: "1,024"
    percent, ///< "17.4 %"
    factor,  ///< "1.25x"
    bytes,   ///< "64 KiB" if the number is a multiple of 1024, otherwise "132 B"
    cycles,  ///< rounded to a whole number
};

/// A figure in a text: {{launches.model.utilisation as percent}}.
struct LessonFigure {
    LessonExpression value;
    FigureForm form = FigureForm::number;
};

/// A text in Markdown, with figures. Only the markup that lesson_reader.h lists occurs in it.
struct LessonText {
    std::vector<std::variant<std::string, LessonFigure>> pieces;
    LessonSpot spot;
    [[nodiscard]] bool empty() const { return pieces.empty(); }
};

/// A place, with its text form.
struct LessonPlace {
    ViewPlace place;
    std::string text;
    LessonSpot spot;
};

/// Where a generated question is asked. A member without a value has the value of the page's place.
struct AskDetails {
    std::optional<std::uint64_t> step = {}; ///< from 1
    std::optional<std::uint64_t> warp = {};
    std::optional<std::uint64_t> lane = {};
    std::optional<std::uint64_t> group = {};
    std::optional<std::uint64_t> line = {}; ///< source line, from 1
};

/// A question whose words, choices and right answer are computed from the trace (core/questions).
struct GeneratedAsk {
    std::string kind; ///< "lanes-next"
    AskDetails at;
    bool by_lanes = false; ///< whether the learner clicks lanes instead of choosing an answer
    LessonSpot spot;
};

struct LessonChoice {
    LessonText text;
    LessonText reason; ///< why the choice is right or wrong
    bool is_right = false;
    std::optional<LessonExpression> right_if = {}; ///< decides instead of is_right, if there is one
    LessonSpot spot;
};

/// Exactly one choice is right.
struct ChoiceAsk {
    LessonText question;
    std::vector<LessonChoice> choices;
    LessonSpot spot;
};

/// A right or wrong answer to a NumberAsk.
struct NumberAnswer {
    LessonExpression value;
    LessonText reason;
};

/// The learner types a number.
struct NumberAsk {
    LessonText question;
    NumberAnswer right;
    std::vector<NumberAnswer> wrong; ///< wrong answers with a known reason
    LessonSpot spot;
};

struct OrderItem {
    LessonText text;
    LessonFigure value;
};

/// The learner sorts the items, the smallest value first.
struct OrderAsk {
    LessonText question;
    std::vector<OrderItem> items;
    LessonSpot spot;
};

/// What the learner changes in a task. Everything else stays as in the run at the start.
enum class TaskEdit : std::uint8_t { source, parameters, hardware };

/// A task: the learner changes the run until the gate is true. task_check.h describes what else is required.
struct LessonTask {
    LessonExpression gate;
    TaskEdit edit = TaskEdit::source;
    std::optional<LessonPlace> start = {}; ///< the run at the start; by default, that of the page
    LessonText say;                        ///< what the learner must reach
    std::vector<LessonText> hints;
    LessonSpot spot;
};

using LessonBlock = std::variant<LessonText, GeneratedAsk, ChoiceAsk, NumberAsk, OrderAsk, LessonTask>;

struct LessonPage {
    std::string title;
    LessonPlace place;
    /// Other runs that expressions may refer to, by name.
    std::map<std::string, LessonPlace> others;
    std::vector<LessonBlock> blocks;
    LessonText notes; ///< for the teacher only
    LessonSpot spot;
};

struct Lesson {
    std::filesystem::path file;
    std::string id;
    std::string key; ///< tells it from lessons of other authors with the same id, see lesson_key.h
    std::string title;
    std::uint32_t minutes = 0;
    std::string goal;
    std::string misconception;      ///< what learners often believe before; may be empty
    std::vector<std::string> needs; ///< ids of the lessons to do first
    std::vector<LessonPage> pages;
};

/// Returns where a block begins in the file.
[[nodiscard]] LessonSpot spot_of(const LessonBlock& block);
/// Whether the learner must do something in this block.
[[nodiscard]] bool is_question(const LessonBlock& block);

/// Returns the run from which a task starts.
[[nodiscard]] const LessonPlace& start_of(const LessonTask& task, const LessonPage& page);

/// Returns the run with the path of its file, if it names one. The path in a lesson is relative to the folder
/// of the lesson.
[[nodiscard]] PlaceRun lesson_run(const PlaceRun& run, const std::filesystem::path& lesson_file);
/// Returns the place with the paths of its files; see lesson_run().
[[nodiscard]] ViewPlace lesson_place(const ViewPlace& place, const std::filesystem::path& lesson_file);

} // namespace lockstep
