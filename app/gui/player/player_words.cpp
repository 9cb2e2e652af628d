#include "app/gui/player/player_words.h"

#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct PlayerWords {
    Q_DECLARE_TR_FUNCTIONS(PlayerWords)
};

using Words = std::vector<std::pair<const char*, QString>>;

void add_transport(Words& words) {
    const Words these{
        {"first", PlayerWords::tr("First step")},
        {"back", PlayerWords::tr("Step back")},
        {"play", PlayerWords::tr("Play")},
        {"play_back", PlayerWords::tr("Play backwards")},
        {"pause", PlayerWords::tr("Pause")},
        {"forward", PlayerWords::tr("Step forward")},
        {"last", PlayerWords::tr("Last step")},
        {"speed", PlayerWords::tr("Speed")},
        {"per_second", PlayerWords::tr("%1 / s", "steps per second")},
        {"pause_at", PlayerWords::tr("Pause at")},
        {"pause_never", PlayerWords::tr("nothing", "pause at nothing")},
        {"pause_marks", PlayerWords::tr("markers")},
        {"pause_rounds", PlayerWords::tr("rounds")},
        {"pause_barriers", PlayerWords::tr("barriers")},
        {"pause_conflicts", PlayerWords::tr("conflicts and divergent branches")},
        {"caption", PlayerWords::tr("Caption")},
        {"position", PlayerWords::tr("Position in the run")},
    };
    words.insert(words.end(), these.begin(), these.end());
}

void add_parts(Words& words) {
    const Words these{
        {"theme", PlayerWords::tr("Theme")},
        {"theme_light", PlayerWords::tr("Light")},
        {"theme_dark", PlayerWords::tr("Dark")},
        {"theme_contrast", PlayerWords::tr("High contrast")},
        {"theme_system", PlayerWords::tr("System", "theme of the operating system")},
        {"views", PlayerWords::tr("Views")},
        {"as_text", PlayerWords::tr("The picture as text")},
        {"source", PlayerWords::tr("Source")},
        {"no_source", PlayerWords::tr("The recording has no source text.")},
        {"line", PlayerWords::tr("line")},
        {"steps", PlayerWords::tr("warp steps")},
        {"passes", PlayerWords::tr("bank passes")},
        {"sectors", PlayerWords::tr("sectors")},
        {"marks", PlayerWords::tr("Markers")},
        {"no_marks", PlayerWords::tr("No markers.")},
        {"about", PlayerWords::tr("About the run")},
    };
    words.insert(words.end(), these.begin(), these.end());
}

void add_keys(Words& words) {
    const Words these{
        {"keys", PlayerWords::tr("Keys")},
        {"key_space", PlayerWords::tr("Space", "key")},
        {"key_shift", PlayerWords::tr("Shift", "key")},
        {"key_home", PlayerWords::tr("Home", "key")},
        {"key_end", PlayerWords::tr("End", "key")},
        {"key_play", PlayerWords::tr("play or pause")},
        {"key_step", PlayerWords::tr("step back or forward")},
        {"key_round", PlayerWords::tr("previous or next marker")},
        {"key_ends", PlayerWords::tr("first or last step")},
        {"key_marks", PlayerWords::tr("go to a marker")},
        {"key_views", PlayerWords::tr("previous or next view")},
        {"key_caption", PlayerWords::tr("caption")},
        {"key_theme", PlayerWords::tr("theme")},
    };
    words.insert(words.end(), these.begin(), these.end());
}

void add_lesson(Words& words) {
    const Words these{
        {"pages", PlayerWords::tr("Pages of the lesson")},
        {"check", PlayerWords::tr("Check")},
        {"right", PlayerWords::tr("Right")},
        {"not_right", PlayerWords::tr("Not yet")},
        {"your_answer", PlayerWords::tr("Your answer")},
        {"task", PlayerWords::tr("Task in Lockstep")},
        {"hint", PlayerWords::tr("Hint")},
        {"decimal_sign", QString::fromStdString(number_style().decimal)},
    };
    words.insert(words.end(), these.begin(), these.end());
}

} // namespace

std::vector<std::pair<const char*, QString>> player_words() {
    Words words;
    add_lesson(words);
    add_transport(words);
    add_parts(words);
    add_keys(words);
    const Words others{
        {"open", PlayerWords::tr("Open in Lockstep")},
        {"copied", PlayerWords::tr("Copied. In Lockstep, choose File > Open copied link.")},
        {"not_copied", PlayerWords::tr("Copy this link. In Lockstep, choose File > Open copied link.")},
        {"origin",
         PlayerWords::tr("Counts are exact, from the trace. This file works offline and sends nothing.")},
    };
    words.insert(words.end(), others.begin(), others.end());
    return words;
}

QString no_script_sentence() {
    return PlayerWords::tr("This page needs JavaScript. It needs no other file and no network.");
}

QString damaged_sentence() {
    return PlayerWords::tr(
        "This file is damaged, or the browser is too old. Export it again, or use another browser.");
}

} // namespace lockstep::gui
