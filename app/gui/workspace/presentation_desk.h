#pragma once

#include "app/lessons/lesson_runs.h"

#include <QPointF>
#include <QString>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockstep::gui {

class Exported;

/// What follows the pointer over the audience's picture.
enum class PointerTool : std::uint8_t { none, laser, spotlight, lens, pen };

/// A line drawn with the pen, in lengths of a slide (see app/gui/present/slide.h).
struct PenStroke {
    std::vector<QPointF> points;
    friend bool operator==(const PenStroke&, const PenStroke&) = default;
};

inline constexpr std::size_t most_answers = 6; ///< keys 1 to 6; computed questions have at most 4
using Votes = std::array<unsigned, most_answers>;

/// A presentation: whether it runs, what the audience sees, and what the presenter entered. Votes, strokes and
/// notes belong to a state of the presentation, which its key identifies (see PresentedState::key).
struct PresentationDesk {
    enum class Run : std::uint8_t {
        off,
        on,
        left ///< ended with Esc; F5 resumes it
    };
    Run run = Run::off;
    std::string picture = "stage"; ///< name of the picture that the audience sees
    std::size_t at = 0;            ///< index of the shown state in the script
    /// Index of the state that the audience keeps seeing while the presenter goes elsewhere; empty: it sees `at`.
    std::optional<std::size_t> frozen;
    std::shared_ptr<const Lesson> lesson;    ///< the presented lesson; null: the shown run is presented
    std::shared_ptr<LessonRuns> lesson_runs; ///< only the job of the presentation uses them
    std::shared_ptr<Exported> page; ///< the presented page, such as findings; null: another presentation
    std::string lesson_key;         ///< key of the shown state of the lesson
    bool asks = false;              ///< whether questions are asked before steps
    bool has_caption = true;
    bool hides_numbers = false;
    bool is_blank = false;
    bool shows_votes = false;
    bool is_full_screen = true;
    bool is_animated = true; ///< whether answers and votes move; the setting of the window
    QString screen;          ///< name of the audience's screen; empty: the program chooses it
    PointerTool tool = PointerTool::none;
    int note_size = 18; ///< in pixels at a text size of 100 %

    std::map<std::string, Votes> votes;
    std::map<std::string, std::vector<PenStroke>> strokes;
    std::map<std::string, QString> notes;

    // Times are in milliseconds of the clock of the presentation (see PresentationClock).
    std::int64_t begun_ms = 0;
    std::int64_t state_begun_ms = 0;
    std::optional<std::int64_t> paused_ms;      ///< when the clock was paused; empty: it runs
    std::optional<std::int64_t> think_until_ms; ///< end of the thinking time; empty: there is none
};

} // namespace lockstep::gui
